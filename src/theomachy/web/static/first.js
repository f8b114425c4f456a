// Begins the guided first game and goes to its table. A page of its own, so that it can be linked to.

import { api, lang, trouble } from "./common.js";

try {
  const made = await api("POST", `/api/games/${document.body.dataset.game}/first?lang=${lang}`);
  location.replace(`/t/${made.id}`);
} catch (error) {
  trouble(error.message);
}
