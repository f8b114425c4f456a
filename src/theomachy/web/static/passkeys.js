// Passkeys: what the server asks goes to the browser's own interface, and back. On the wire bytes are base64url.

import { api, lang } from "./common.js";

export const possible = () => Boolean(globalThis.PublicKeyCredential && navigator.credentials);

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer) {
  return btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const listed = (keys) => (keys ?? []).map((key) => ({ ...key, id: bytes(key.id) }));

// A new passkey under this name.
export async function make(name) {
  const { ask, options } = await api("POST", `/api/account/passkeys/challenge?lang=${lang}`, { name });
  const made = await navigator.credentials.create({ publicKey: {
    ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } });
  const { response } = made;
  const credential = { id: made.id, rawId: text(made.rawId), type: made.type, response: {
    clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  } };
  return api("POST", `/api/account/passkeys?lang=${lang}`, { ask, credential });
}

// Sign in with one.
export async function show() {
  const { ask, options } = await api("POST", "/api/sign-in/passkey/challenge");
  const shown = await navigator.credentials.get({ publicKey: {
    ...options, challenge: bytes(options.challenge), allowCredentials: listed(options.allowCredentials),
  } });
  const { response } = shown;
  const credential = { id: shown.id, rawId: text(shown.rawId), type: shown.type, response: {
    clientDataJSON: text(response.clientDataJSON), authenticatorData: text(response.authenticatorData),
    signature: text(response.signature), userHandle: response.userHandle ? text(response.userHandle) : null,
  } };
  return api("POST", `/api/sign-in/passkey?lang=${lang}`, { ask, credential });
}
