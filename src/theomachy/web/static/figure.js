// A god's figure as a small picture: its emblem in the colour of its chips, where the page has the emblems.

const NS = "http://www.w3.org/2000/svg";

export const hue = (colour) => (colour === "purple" ? "violet" : colour); // as the theme calls it

export function figure(colour, emblem) {
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("viewBox", "-20 -20 40 40");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("seat-token");
  svg.style.setProperty("--ground", `var(--${hue(colour)})`);
  svg.style.setProperty("--on", `var(--${hue(colour)}-on)`);
  for (const [r, fill] of [[19, "#fff"], [17.5, "var(--ground)"]]) {
    const round = document.createElementNS(NS, "circle");
    round.setAttribute("r", r);
    round.style.fill = fill;
    svg.append(round);
  }
  const mark = document.createElementNS(NS, "use");
  mark.setAttribute("href", `#emblem-${emblem}`);
  svg.append(mark);
  return svg;
}
