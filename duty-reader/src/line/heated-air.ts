import { type Rise, riseBetween } from '../value/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { END, START, wherever } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';

const AIR = String.raw`(?:\s*air)?(?:\s*(?:temp(?:erature|\.)?|db|dry\s*bulb))?`;
const ENTERING = String.raw`(?:e\.?a\.?t\.?|edb|ent(?:ering|\.)?${AIR})`;
const LEAVING = String.raw`(?:l\.?a\.?t\.?|ldb|lvg\.?${AIR}|leaving${AIR})`;
const OF = String.raw`\s*(?:of|at|[:=])?\s*`;
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?\s*(?:°\s*[fc]?|deg\.?\s*[fc]?|[fc])?)(?![\p{L}\d])`;
const BETWEEN = String.raw`\s*(?:[,;/]|and|to)?\s*`;

interface Form {
  readonly words: RegExp;
  readonly isLeavingFirst: boolean;
}

const FORMS: readonly Form[] = [
  {
    words: wherever(`${START}${ENTERING}\\s*/\\s*${LEAVING}${OF}${DEGREES}\\s*(?:/|to)\\s*${DEGREES}`),
    isLeavingFirst: false,
  },
  { words: wherever(`${START}${ENTERING}${OF}${DEGREES}${BETWEEN}${LEAVING}${OF}${DEGREES}`), isLeavingFirst: false },
  { words: wherever(`${START}${LEAVING}${OF}${DEGREES}${BETWEEN}${ENTERING}${OF}${DEGREES}`), isLeavingFirst: true },
  {
    words: wherever(`(?<![\\p{L}\\d.,/])${DEGREES}\\s*${ENTERING}${BETWEEN}${DEGREES}\\s*${LEAVING}${END}`),
    isLeavingFirst: false,
  },
];

/** What is heated, in a line with 'from 0F to 70F'. */
const HEATED = /\b(?:make[- ]?up|mua|mau|doas|heat(?:ed|er|ing)?|furnace|tempered)\b/i;
const FROM = wherever(`${START}from\\s+${DEGREES}\\s*to\\s*${DEGREES}`);

const METRIC = /\d\s*(?:l\/s|m[3³]\s*\/\s*(?:hr?|s|min)|cmh|pa)(?!\p{L})/iu;

/** The air that enters and leaves a heater: 'EAT 0F LAT 70F' is a rise of 70 °F. Air that is cooled stays as it is written. */
export function takeHeatedAir(rest: RemainingText, notes: DutyNotes): void {
  const from = HEATED.test(rest.line) ? [{ words: FROM, isLeavingFirst: false }] : [];
  for (const { words, isLeavingFirst } of [...FORMS, ...from]) {
    rest.takeAll(words, ([text, one = '', other = '']) => {
      const [entering, leaving] = isLeavingFirst ? [other, one] : [one, other];
      const rise = riseBetween(entering, leaving, null, METRIC.test(rest.line));
      if (rise === null) return false;
      setRise(notes, text, rise);
      return true;
    });
  }
}

function setRise(notes: DutyNotes, text: string, { value, other }: Rise): void {
  if (other === null) notes.set(text, { temperatureRise: plain(value, text, '°F') });
  else
    notes.ask(
      'temperatureRise',
      text,
      [value, other].map((each) => ({ value: each, unit: '°F' })),
    );
}
