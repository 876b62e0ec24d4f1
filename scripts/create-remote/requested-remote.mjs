/**
 * @typedef {{ readonly name?: string | undefined, readonly title?: string | undefined,
 *   readonly path?: string | undefined }} RemoteRequest
 *   what the user requests; missing title and path are derived from the name
 * @typedef {{ readonly name: string, readonly shortName: string, readonly title: string,
 *   readonly path: string }} RequestedRemote
 *   name is that of its folder, such as 'mf-service-parts', shortName the same without its prefix
 */

const NAME = /^mf(-[a-z][a-z0-9]*)+$/;
const TITLE = /^\p{L}[\p{L}\p{N} &.,-]{0,39}$/u;
const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** What the template calls the remote that it would be. */
export const EXAMPLE = { name: 'mf-example', shortName: 'example', title: 'Example Area', path: '/example' };

/**
 * @param {RemoteRequest} request
 * @returns {RequestedRemote}
 * @throws Error in a sentence, when something of it is no name, title or path
 */
export function requestedRemote({ name = '', title: requested, path: address }) {
  if (!NAME.test(name)) {
    throw new Error(`'${name}' is no name of a remote: write mf- and lower-case words, such as mf-service-parts.`);
  }
  const shortName = name.slice('mf-'.length);
  const title = requested ?? titleOf(shortName);
  const path = address ?? `/${shortName}`;
  if (!TITLE.test(title)) {
    throw new Error(`'${title}' is no title: write up to 40 letters, digits and spaces, such as Service Parts.`);
  }
  if (!ADDRESS.test(path)) {
    throw new Error(`'${path}' is no path: write lower-case words after slashes, such as /service-parts.`);
  }
  return { name, shortName, title, path };
}

/** @param {string} shortName */
const titleOf = (shortName) =>
  shortName
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/**
 * A text of the template as it appears in a remote. For what differs in each remote, the template uses terms that it
 * uses for nothing else.
 *
 * @param {RequestedRemote} remote
 * @param {Readonly<Record<string, string>>} [further] terms and their replacements
 * @returns {(text: string) => string}
 */
export function fillerOf({ name, shortName, title, path }, further = {}) {
  /** @type {Readonly<Record<string, string>>} */
  const own = {
    [EXAMPLE.name]: name,
    [`app.${EXAMPLE.shortName}`]: `app.${shortName}`,
    [EXAMPLE.path]: path,
    [EXAMPLE.title]: title,
    ...further,
  };
  const words = Object.keys(own).map((word) => word.replaceAll('.', '\\.'));
  const anyWord = new RegExp(words.join('|'), 'g');
  return (text) => text.replace(anyWord, (word) => own[word] ?? word);
}
