// Kinds of tables in one tap: who sits beside me, and in which way we play. What is chosen by hand afterwards stays.

// `place` holds the seats, `bot` is the usual choice for a bot.
export function presets(form, place, bot) {
  const cards = [...form.querySelectorAll('input[name="preset"]')];
  const ways = [...form.querySelectorAll('input[name="front"]')];
  const usual = ways.find((way) => way.defaultChecked);
  const company = { bots: bot, other: bot, link: "link", here: "here" };
  const wayOf = (card) => ways.find((way) => way.value === card.dataset.front) ?? (card.value === "bots" ? usual : null);

  function choose(card) {
    const kinds = [...place.querySelectorAll(".kind")];
    const me = Math.max(0, kinds.findIndex((kind) => kind.value === "me"));
    kinds.forEach((kind, seat) => {
      kind.value = seat === me ? "me" : company[card.value];
      kind.dispatchEvent(new Event("show"));
    });
    const way = wayOf(card);
    if (way && !way.checked) {
      way.checked = true;
      way.dispatchEvent(new Event("change", { bubbles: true }));
    }
    place.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Which of them this is, if it is one: with bots of any strength.
  function show() {
    const others = [...place.querySelectorAll(".kind")].map((kind) => kind.value.split(" ")[0]).filter((kind) => kind !== "me");
    const fits = (card) => others.length === place.children.length - 1 && others.every((kind) => kind === company[card.value].split(" ")[0])
      && (wayOf(card)?.checked ?? true);
    const now = cards.find(fits);
    for (const card of cards) card.checked = card === now;
  }

  for (const card of cards) card.addEventListener("change", () => choose(card));
  for (const kind of ["change", "drawn"]) form.addEventListener(kind, (event) => { if (event.target.name !== "preset") show(); });
}
