const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  dos: 2,
  deux: 2,
  zwei: 2,
  three: 3,
  tres: 3,
  trois: 3,
  drei: 3,
  four: 4,
  cuatro: 4,
  quatre: 4,
  vier: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** Units of a count, without words that say more than 'how many'. */
const PIECES = String.raw`(?:ea(?:ch)?|pcs?|pieces?|units?|fans?|sets?|nos?|off|thus|places?|req(?:'?d|uired)?|total|qty|stk|st(?:ü|ue)ck|st|u(?:d?s|nidades)?|ud|pzas?|pi[eè]ces?|ventiladores|ventilateurs|ventilatoren)\.?`;
const COUNT_HEAD = String.raw`(?:(?:qty|quantity|qnty|quan|qté|qte|quantité|cant|cantidad|anzahl|anz|menge|count|total(?:\s+of)?)\s*[.:=]*\s*(?:of\s+)?)`;
const TYPICAL = String.raw`(?:typ(?:ical)?\s*[.:]*\s*(?:of|for|x|de)?\s*)`;
export const COUNT_WORDS = Object.keys(NUMBER_WORDS).join('|');
const WORD = COUNT_WORDS;
const N = String.raw`\d+|${WORD}`;
/** '2', 'two', 'two (2)', '2 (two)', '(2)'. */
const NUMBER = String.raw`(?:\(\s*(?:${N})\s*\)(?:\s*(?:${WORD}))?|(?:${WORD})(?:\s*\(\s*(?:${N})\s*\))?|\d+(?:\s*\(\s*(?:${WORD})\s*\))?)`;
const END = String.raw`(?![\p{L}\d])`;

/** Forms of a text that is nothing but a count. */
const WHOLE_COUNTS = [
  new RegExp(`^(?:${COUNT_HEAD}|${TYPICAL})?(${NUMBER})$`, 'iu'),
  new RegExp(
    String.raw`^(?:${COUNT_HEAD}|[x×]\s*)?(${NUMBER})\s*-?\s*(?:${PIECES}\s*(?:\(typ\.?\))?|\(?typ(?:ical)?\.?\)?)$`,
    'iu',
  ),
  /^of\s+(\d+)$|^(\d+)\s+of$/iu,
  new RegExp(String.raw`^[x×]\s*(${NUMBER})$|^(${NUMBER})\s*[x×]$`, 'iu'),
];

/** The numbers of a text that is a count and nothing else: two where it says two different ones. Null for other texts. */
export function countsOf(text: string): readonly number[] | null {
  const words = text.trim().replaceAll(/[’`]/gu, "'");
  if (/^pair$/iu.test(words)) return [2];
  for (const form of WHOLE_COUNTS) {
    const found = form.exec(words);
    if (found) return numbersIn(found[1] ?? found[2] ?? '');
  }
  return null;
}

function numbersIn(text: string): readonly number[] {
  const found = text.toLowerCase().match(new RegExp(N, 'gu')) ?? [];
  return [...new Set(found.map((each) => NUMBER_WORDS[each] ?? Number(each)))];
}

const DUTY = String.raw`(?:duty|running|run|working|operating|operation|oper\.?|lead|active|assist|en servicio|betrieb|w|d)`;
const SPARE = String.raw`(?:stand-?\s?by|stby|s\/b|sb|back-?up|spare|lag|reserve|reserva|secours|s)`;
const JOINED = String.raw`\s*(?:[+/,&]|and)?\s*`;
const STANDBY = new RegExp(
  String.raw`^(${N})\s*${DUTY}?(?:${JOINED}(${N})\s*assist)?${JOINED}(${N})\s*${SPARE}$`,
  'iu',
);

/** '2+1 standby', '1 duty / 1 standby', '1W+1S': how many with those that wait. Null for other texts. */
export function withStandby(text: string): number | null {
  const found = STANDBY.exec(text.trim().replaceAll(/\s+/gu, ' '));
  // '12 standby' is no sum: a sign or the duty's name is between the two.
  if (!found || !/\d\s*\D+\s*\d|[a-z]\s+\D*(?:one|two|three|four|\d)/iu.test(text)) return null;
  return found
    .slice(1)
    .filter((each) => each !== undefined)
    .reduce((sum, each) => sum + (NUMBER_WORDS[each.toLowerCase()] ?? Number(each)), 0);
}

/** '2 + 1', '1+1+1', '2 duty + 1': the fans of which some may wait. */
export const SUM = String.raw`\d{1,3}(?:\s*${DUTY})?(?:\s*(?:\+|&|plus|and)\s*\d{1,3})+`;
const WHOLE_SUM = new RegExp(`^${SUM}(?:\\s*${PIECES})?$`, 'iu');

/** What a sum may count: all fans, or those before the first sign. Null for other texts. */
export function countsOfSum(text: string): readonly number[] | null {
  if (!WHOLE_SUM.test(text.trim())) return null;
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const counts = [numbers.reduce((sum, each) => sum + each, 0), numbers[0] ?? 0];
  return [...new Set(counts)].filter((count) => count > 0);
}

export const ONLY_STANDBY = new RegExp(String.raw`^(${N})\s*${SPARE}$`, 'iu');
export const REDUNDANT = /^n\s*\+\s*\d$/iu;

/** Counts before and behind a tag, the text of each in the first group. */
export const COUNT_BEFORE = [
  new RegExp(String.raw`^(\(\s*(?:${N})\s*\))\s*[-–:]?\s*(?=\S)`, 'iu'),
  new RegExp(String.raw`^((?:${WORD})\s*\(\s*(?:${N})\s*\)|\d+\s*\(\s*(?:${WORD})\s*\))\s*[-–:]?\s*(?=\S)`, 'iu'),
  new RegExp(String.raw`^((?:${N})\s*[x×])(?:\s+|(?=\p{L}+-))(?=\S)`, 'iu'),
  new RegExp(String.raw`^((?:${N})\s*${PIECES})\s+(?:of\s+|[-–:]\s*)?(?=\S)`, 'iu'),
  new RegExp(String.raw`^(${COUNT_HEAD}${NUMBER})\s*[-–:,]?\s*(?=\S)`, 'iu'),
  new RegExp(String.raw`^(${WORD})\s+(?=\S*\d)`, 'iu'),
  /^(pair)\s+of\s+(?=\S)/iu,
];

const BEHIND = String.raw`\s*(?:[-–,;:/]|(?<=\s)[x×](?=\s))?\s*`;
export const COUNT_BEHIND = [
  new RegExp(String.raw`${BEHIND}(?<![\p{L}])(${COUNT_HEAD}${NUMBER}(?:\s*${PIECES})?)$`, 'iu'),
  new RegExp(String.raw`${BEHIND}(?<![\p{L}])(${TYPICAL}${NUMBER})$`, 'iu'),
  new RegExp(String.raw`(?:${BEHIND})(?<=[\s,;:]|\s-)((?:${NUMBER})\s*(?:${PIECES}|typ(?:ical)?\.?)${END})$`, 'iu'),
  // 'EF-1 X 4' and 'EF-1x4'; 'EF-1X4' may be a tag.
  /\s+([x×]\s*\d+|\d+\s*[x×])$/iu,
  new RegExp(String.raw`[\s,;]+((?:${WORD})\s*\(\s*\d+\s*\))$`, 'iu'),
  /(?<=\d)([x×]\d+)$/u,
];
