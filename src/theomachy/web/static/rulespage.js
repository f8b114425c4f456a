import "./common.js";
import { Rules } from "./rules.js";

const rules = new Rules(document.body.dataset.game, document.getElementById("rules"), document.getElementById("rules-search"));
const jump = () => (location.hash.length > 1 ? rules.go(decodeURIComponent(location.hash.slice(1))) : rules.load());
document.getElementById("print")?.addEventListener("click", () => print());
addEventListener("hashchange", jump);
jump();
