// A table in a cell of a notebook: Python draws the picture and knows the rules; here clicks become actions.
import { Choosing } from "../web/static/choosing.js";

function el(tag, attributes, ...children) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else found.setAttribute(name, value);
  }
  found.append(...children);
  return found;
}

function render({ model, el: place }) {
  const words = model.get("words");
  const choosing = new Choosing();
  let state = model.get("state");

  const question = el("strong", { class: "question", "aria-live": "polite" });
  const notice = el("span", { class: "notice", role: "status" });
  const button = (name, act) => el("button", { type: "button", class: name, onclick: act }, words[name]);
  const confirm = button("confirm", () => { const done = choosing.complete; if (done) play(done.choice); });
  const cancel = button("cancel", () => { choosing.cancel(); light(); });
  const undo = button("undo", () => send({ type: "undo" }));
  const others = button("others", () => send({ type: "others" }));
  const picture = el("div", { class: "picture" });
  const list = el("ul", {});
  const news = el("ol", {});
  const choices = el("details", { class: "choices", ontoggle: () => listChoices() }, el("summary", {}, words["choices"]), list);
  place.classList.add("theomachy-table");
  place.replaceChildren(
    el("div", { class: "bar" }, question, notice, confirm, cancel, undo, others), picture,
    choices, el("details", { class: "news", open: "" }, el("summary", {}, words["news"]), news),
  );

  function send(message) {
    model.send({ ...message, seq: state.seq });
  }

  function play(choice) {
    choosing.sent(choice);
    send({ type: "play", action: choice.action });
  }

  // What is marked: what was chosen, and of each action that is still meant the next thing to click. Python draws it, since only the game
  // knows how a place looks that can be chosen.
  function next() {
    const found = new Set(choosing.chosen);
    for (const choice of choosing.open) {
      const open = choice.targets.filter((target) => !choosing.chosen.includes(target));
      if (open.length) found.add(open[0]);
      else for (const target of choice.ahead) found.add(target);
    }
    return [...found];
  }

  function light() {
    if (choosing.chosen.length) send({ type: "lit", lit: next() });
    else send({ type: "lit" });
    buttons();
  }

  function clicked(target) {
    if (state.thinking || !choosing.click(target)) return;
    const done = choosing.complete;
    if (done && done.alone) play(done.choice);
    else light();
  }

  function buttons() {
    confirm.hidden = !choosing.complete;
    cancel.hidden = !choosing.chosen.length;
    undo.hidden = !state.undo || choosing.chosen.length > 0;
    others.hidden = !state.others || state.thinking;
    for (const target of picture.querySelectorAll("[data-target]")) target.classList.toggle("chosen", choosing.chosen.includes(target.dataset.target));
  }

  function listChoices() {
    if (!choices.open) return;
    list.replaceChildren(...choosing.open.slice(0, 200).map((choice) => el("li", {}, el("button", { type: "button", onclick: () => { choosing.cancel(); play(choice); } }, choice.text))));
  }

  function paint() {
    state = model.get("state");
    choosing.take(state.choices);
    question.textContent = state.thinking ? words["thinks"] : state.question;
    notice.textContent = state.notice;
    const drawn = new DOMParser().parseFromString(state.svg, "image/svg+xml").documentElement;
    const focused = picture.contains(document.activeElement) ? document.activeElement.dataset.target : null;
    picture.replaceChildren(document.importNode(drawn, true));
    const can = choosing.lit;
    for (const target of picture.querySelectorAll("[data-target]")) target.classList.toggle("open", can.has(target.dataset.target));
    if (focused) picture.querySelector(`[data-target="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    place.dataset.seq = state.seq;
    place.classList.toggle("over", state.over);
    place.classList.toggle("thinking", state.thinking);
    news.replaceChildren(...state.news.map((text) => el("li", {}, text)));
    buttons();
    listChoices();
    // What was clicked for the step after an action is done now that this step has come.
    const done = choosing.follows && !state.thinking ? choosing.complete : null;
    if (done?.alone) play(done.choice);
  }

  picture.addEventListener("click", (event) => {
    const target = event.target.closest("[data-target]");
    if (target) clicked(target.dataset.target);
  });
  picture.addEventListener("keydown", (event) => {
    const target = event.target.closest("[data-target]");
    if (!target || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    clicked(target.dataset.target);
  });
  model.on("change:state", paint);
  paint();
  return () => model.off("change:state", paint);
}

export default { render };
