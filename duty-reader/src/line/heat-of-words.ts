import type { DutyField, FieldValue, Question } from '../reading.ts';
import { DutyNotes } from './duty-notes.ts';
import { takeFigures } from './figures.ts';
import { RemainingText } from './remaining-text.ts';
import { takeRise } from './terms.ts';

const HEAT = ['temperatureRise', 'btus', 'kWs', 'nominalCoolingTons'] as const satisfies readonly DutyField[];
export type HeatField = (typeof HEAT)[number];

/** Words beside which kW are those of a heater, not of a motor. */
export const WITH_ELECTRIC_HEAT =
  /(?<!\p{L})(?:electric|[ec]uh|e?ch|eh|mua|mau|make-?\s?up|(?:pre|re)?-?heaters?|heat(?:ing|ed)?|uhs?|calefactor(?:es)?|calefacci[oó]n|a[eé]rothermes?|chauffage|lufterhitzer|heizung)(?!\p{L})/iu;

/** Heat, rise or tons that the words of a kind say, and the words without them. */
export interface HeatOfWords {
  readonly values: Readonly<Partial<Record<HeatField, FieldValue<number>>>>;
  readonly questions: readonly Question[];
  readonly words: string;
}

/** Beside a number without these letters there is no heat: most types need no closer look. */
const MAY_SAY_HEAT = /\d.*(?:b|kw|kilowatt|ton|rise|δ|∆|°|deg|kcal|w\b|tr\b)/isu;

/**
 * Takes the heat out of the words of a type: 'Heated make-up air, 250 MBH'.
 *
 * @param isFree whether the row may take a field from its words
 */
export function heatOfWords(text: string, tag: string, isFree: (field: HeatField) => boolean): HeatOfWords {
  if (!MAY_SAY_HEAT.test(text)) return { values: {}, questions: [], words: text };
  const notes = new DutyNotes();
  const rest = new RemainingText(text);
  takeRise(rest, notes);
  takeFigures(rest, notes, WITH_ELECTRIC_HEAT.test(`${tag} ${text}`));
  const fields = HEAT.filter(isFree);
  const duty = notes.duty();
  const questions = notes.questions.filter(({ field }) => fields.some((each) => each === field));
  const values = Object.fromEntries(fields.flatMap((field) => (duty[field] === null ? [] : [[field, duty[field]]])));
  const used = [
    ...notes.parts.filter((part) => part.fields.some((field) => Object.hasOwn(values, field))).map((part) => part.text),
    ...questions.map(({ asWritten }) => asWritten.trim()),
  ];
  return { values, questions, words: used.reduce((left, part) => left.replace(part, ' '), text) };
}
