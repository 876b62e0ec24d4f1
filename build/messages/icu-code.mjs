import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * One message as TypeScript.
 *
 * @typedef {{ readonly code: string, readonly parameters: ReadonlyMap<string, string>, readonly uses: ReadonlySet<string> }} CompiledMessage
 *   the expression (a string, or a function of its parameters), the type of each parameter, and the formatters it calls
 */

/**
 * @param {string} message in ICU MessageFormat
 * @param {import('./catalogues.mjs').Language} language of its numbers, dates and plurals
 * @returns {CompiledMessage}
 */
export function compileMessage(message, { locale, dates }) {
  const writer = { locale, dates, parameters: new Map(), uses: new Set() };
  const elements = parse(message, { ignoreTag: true, shouldParseSkeletons: true });
  const text = template(elements, writer, null);
  const { parameters, uses } = writer;
  return { code: parameters.size === 0 ? text : `(p${typeOf(parameters)}) => ${text}`, parameters, uses };
}

const typeOf = (parameters) => `: { ${[...parameters].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`;

/** A template literal, or a plain string where nothing is put in. */
function template(elements, writer, counted) {
  if (elements.every(({ type }) => type === TYPE.literal)) {
    return JSON.stringify(elements.map(({ value }) => value).join(''));
  }
  return `\`${elements.map((element) => part(element, writer, counted)).join('')}\``;
}

function part(element, writer, counted) {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[`\\]|\$(?=\{)/g, (found) => `\\${found}`);
    case TYPE.argument:
      return `\${${argument(element.value, SHOWN, writer)}}`;
    case TYPE.number:
      return `\${${numberOf(element, writer)}}`;
    case TYPE.pound:
      return `\${${formatter('number', writer)}(${quoted(writer.locale)}, ${counted})}`;
    case TYPE.date:
      return `\${${dateOf(element, writer)}}`;
    case TYPE.select:
      return `\${${selectOf(element, writer, counted)}}`;
    case TYPE.plural:
      return `\${${pluralOf(element, writer)}}`;
    default:
      throw new Error(`This kind of ICU argument is not compiled: ${JSON.stringify(element)}`);
  }
}

/** Of an argument that is shown as it is. A number is none: its message says how it is written in the language. */
const SHOWN = 'string';

/** An argument that is shown as it is and chosen by as well has the narrower type. */
function argument(name, type, { parameters }) {
  const known = parameters.get(name);
  if (known === undefined || known === SHOWN) parameters.set(name, type);
  else if (type !== SHOWN && known !== type) throw new Error(`{${name}} is used as ${known} and as ${type}`);
  return `p.${name}`;
}

function formatter(name, { uses }) {
  uses.add(name);
  return name;
}

function numberOf({ value, style }, writer) {
  const number = argument(value, 'number', writer);
  const options = typeof style === 'object' && style !== null ? `, ${JSON.stringify(style.parsedOptions)}` : '';
  return `${formatter('number', writer)}(${quoted(writer.locale)}, ${number}${options})`;
}

function dateOf({ value, style }, writer) {
  const options = typeof style === 'object' && style !== null ? style.parsedOptions : { dateStyle: style ?? 'medium' };
  const date = argument(value, 'Date', writer);
  return `${formatter('date', writer)}(${quoted(writer.dates)}, ${date}, ${JSON.stringify(options)})`;
}

function selectOf({ value, options }, writer, counted) {
  const { other, ...cases } = options;
  const names = Object.keys(cases);
  const isBoolean = names.every((name) => name === 'true' || name === 'false');
  const chosen = argument(value, isBoolean ? 'boolean' : `${names.map(quoted).join(' | ')} | (string & {})`, writer);
  return choice(
    names.map((name) => [`${chosen} === ${isBoolean ? name : quoted(name)}`, cases[name]]),
    other,
    writer,
    counted,
  );
}

function pluralOf({ value, options, pluralType, offset }, writer) {
  if (offset !== 0) throw new Error(`Plurals with an offset are not compiled: {${value}}`);
  const count = argument(value, 'number', writer);
  const { other, ...cases } = options;
  const conditions = Object.entries(cases).map(([name, option]) => {
    if (name.startsWith('=')) return [`${count} === ${name.slice(1)}`, option];
    const kind = pluralType === 'ordinal' ? ", 'ordinal'" : '';
    return [`${formatter('plural', writer)}(${quoted(writer.locale)}, ${count}${kind}) === ${quoted(name)}`, option];
  });
  return choice(conditions, other, writer, count);
}

/** The first case that holds, else `other`, as nested conditions. */
function choice(cases, other, writer, counted) {
  const written = cases.map(([condition, { value }]) => `${condition} ? ${template(value, writer, counted)} : `);
  return `${written.join('')}${template(other.value, writer, counted)}`;
}

const quoted = (text) => JSON.stringify(text);
