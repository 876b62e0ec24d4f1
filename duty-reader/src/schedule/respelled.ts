import { HEAD_NAMES } from './head-names.ts';
import { QUALIFIERS } from './qualifiers.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5;
const LONGEST = 100;

/** Words of names by their first letter. */
const WORDS = new Map<string, string[]>();
for (const word of new Set([...HEAD_NAMES.keys(), ...QUALIFIERS.split('|')].flatMap((name) => name.split(' '))))
  if (word.length >= SHORTEST) WORDS.set(word.charAt(0), [...(WORDS.get(word.charAt(0)) ?? []), word]);

/** Digits that a scan reads for letters. */
const SCANNED: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/**
 * A head with its words as they are spelled: 'STATIC PRESURE' and 'AIRFOLW' with one letter more, less, changed or in the
 * place of its neighbor, 'V0LTS' and 'E5P' as a scan reads them, 'H P' without its space. The same text where no word is like one.
 */
export function respelled(text: string): string {
  if (text.length > LONGEST) return text;
  return text
    .replaceAll(/(?<![\p{L}\d])(?=[\p{L}\d]*\p{L})(?=[\p{L}\d]*\d)[A-Z0158]{3,}(?![\p{L}\d])/gu, (word) =>
      word.replaceAll(/[0158]/g, (digit) => SCANNED[digit] ?? digit),
    )
    .replaceAll(/(?<![\p{L}\d])(\p{L}) (\p{L})(?: (\p{L}))?(?![\p{L}\d])/gu, '$1$2$3')
    .replaceAll(/\p{L}{4,}/gu, wordMeant);
}

function wordMeant(written: string): string {
  const word = written
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const known = WORDS.get(word.charAt(0)) ?? [];
  if (known.includes(word)) return written;
  const like = known.filter((each) => Math.abs(each.length - word.length) < 2 && isOneAway(word, each));
  // Of 'moter' the English 'motor' is as long, and the French 'moteur' longer.
  const [meant = written, ...others] = like.length > 1 ? like.filter((each) => each.length === word.length) : like;
  return others.length === 0 ? meant : written;
}

/** Whether one letter is missing, too many, another one, or in the place of its neighbor. */
function isOneAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (text: string, from: number) => text.slice(from);
  const isMoved = one[start] === other[start + 1] && one[start + 1] === other[start];
  return (
    rest(one, start + 1) === rest(other, start + 1) ||
    rest(one, start + 1) === rest(other, start) ||
    rest(one, start) === rest(other, start + 1) ||
    (isMoved && rest(one, start + 2) === rest(other, start + 2))
  );
}
