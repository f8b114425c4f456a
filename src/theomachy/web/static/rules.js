// The rules of a game: all clauses, a search over them, and jumping to one.

import { api, el, lang, theme, words } from "./common.js";
import { shown } from "./drawing.js";

const CLAUSE = /\b[A-Z][A-Z0-9]*-[A-Z]-\d{2}[a-z]?\b/g;

export class Rules {
  // `brief`: the game on one page stands before the clauses.
  constructor(game, place, field, brief = false) {
    this.game = game;
    this.brief = brief;
    this.place = place;
    this.clauses = null;
    field.addEventListener("input", () => this.search(field.value));
    this.field = field;
    // Pictures of worked examples are asked for when somebody comes to them.
    this.near = new IntersectionObserver((seen) => {
      for (const { target } of seen.filter((entry) => entry.isIntersecting)) {
        this.near.unobserve(target);
        this.depict(target);
      }
    }, { rootMargin: "200px" });
    document.addEventListener("theme", () => {
      for (const image of place.querySelectorAll(".worked img")) image.src = this.source(image.dataset.clause, image.dataset.number);
    });
  }

  async load() {
    this.clauses ??= await api("GET", `/api/games/${this.game}/rules`);
    if (this.brief && this.page === undefined) this.page = await api("GET", `/api/games/${this.game}/page?lang=${lang}`).catch(() => null);
    if (!this.place.childElementCount) this.show(this.clauses);
  }

  // Text in which ids of clauses are links.
  linked(text) {
    const out = [];
    let from = 0;
    for (const found of text.matchAll(CLAUSE)) {
      out.push(text.slice(from, found.index), this.link(found[0]));
      from = found.index + found[0].length;
    }
    out.push(text.slice(from));
    return out;
  }

  link(id) {
    return el("a", { href: `#${id}`, class: "clause", onclick: (e) => { e.preventDefault(); this.go(id); } }, id);
  }

  show(clauses) {
    const parts = [];
    let chapter = "";
    for (const clause of clauses) {
      if (clause.chapter !== chapter) {
        chapter = clause.chapter;
        parts.push(el("h2", {}, chapter));
      }
      const lines = clause.text.split("\n").filter((l) => l.trim());
      const text = lines.map((l) => el("p", {}, ...this.linked(l)));
      parts.push(el("div", { class: `rule ${clause.kind}`, "data-clause": clause.id }, el("span", { class: "id" }, clause.id),
        ...(clause.pictured ? this.worked(clause, text) : text)));
    }
    if (!parts.length) {
      this.place.replaceChildren(el("p", {}, words["nothing found"]));
      return;
    }
    const brief = this.page && clauses === this.clauses ? [this.short(), el("h2", {}, words["all rules"])] : [];
    this.place.replaceChildren(...brief, ...(words["rules language"] ? [el("p", { class: "hint" }, words["rules language"])] : []),
      el("div", { lang: "en" }, ...parts));
    for (const place of this.place.querySelectorAll(".worked")) this.near.observe(place);
  }

  // A worked example: its pictures and what is to be noted; the lines that the tests play are for those who ask.
  worked(clause, text) {
    const notes = clause.text.split("\n").filter((l) => l.startsWith("- Note: ")).map((l) => el("p", {}, ...this.linked(l.slice(8))));
    return [el("strong", {}, ` ${clause.title}`), el("div", { class: "worked", "data-example": clause.id }), ...notes,
      el("details", {}, el("summary", { lang }, words["example lines"]), ...text)];
  }

  source(id, number) {
    return `/api/games/${this.game}/rules/${id}/pictures/${number}?lang=${lang}&look=${theme()}`;
  }

  // A worked example as the game draws it: how it begins, and after what was done.
  async depict(place) {
    const id = place.dataset.example;
    const found = await api("GET", `/api/games/${this.game}/rules/${id}/pictures?lang=${lang}`).catch(() => []);
    place.lang = lang;
    place.replaceChildren(...found.map(({ begins, done }, number) => {
      const said = done.length ? done : begins;
      const image = el("img", { src: this.source(id, number), alt: said.join(". "), "data-clause": id, "data-number": number });
      const figure = el("figure", {}, el("a", { href: this.source(id, number), target: "_blank", title: words["example large"] }, image),
        el("figcaption", {}, el("b", {}, words[done.length ? "example after" : number ? "example again" : "example before"]), ...said.map((line) => el("span", {}, line))));
      // The picture of a whole table needs all the width there is.
      image.addEventListener("load", () => figure.classList.toggle("wide", image.naturalWidth > 1000));
      return figure;
    }));
  }

  // The drawings and the HTML come from the server's own data.
  short() {
    const defs = el("div", { class: "defs", "aria-hidden": "true" });
    defs.append(...this.page.defs.map((drawing) => shown(drawing, "svg")).filter(Boolean));
    return el("div", { class: "short" }, defs, ...this.page.parts.map((part) => {
      const text = el("div", { class: "words" }, el("h2", {}, part.title));
      text.append(...shown(part.text, "html").childNodes);
      const figure = part.picture ? el("figure", {}, shown(part.picture, "svg"), el("figcaption", {}, part.shows)) : null;
      return el("section", { class: figure ? "scened" : "plain" }, figure, text);
    }));
  }

  search(text) {
    if (!this.clauses) return;
    const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    this.show(this.clauses.filter((c) => {
      const all = `${c.id} ${c.title} ${c.text}`.toLocaleLowerCase();
      return wanted.every((word) => all.includes(word));
    }));
  }

  async go(id) {
    await this.load();
    if (this.field.value) {
      this.field.value = "";
      this.show(this.clauses);
    }
    for (const old of this.place.querySelectorAll(".here")) old.classList.remove("here");
    const found = this.place.querySelector(`[data-clause="${CSS.escape(id)}"]`);
    if (!found) return;
    found.classList.add("here");
    found.scrollIntoView({ block: "center" });
  }
}
