// The side panel with its panes, and the stock, which is a sheet where it has no room of its own.

const DRAWER = matchMedia("(max-width: 899px), (max-height: 599px)"); // there the side panel covers a part of the board
const PANES = ["log", "chat", "rules", "hint", "choices", "people", "review"];
const $ = (id) => document.getElementById(id);
const { classList } = document.body;

export class Panes {
  // `many` says whether the picture has so many parts that the side panel always covers some of them.
  constructor({ many, onOpen }) {
    Object.assign(this, { many, onOpen });
    for (const name of PANES) $(`tab-${name}`).addEventListener("click", () => this.open(name));
    for (const button of document.querySelectorAll("[data-pane]")) {
      button.addEventListener("click", () => {
        const name = button.dataset.pane;
        if (!name || this.shows(name)) this.close();
        else this.open(name);
      });
    }
    $("panel-open").addEventListener("click", () => this.menu());
    $("panel-close").addEventListener("click", () => this.close());
    $("stock-open").addEventListener("click", () => { this.giveWay(); this.stock(); });
    $("stock").addEventListener("click", (event) => { if (event.target.closest("[data-target]")) this.stock(false); });
    DRAWER.addEventListener("change", () => this.settle());
  }

  // As a page begins, and when its window becomes another one.
  settle() {
    if (DRAWER.matches || this.many()) this.close();
    else this.open("log");
  }

  // Settings and people. Where the panel has a place of its own it shows the turns again after that; else it closes.
  menu() {
    const stays = !(DRAWER.matches || this.many());
    if (stays ? this.shows("people") : classList.contains("with-side")) return void (stays ? this.open("log") : this.close());
    this.open("people");
  }

  shows(name) {
    return classList.contains("with-side") && !$(`pane-${name}`).hidden;
  }

  open(name) {
    classList.add("with-side");
    $("panel-open").setAttribute("aria-expanded", String(name === "people" || DRAWER.matches || this.many()));
    for (const pane of PANES) {
      $(`pane-${pane}`).hidden = pane !== name;
      $(`tab-${pane}`).setAttribute("aria-selected", String(pane === name));
    }
    classList.toggle("reviewing", name === "review");
    classList.toggle("hinting", name === "hint");
    if (name === "log") $("pane-log").scrollTop = $("pane-log").scrollHeight;
    const tab = $(`tab-${name}`);
    if (!tab.classList.contains("more")) tab.scrollIntoView({ block: "nearest", inline: "nearest" }); // longer words than the row
    this.onOpen(name);
  }

  close() {
    classList.remove("with-side");
    $("panel-open").setAttribute("aria-expanded", "false");
  }

  // Something on the board is to be seen: what covers a part of it closes.
  giveWay() {
    if (DRAWER.matches || this.many()) this.close();
  }

  stock(open = !classList.contains("with-stock")) {
    classList.toggle("with-stock", open);
    $("stock-open").setAttribute("aria-expanded", String(open));
  }
}
