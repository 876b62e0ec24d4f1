import { readValue } from '../value/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { END, NUMBER, pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

const POWER = String.raw`(?:b\.?h\.?p\.?|brake\s*(?:h\.?p\.?|horse\s?power))`;
const UNIT = String.raw` ?(?:hp|kw|w|[ac]?cfm|l\/s|["”″]|in|pa|rpm|sones?|v)(?![\p{L}])`;
const BEHIND = (name: string, number: string, notBefore = '') =>
  new RegExp(`(?<![\\p{L}\\d])${name}\\s*[:=]?\\s*${number}${END}${notBefore}`, 'giu');
/** Between two numbers the second one counts unless it has a unit of its own: '.5 bhp 0.9', but '0.9 bhp 2 hp'. */
const NOT_WITH_UNIT = `(?!${UNIT}(?!\\s*${NUMBER}${END}(?!${UNIT})))`;
const FORMS = [
  BEHIND(POWER, NUMBER, NOT_WITH_UNIT),
  pattern(`${NUMBER} ?${POWER}`),
  BEHIND(POWER, NUMBER),
  // No fan turns 1/3 of a time a minute.
  pattern(String.raw`\d[\d,]{1,4}\d ?rpm`),
  BEHIND('rpm', String.raw`\d[\d,]{2,5}`),
  // '3-speed fan' is no pressure of 3 in. wg.
  pattern('[2-9][ -]?speeds?'),
];
const MOTOR = new RegExp(
  `(?<![\\p{L}\\d]|[\\d½¼¾⅓⅔⅛⅜⅝⅞] ?)(?:motor\\s*)?h\\.?p\\.?\\s*[:=]?\\s*(${NUMBER})${END}(?! ?(?:["'/]|[ac]?cfm|v\\b|in\\b|sones?))`,
  'giu',
);

/** What a shaft takes and how fast it turns sizes no fan here: 'BHP 0.21' is no motor of 0.21 hp. 'HP 1/3' is one. */
export function takeShaft(rest: RemainingText, notes: DutyNotes): void {
  for (const form of FORMS) {
    rest.takeAll(form, ([text]) => {
      notes.notUnderstood.push(text.trim());
      return true;
    });
  }
  rest.takeAll(MOTOR, ([text, number = '']) => {
    const reading = readValue(`${number} hp`, 'power');
    if (notes.has('motorHp') || reading.kind !== 'read') return false;
    notes.set(text, { motorHp: plain(reading.value, text, reading.unit) });
    return true;
  });
}
