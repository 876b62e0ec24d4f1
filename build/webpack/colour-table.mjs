import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf, requireOf } from '../places.mjs';

const TABLE = path.join(import.meta.dirname, 'fluent-colours.mjs');
const STOPS = Array.from({ length: 16 }, (_, at) => (at + 1) * 10);
const RAMP = Object.fromEntries(STOPS.map((stop) => [stop, `~${stop}`]));
/** Letters that a name may share with the one before: one digit of base 36. */
const MAX_SHARED = 35;

/**
 * Curves and stations of several fans are drawn in cranberry, pumpkin, brown, forest, teal, purple and grape. Fluent has 21
 * persona colours more, for avatars in many colours; they would be 63 variables of every theme.
 */
const UNUSED = [
  ...['DarkRed', 'Peach', 'Gold', 'Brass', 'Seafoam', 'DarkGreen', 'LightTeal', 'Steel', 'Blue', 'RoyalBlue'],
  ...['Cornflower', 'Navy', 'Lavender', 'Lilac', 'Pink', 'Magenta', 'Plum', 'Beige', 'Mink', 'Platinum', 'Anchor'],
];
const IS_UNUSED = new RegExp(`^colorPalette(?:${UNUSED.join('|')})(?![a-z])`);

/** Files of Fluent that compute the colours of its themes, and the table that replaces them. */
export const COLOUR_FILES = /[\\/]tokens[\\/]lib[\\/]alias[\\/](light|dark)Color(Palette)?\.js$/;
export const COLOUR_TABLE = /[\\/]fluent-colours\.mjs$/;

/** Loader of both: the files read the table, and the table is filled with what they would compute. */
export default function tabled(source) {
  const [, theme, isPalette] = COLOUR_FILES.exec(this.resourcePath) ?? [];
  if (theme === undefined) return filled(source, this);
  if (isPalette !== undefined) return 'export const colorPaletteTokens = {};\nexport const colorStatusTokens = {};';
  return [
    `import { coloursOf } from ${JSON.stringify(TABLE)};`,
    `export const generateColorTokens = (brand) => coloursOf(brand, ${theme === 'light' ? 0 : 1});`,
  ].join('\n');
}

function filled(source, loader) {
  const kit = requireOf(folderOf('shared-ui')).resolve('@fluentui/react-components');
  // Another release of Fluent regenerates the table.
  loader.addDependency(kit);
  const [light, dark] = themesOf(kit);
  const names = Object.keys(light).filter((name) => name.startsWith('color') && !IS_UNUSED.test(name));
  const short = names.map((name) => name.slice('color'.length));
  const words = short.map((name, at) => afterShared(name, short[at - 1] ?? ''));
  const values = names.map((name) => [...new Set([light[name], dark[name]].map(withoutHash))].join('|'));
  return source
    .replace("NAMES = ''", `NAMES = ${JSON.stringify(words.join(' '))}`)
    .replace("VALUES = ''", `VALUES = ${JSON.stringify(values.join(';'))}`);
}

/** Fluent's themes built from a ramp whose colours encode their position in it. */
function themesOf(kit) {
  const { createLightTheme, createDarkTheme } = createRequire(kit)('@fluentui/react-theme');
  return [createLightTheme(RAMP), createDarkTheme(RAMP)];
}

function afterShared(name, before) {
  let shared = 0;
  while (shared < MAX_SHARED && shared < before.length && before[shared] === name[shared]) shared++;
  return shared.toString(36) + name.slice(shared);
}

function withoutHash(colour) {
  return colour.replace('#', '');
}
