// @ts-check
// A part of the rendering process, which runs without compilation.

/**
 * A font, as far as a text needs it to be split.
 *
 * @typedef {{ holds(codePoint: number): boolean }} Letters
 */

/**
 * Part of a text that is drawn with one font.
 *
 * @template {Letters} F
 * @typedef {object} Run
 * @property {string} text as the document has it
 * @property {string} drawn the same, or what replaces a letter that no font holds
 * @property {F} font
 */

/** Held by every font that documents are set in; nearly all texts have no other letters. */
const COMMON = /^[\x20-\x7e\xa0-\u017f]*$/;
/** Wants the picture of a letter that fonts for texts have as well. */
const AS_PICTURE = '\ufe0f';
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const SPACE = /^[\t\p{Zs}]$/u;
const CONTROL = /^\p{Cc}$/u;
/** An accent or a color of skin has the font of the letter that it is of. */
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether one font holds all of a text.
 *
 * @param {string} text
 * @param {Letters} main
 */
export function isOfOneFont(text, main) {
  return COMMON.test(text) || isHeld(text, main);
}

/**
 * The runs of a text, which joined are the text.
 *
 * @template {Letters} F
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
 * @template {Letters} F
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
  const letters = [...cluster];
  if (letters.length > 1) return letters.flatMap((letter) => runsOfCluster(letter, main, othersFor));
  return [{ text: cluster, drawn: insteadOf(cluster), font: main }];
}

/** @param {string} text @param {Letters} font */
function isHeld(text, font) {
  if (text.length > 1 && text.includes(AS_PICTURE)) return false;
  for (const letter of text) {
    if (!INVISIBLE.test(letter) && !font.holds(letter.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

/** What replaces a letter that no font holds: its code, by which it can be looked up. @param {string} letter */
export function insteadOf(letter) {
  if (SPACE.test(letter)) return ' ';
  if (CONTROL.test(letter)) return '';
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * @template {Letters} F
 * @param {Run<F>[]} runs
 * @param {Run<F>} run
 */
function append(runs, run) {
  const last = runs.at(-1);
  // A replaced letter is a run of its own, which says what it replaces.
  const isSame = last?.font === run.font && last.drawn === last.text && run.drawn === run.text;
  if (last === undefined || !isSame) runs.push({ ...run });
  else {
    last.text += run.text;
    last.drawn = last.text;
  }
}
