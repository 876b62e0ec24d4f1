/**
 * Curves and stations of several fans are drawn in cranberry, pumpkin, brown, forest, teal, purple and grape. Fluent has 21
 * persona colours more, for avatars in many colours; their shades are 2.5 KB (gzip) of every first page and 63 variables of
 * every theme.
 */
const UNUSED = [
  ...['darkRed', 'peach', 'gold', 'brass', 'seafoam', 'darkGreen', 'lightTeal', 'steel', 'blue', 'royalBlue'],
  ...['cornflower', 'navy', 'lavender', 'lilac', 'pink', 'magenta', 'plum', 'beige', 'mink', 'platinum', 'anchor'],
];

const NAMES = UNUSED.join('|');
const CAPITALS = UNUSED.map((name) => name[0].toUpperCase() + name.slice(1)).join('|');
const LINES = [`^ +'?(?:${NAMES})'?,?$`, `^personaColorPaletteTokens\\.colorPalette(?:${CAPITALS})(?![a-z]).*$`];

/** Loader of Fluent's list of persona colours, of their shades and of what dark themes say of single ones. */
export default function namePersonas(source) {
  return source.replace(new RegExp(LINES.join('|'), 'gm'), '');
}
