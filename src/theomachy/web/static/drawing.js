// Pictures from text, and pieces that move from where they were to where they are.

export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const small = matchMedia("(max-width: 699px), (max-height: 599px)"); // a window in which things share their room
const LONGEST = 400; // milliseconds of any movement

// The body of a panel as nodes: one <svg>, or a piece of HTML. What is no picture gives null.
export function shown(text, kind) {
  if (kind === "html") {
    const parsed = new DOMParser().parseFromString(text, "text/html").body;
    const place = document.createElement("div");
    place.append(...parsed.childNodes);
    return place;
  }
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return parsed.localName === "svg" ? document.adoptNode(parsed) : null;
}

// A small picture of a defined piece.
export function piece(id, { box = "-40 -44 80 90", label = "" } = {}) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", box);
  svg.classList.add("pic");
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

export const token = (seat, label = "") => piece(`page-seat-${seat}`, { box: "-20 -20 40 40", label });

// Where the pieces of a picture are now, by key.
export function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.key, Object.assign(box, { kin: element.dataset.kin }));
  }
  return found;
}

// Pieces of one kin cannot be told apart: if one is gone from its place and one is new, it has moved.
function moved(root, before) {
  const now = new Map();
  for (const element of root.querySelectorAll("[data-kin]")) now.set(element.dataset.key, element.dataset.kin);
  const found = new Map();
  for (const kin of new Set(now.values())) {
    const fresh = [...now].filter(([key, k]) => k === kin && !before.has(key));
    const gone = [...before].filter(([key, place]) => place.kin === kin && !now.has(key));
    if (fresh.length === 1 && gone.length === 1) found.set(fresh[0][0], gone[0][1]);
  }
  return found;
}

// Pieces that the old picture had too glide from where they were; new ones fall into their place.
export function glide(root, before) {
  const relatives = moved(root, before);
  const gliding = [];
  for (const element of root.querySelectorAll("[data-key]")) {
    const above = element.parentElement.closest("[data-key]");
    if (above && root.contains(above)) continue; // it moves with what it stands on
    const old = before.get(element.dataset.key) ?? relatives.get(element.dataset.key);
    const matrix = element.parentElement.getScreenCTM?.() ?? { a: 1, d: 1 };
    if (!old) {
      const from = `0px ${-24 / matrix.d}px`;
      gliding.push(element.animate([{ opacity: 0, translate: from }, { opacity: 1, translate: "0px 0px" }], { duration: 260, easing: "cubic-bezier(.2,.8,.3,1)" }));
      continue;
    }
    const now = element.getBoundingClientRect();
    if (!now.width) continue; // in a part of the table that is not shown
    const dx = old.x + old.width / 2 - now.x - now.width / 2;
    const dy = old.y + old.height / 2 - now.y - now.height / 2;
    if (Math.hypot(dx, dy) < 1.5) continue;
    const from = `${dx / matrix.a}px ${dy / matrix.d}px`;
    gliding.push(element.animate([{ translate: from }, { translate: "0px 0px" }], { duration: LONGEST, easing: "cubic-bezier(.2,.8,.3,1)" }));
  }
  return gliding;
}
