// One picture becomes the next: what is equal in both is left alone, so that the browser lays out and paints only what
// has changed. Afterwards the old tree is equal to the fresh one, node by node.

export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const had = [...old.childNodes];
  const wanted = [...fresh.childNodes];
  while (had.length && wanted.length && had.at(-1).isEqualNode(wanted.at(-1))) had.pop(), wanted.pop();
  const end = had.length ? had.at(-1).nextSibling : old.childNodes[0] ?? null;
  const known = new Map(); // by name, in order
  for (const node of had) if (nameOf(node)) known.set(nameOf(node), [...(known.get(nameOf(node)) ?? []), node]);
  const kept = new Set();
  let at = 0;
  for (const node of wanted) {
    while (at < had.length && kept.has(had[at])) at += 1;
    const here = had[at];
    const name = nameOf(node);
    const match = name ? known.get(name)?.find((n) => !kept.has(n)) : here && !nameOf(here) ? here : null;
    if (match && alike(match, node)) {
      if (match === here) at += 1;
      else old.insertBefore(match, here ?? end);
      kept.add(match);
      if (match.nodeType === Node.ELEMENT_NODE) morph(match, node);
      else if (match.data !== node.data) match.data = node.data;
    } else old.insertBefore(node, here ?? end);
  }
  for (const node of had) if (!kept.has(node)) node.remove();
}

// Pieces and targets have names; a node that becomes another piece would seem to have moved.
function nameOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") ?? node.getAttribute("data-target") ?? node.getAttribute("id") : null;
}

function alike(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName;
}
