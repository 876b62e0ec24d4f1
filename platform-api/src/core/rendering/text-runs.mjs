// @ts-check
// A part of the rendering process, which runs without compilation.

/**
 * A font, as far as a text needs it to be split.
 *
 * @typedef {{ holds(codePoint: number): boolean }} Characters
 */

/**
 * Part of a text that is drawn with one font.
 *
 * @template {Characters} F
 * @typedef {object} Run
 * @property {string} text as the document has it
 * @property {string} drawn the same, or what replaces a character that no font holds
 * @property {F} font
 */

/** Held by every font that documents are set in; nearly all texts have no other characters. */
const COMMON = /^[\x20-\x7e\xa0-\u017f]*$/;
/** Wants the picture of a character that fonts for texts have as well. */
const AS_PICTURE = '\ufe0f';
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const SPACE = /^[\t\p{Zs}]$/u;
const CONTROL = /^\p{Cc}$/u;
/** An accent or a color of skin has the font of the character that it is of. */
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether one font holds all of a text.
 *
 * @param {string} text
 * @param {Characters} main
 */
export function isOfOneFont(text, main) {
  return COMMON.test(text) || isHeld(text, main);
}

/**
 * The runs of a text, which joined are the text.
 *
 * @template {Characters} F
 * @param {string} text
 * @param {F} main
 * @param {(cluster: string) => Iterable<F>} othersFor fonts for what the main one does not hold, the best first; opened as they are wanted
 * @returns {Run<F>[]}
 */
export function splitIntoRuns(text, main, othersFor) {
  /** @type {Run<F>[]} */
  const runs = [];
  for (const { segment } of CLUSTERS.segment(text)) {
    for (const run of runsOfCluster(segment, main, othersFor)) append(runs, run);
  }
  return runs;
}

/**
 * @template {Characters} F
 * @param {string} cluster
 * @param {F} main
 * @param {(cluster: string) => Iterable<F>} othersFor
 * @returns {Run<F>[]}
 */
function runsOfCluster(cluster, main, othersFor) {
  if (isHeld(cluster, main)) return [{ text: cluster, drawn: cluster, font: main }];
  for (const font of othersFor(cluster)) {
    if (isHeld(cluster.replaceAll(AS_PICTURE, ''), font)) return [{ text: cluster, drawn: cluster, font }];
  }
  const characters = [...cluster];
  if (characters.length > 1) return characters.flatMap((character) => runsOfCluster(character, main, othersFor));
  return [{ text: cluster, drawn: insteadOf(cluster), font: main }];
}

/** @param {string} text @param {Characters} font */
function isHeld(text, font) {
  if (text.length > 1 && text.includes(AS_PICTURE)) return false;
  for (const character of text) {
    if (!INVISIBLE.test(character) && !font.holds(character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

/** What replaces a character that no font holds: its code, by which it can be looked up. @param {string} character */
export function insteadOf(character) {
  if (SPACE.test(character)) return ' ';
  if (CONTROL.test(character)) return '';
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * @template {Characters} F
 * @param {Run<F>[]} runs
 * @param {Run<F>} run
 */
function append(runs, run) {
  const last = runs.at(-1);
  // A replaced character is a run of its own, which says what it replaces.
  const isSame = last?.font === run.font && last.drawn === last.text && run.drawn === run.text;
  if (last === undefined || !isSame) runs.push({ ...run });
  else {
    last.text += run.text;
    last.drawn = last.text;
  }
}
