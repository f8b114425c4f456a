// Profiles and leader boards come complete; only days are written as the reader's place writes them.

import { lang } from "./common.js";

const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
for (const time of document.querySelectorAll("time[data-at]")) {
  const moment = new Date(Number(time.dataset.at) * 1000);
  time.dateTime = moment.toISOString();
  time.textContent = day.format(moment);
}
