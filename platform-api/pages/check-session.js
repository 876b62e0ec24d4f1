// OpenID Connect session management: tells the framing page whether the session at the provider has changed.
const COOKIE = 'sb_op_state=';

function browserState() {
  const entry = document.cookie.split('; ').find((one) => one.startsWith(COOKIE));
  return entry === undefined ? '' : entry.slice(COOKIE.length);
}

/** @param {string} text */
async function hash(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {string} origin
 * @param {unknown} message client id and session state, as the client's library sends them
 */
async function verdict(origin, message) {
  const [clientId, state, ...rest] = String(message).split(' ');
  const [expected, salt, ...more] = (state ?? '').split('.');
  if (!clientId || !expected || !salt || rest.length + more.length > 0) return 'error';
  return (await hash(`${clientId} ${origin} ${browserState()} ${salt}`)) === expected ? 'unchanged' : 'changed';
}

window.addEventListener('message', async ({ origin, data, source }) => {
  source?.postMessage(await verdict(origin, data), { targetOrigin: origin });
});
