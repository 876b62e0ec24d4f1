/** The one letter whose capital is another letter's: a dotless i is no i. */
const DOTLESS_I = 'ı';

/**
 * What two names have in common when they are the same name to a reader: the compatibility form of Unicode with full case
 * folding, so that STRASSE equals straße, ΟΔΟΣ equals οδος, and a composed é equals e with an accent. It is no text to show.
 */
export function nameKey(name: string): string {
  return Array.from(name.trim().normalize('NFKD'), folded).join('').normalize('NFKC');
}

/** Whether both are the same name, however they are written. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Letter by letter, since in a whole word the small sigma at its end differs. By way of both cases, as ẞ, ß and ss do. */
function folded(letter: string): string {
  return letter === DOTLESS_I ? letter : letter.toLowerCase().toUpperCase().toLowerCase();
}
