import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Accented characters that read like their plain ones, so that a text from no catalogue is noticed immediately. */
const ACCENTED = new Map(
  [...'abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ'].map((letter, index) => [
    letter,
    [...'áƀçđéƒĝĥîĵķļɱñöþŕšţûṽŵýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴÝŽ'][index],
  ]),
);

/** Translations of English are up to this much longer; German and Finnish are. */
const GROWTH = 0.4;
const FILLER = 'lorem ipsum dolor sit amet consectetur ';

/**
 * A made-up language for layouts: the message with accents, in brackets and 40 % longer; arguments stay as they are.
 *
 * @param {string} message in ICU MessageFormat
 */
export function lengthened(message) {
  const elements = parse(message, { ignoreTag: true });
  const characters = countCharacters(elements);
  const more = FILLER.repeat(Math.ceil((characters * GROWTH) / FILLER.length)).slice(0, Math.ceil(characters * GROWTH));
  return `[${printAST(accented(elements))}${characters > 0 ? ` ${more.trim()}` : ''}]`;
}

function accented(elements) {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: withAccents(element.value) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([key, { value, ...option }]) => [
      key,
      { ...option, value: accented(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

const withAccents = (text) => [...text].map((letter) => ACCENTED.get(letter) ?? letter).join('');

/** Letters of the longest way through the message. */
function countCharacters(elements) {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => countCharacters(value)));
  }, 0);
}
