/** '1 1/2' as one word, where a whole number is before a fraction. */
export function withFractionsJoined(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? '';
    const isMixed = joined.length > 1 && /^[1-9]\d?$/.test(last) && /^[1-9]\/[2-9]\d?$/.test(word);
    if (isMixed) joined[joined.length - 1] = `${last} ${word}`;
    else joined.push(word);
  }
  return joined;
}

/** Whether a line has numbers such as '0,37'. */
export const hasDecimalComma = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{1,3},\d{1,2}$/.test(word));

/** The number behind these is theirs: 'LEVEL 1'. */
const NUMBERED =
  /^(?:level|lvl|floor|flr?|room|rm|area|zone|unit|stairs?|building|bldg|block|wing|phase|suite|bay|lab|no\.?|niveau|étage|etage|local|salle|piso|planta|nivel|sala|geschoss|ebene|raum|nr\.?)$/iu;

/**
 * The lines that words with a space in the thousands may be: '1 200 150 0,37' with '1 200' or with '200 150' as one number.
 */
export function withThousandsJoined(words: readonly string[]): readonly (readonly string[])[] {
  return words.flatMap((word, at) => {
    const mayStart = at > 0 && /^[1-9]\d{0,2}$/.test(word) && !NUMBERED.test(words[at - 1] ?? '');
    if (!mayStart || !/^\d{3}$/.test(words[at + 1] ?? '')) return [];
    return [[...words.slice(0, at), `${word} ${words[at + 1]}`, ...words.slice(at + 2)]];
  });
}
