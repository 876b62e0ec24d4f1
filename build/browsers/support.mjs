import { createRequire } from 'node:module';

const { javascript, api, css } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { builtins } = javascript;

/**
 * Browsers of a line that lack a feature of the platform.
 *
 * @param {object | undefined} feature node of the browser data; without data nothing is known against it
 * @param {Readonly<Record<string, string>>} line least version by browser
 */
function lacking(feature, line) {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return Object.entries(line)
    .filter(([browser, version]) => !isThere([support[browser]].flat(), version))
    .map(([browser]) => browser);
}

function isThere(statements, version) {
  return statements.some((statement) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement ?? {};
    if (removed !== undefined && rank(String(removed)) <= rank(version)) return false;
    if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
    if (added === undefined || added === false || added === null || added === 'preview') return false;
    return added === true || rank(String(added)) <= rank(version);
  });
}

/** Orders versions: 17.10 is above 17.4. */
function rank(version) {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/** @returns {readonly string[]} browsers that lack a global, such as `BroadcastChannel` or `requestIdleCallback` */
export function lackGlobal(name, line) {
  return lacking(own(builtins, name) ?? own(api, name) ?? own(api.Window, name), line);
}

/** @returns {readonly string[]} browsers that lack `URL.canParse` and the like */
export function lackStatic(owner, name, line) {
  return lacking(own(own(builtins, owner), name) ?? own(own(api, owner), `${name}_static`), line);
}

/** Types of the language whose methods have names that are no method of ours. */
const COMMON = ['Array', 'Date', 'Map', 'Number', 'Promise', 'RegExp', 'String', 'TypedArray'].map(
  (name) => builtins[name],
);
/** What a variable is called that holds an object of the page. */
const OF_PAGE = {
  document: [api.Document, api.Node],
  history: [api.History],
  location: [api.Location],
  navigator: [api.Navigator],
  page: [api.Document, api.Window],
  performance: [api.Performance],
  request: [api.Request],
  response: [api.Response],
  signal: [api.AbortSignal],
};

/**
 * Browsers that lack a member of what is no class. Types are not known here: a method counts where no common type of the
 * language has it on the line, a member of a variable by what the variable is called.
 *
 * @returns {readonly string[]}
 */
export function lackMember(owner, name, line) {
  const owners = own(OF_PAGE, owner) ?? COMMON;
  const found = owners.flatMap((type) => own(type, name) ?? []).filter(({ __compat }) => __compat !== undefined);
  const missing = found.map((feature) => lacking(feature, line));
  return found.length > 0 && missing.every((browsers) => browsers.length > 0) ? missing[0] : [];
}

/** @returns {readonly string[]} browsers that lack a property of CSS, by its name in a style object */
export function lackProperty(name, line) {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return lacking(own(css.properties, kebab), line);
}

/** @returns {readonly string[]} browsers that lack a pseudo class or an at-rule of a selector */
export function lackSelector(selector, line) {
  const pseudo = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(([, name]) =>
    lacking(own(css.selectors, name), line),
  );
  const [, rule] = /^@([a-z-]+)/.exec(selector) ?? [];
  return [...pseudo, ...lacking(own(css['at-rules'], rule), line)];
}

function own(owner, name) {
  return owner !== undefined && name !== undefined && Object.hasOwn(owner, name) ? owner[name] : undefined;
}
