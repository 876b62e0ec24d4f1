/** Names of airs that need the word airflow no more: 'SUPPLY', 'O.A.', 'MIN O.A.'. */
const AIR = /^(?:supply|return|exhaust|relief|outside|outdoor|[sreo]\.?a\.?|o\.?s\.?a\.?)$/i;
const AIRFLOW = /^[([]?(?:cfm|l\/s|m[³3]\/[hs])[)\]]?$/i;

/** Whether a word names an air. */
export const isAir = (word: string): boolean => AIR.test(word);

const SAYS_AIRFLOW = /cfm|l\/s|m[³3]|^(?:air|airflow|flow|fans?|blower|duct)$/i;

/** Whether a line of heads names several airs, each once, and no airflow: 'UNIT SUPPLY RETURN O.A. ESP'. */
export function areAirsAlone(words: readonly string[]): boolean {
  const airs = words.filter(isAir);
  const hasPressure = words.some((word) => /^(?:[et]?\.?s\.?p\.?|static)$/i.test(word));
  return (
    airs.length > 1 &&
    new Set(airs).size === airs.length &&
    hasPressure &&
    !words.some((word) => SAYS_AIRFLOW.test(word))
  );
}

/**
 * A line of units below a line of heads in which several airs follow one another, with the unit of the airs below each of them:
 * 'CFM CFM IN WG' below 'UNIT SUPPLY RETURN O.A. ESP'. The same text where as many units as airs are there, or none.
 */
export function withUnitOfAirs(units: string, heads: string): string {
  const airs = heads.split(' ').filter(isAir).length;
  const words = units.split(' ');
  const [first = -1, ...others] = words.flatMap((word, index) => (AIRFLOW.test(word) ? [index] : []));
  const isRun =
    others.every((at, index) => at === first + index + 1) &&
    new Set(words.slice(first, first + others.length + 1)).size === 1;
  const missing = airs - others.length - 1;
  if (first < 0 || airs < 2 || missing < 1 || !isRun) return units;
  const unit = words[first] ?? '';
  return [...words.slice(0, first), ...Array.from({ length: missing }, () => unit), ...words.slice(first)].join(' ');
}

/** Whether a line has nothing but units, each in brackets: '(CFM) (IN. WG) (HP)'. */
export function areUnitsInBrackets(text: string): boolean {
  const parts = text.match(/[([][^()[\]]+[)\]]/g) ?? [];
  return parts.length > 1 && parts.join('').replaceAll(' ', '') === text.replaceAll(' ', '');
}
