// Sets up a puzzle and goes to its table. A page of its own, so that single puzzles can be linked to.

import { api, lang, trouble } from "./common.js";

try {
  const made = await api("POST", `/api/puzzles/${document.body.dataset.puzzle}?lang=${lang}`);
  location.replace(`/t/${made.id}`);
} catch (error) {
  trouble(error.message);
}
