/** Filled in when a bundle is made (colour-table.mjs). */
const NAMES = '';
const VALUES = '';

const HEX = /^[0-9a-f]{3,8}$/i;
const RAMP = '~';

/**
 * What the tokens of Fluent's light or dark theme are called and which colours they have. Its own files say each name twice and
 * build them of shades by name: 7.4 KB (gzip) of every first page, of which this table is 2.
 *
 * @param {Readonly<Record<number, string>>} brand ramp of a brand, by stop
 * @param {0 | 1} theme light or dark
 */
export function coloursOf(brand, theme) {
  const names = namesIn(NAMES);
  const values = VALUES.split(';').map((both) => both.split('|'));
  return Object.fromEntries(names.map((name, at) => [name, colourOf(values[at][theme] ?? values[at][0], brand)]));
}

/** Each name says how many letters it shares with the one before, in base 36, and how it goes on. */
function namesIn(text) {
  let last = '';
  return text.split(' ').map((word) => {
    last = last.slice(0, Number.parseInt(word[0], 36)) + word.slice(1);
    return `color${last}`;
  });
}

function colourOf(value, brand) {
  if (value.startsWith(RAMP)) return brand[value.slice(RAMP.length)];
  return HEX.test(value) ? `#${value}` : value;
}
