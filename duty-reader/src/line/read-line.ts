import { isMaker, readModel, takeKind, withHeat, withOpenHeater } from '../kind/index.ts';
import type { Duty, DutyField, FieldValue, Question } from '../reading.ts';
import { takeAirs } from './airs.ts';
import { asTyped } from './as-typed.ts';
import { takeBareNumbers, takeLabelled } from './bare-numbers.ts';
import { DutyNotes, type LinePart } from './duty-notes.ts';
import { type Feature, takeFeatures } from './features.ts';
import { takeFigures } from './figures.ts';
import { WITH_ELECTRIC_HEAT } from './heat-of-words.ts';
import { takeHeatedAir } from './heated-air.ts';
import { takeBareVoltage, takeMotorAndSupply } from './motor-and-supply.ts';
import { takeOutdoorAir, takeShares } from './outdoor-air.ts';
import { takeQuantity, takeSum } from './quantity.ts';
import { RemainingText } from './remaining-text.ts';
import { takeRequest } from './request-verbs.ts';
import { takeServed } from './served.ts';
import { takeShaft } from './shaft.ts';
import { takeSizes } from './sizes.ts';
import { takeSpacedFractions } from './spaced-fractions.ts';
import { takeSpacedThousands } from './spaced-thousands.ts';
import { takeSpokenCount, takeSpokenPressure, takeTons } from './spoken.ts';
import { isCountry } from './state-names.ts';
import { settleTag } from './tag-counts.ts';
import { takeNames, takePlaces } from './tags.ts';
import {
  takeArea,
  takeFreeAir,
  takeListing,
  takeReferences,
  takeRise,
  takeSite,
  takeSoundDistance,
  takeSupply,
} from './terms.ts';
import { askOfTotal } from './total-airflow.ts';
import { takeTotalPressure } from './total-pressure.ts';
import { takeWaterLengths } from './water-lengths.ts';

/** A duty as one line says it. */
export interface ReadLine {
  readonly criteria: Duty;
  /** Criteria of a search that are no fields of a schedule: drive, discharge, mount, options. */
  readonly features: readonly Feature[];
  /** What was understood, in the order of the line. */
  readonly parts: readonly LinePart[];
  readonly questions: readonly Question[];
  /** Words and numbers that mean nothing here, in the order of the line. */
  readonly notUnderstood: readonly string[];
}

/** Longest line that is read: a row of a schedule with its remarks. */
const MAX_LINE_LENGTH = 300;
/** Words that say nothing of the fan. */
const FILLERS = new Set(
  'a an and at ext external with w/ by duty each ea esp sp tsp hi hello hey can could you u get me thx thanks thank pls plz provide furnish install looking tag mark salle un une e.s.p. s.p. t.s.p. static pressure airflow fan fans for from general in is minimum need needs of on or per set size the to type unit units i we want please air total only motor caudal gasto presion presión débit debit pression puissance potencia volumenstrom druck de du des der die das para pour für d l ventilateur ventilateurs ventilador ventiladores ventilator ventilatoren y con aire flow power volume v/ph v/ph/hz et avec und mit equal equivalent approved quote price pricing max maximum q qv dp pst bei à sous'.split(
    ' ',
  ),
);

/** What has words of its own comes before plain numbers with units: a rise is no temperature, a code is no tag. */
const IN_ORDER = [
  ...[
    takeRequest,
    takeListing,
    takeReferences,
    takeFreeAir,
    takeArea,
    takeSpokenCount,
    takeSpokenPressure,
    takeTons,
    takeSizes,
    takeRise,
    takeHeatedAir,
    takeSite,
    takeAirs,
    takeOutdoorAir,
    takeShares,
    takeMotorAndSupply,
    takeSpacedThousands,
    takeSpacedFractions,
    takeSum,
    takeNames,
    takePlaces,
    takeSoundDistance,
  ],
  ...[takeSupply, takeQuantity, settleTag, takeShaft, takeTotalPressure, takeWaterLengths, takeLabelled],
];

/** Reads a duty as an engineer says it: 'EF-3 2500 cfm 0.75 upblast kitchen 460/3 under 15 sones x2'. */
export function readLine(text: string): ReadLine {
  const line = asTyped(text.slice(0, MAX_LINE_LENGTH));
  const rest = new RemainingText(line);
  const notes = new DutyNotes();
  for (const take of IN_ORDER) take(rest, notes);
  takeFigures(rest, notes, WITH_ELECTRIC_HEAT.test(line));
  takeBareNumbers(rest, notes);
  takeBareVoltage(rest, notes);
  askOfTotal(line, notes);
  const features = takeFeatures(rest);
  takeServed(rest, notes);
  takeKindOf(rest, notes);
  const words = wordsOf(rest.text);
  notes.askBefore(line, words);
  const heated = withHeat(notes.duty(), (field) => notes.questions.some((question) => question.field === field));
  const { duty, questions } = withOpenHeater(heated, { isLine: true });
  return {
    criteria: duty,
    features,
    parts: notes.parts,
    questions: [...notes.questions, ...questions],
    notUnderstood: inOrder(line, [...notes.notUnderstood, ...words]),
  };
}

function takeKindOf(rest: RemainingText, notes: DutyNotes): void {
  // Rows of a schedule repeat their words, whose result is kept: gaps of other lengths would make other texts of them.
  const before = rest.text.replaceAll(/ {2,}/g, '  ');
  const tag = notes.value('tag');
  const { kind, rest: left } = takeKind(before, typeof tag?.value === 'string' ? tag.value : '');
  const fields = { category: kind.category, subCategory: kind.subCategory, application: kind.application };
  const found = Object.entries(fields).filter(([, value]) => value !== null);
  if (found.length > 0)
    notes.set(kind.understood.join(' '), Object.fromEntries(found) as Partial<Record<DutyField, FieldValue>>);
  else if (kind.question === null) {
    const isSaid = (word: string) => notes.has('model') && (isMaker(word) || readModel(word) !== null);
    notes.notUnderstood.push(...kind.understood.filter((word) => !isSaid(word)));
  }
  if (kind.question !== null) notes.questions.push(kind.question);
  rest.replaceWith(left);
}

const isFiller = (word: string) => [word, word.replace(/[=.'’]$/u, '')].some((each) => FILLERS.has(each));

function wordsOf(text: string): readonly string[] {
  const isMixedCase = /\p{Ll}/u.test(text);
  const words: string[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,;:()]+/gu)) {
    const [before = ''] = /\S+,\s*$/u.exec(text.slice(0, index)) ?? [];
    // 'Portland, OR' has a state, and 'in' two letters of another word.
    const isState = isMixedCase && /^[A-Z]{2}$/.test(word) && words.at(-1) === before.replace(/,\s*$/u, '');
    // 'Toronto, Ontario, Canada'.
    const isOfPlace = isCountry(word) && before !== '' && words.length > 0;
    if (/[\p{L}\d]/u.test(word) && !isOfPlace && (isState || !isFiller(word.toLowerCase()))) words.push(word);
  }
  return words;
}

function inOrder(line: string, words: readonly string[]): readonly string[] {
  return [...words].sort((one, other) => line.indexOf(one) - line.indexOf(other));
}
