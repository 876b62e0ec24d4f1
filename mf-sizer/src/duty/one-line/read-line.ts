import { type DutyField, type Question, readLine as readDuty } from '@specbuilder/duty-reader';
import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { placeOf, soldCategory } from './line-kind.ts';
import { DEFAULT_CATEGORY, type LinePlace } from './line-site.ts';
import { wordsOf } from './line-terms.ts';

type DutyLine = ReturnType<typeof readDuty>;
type Fields = Readonly<Record<string, number | string | boolean>>;

/** As a schedule has its columns. */
const KINDS = [
  'place',
  'tag',
  'quantity',
  'airflow',
  'pressure',
  'area',
  'postalCode',
  'city',
  'altitude',
  'temperature',
  'heat',
  'cooling',
  'sound',
  'supply',
  'served',
  'feature',
] as const;
export type PartKind = (typeof KINDS)[number];

/** What a field of a duty is in a search: the kind of its chip, and the name that the search has for it. */
const SEARCHED: Partial<Record<DutyField, { readonly kind: PartKind; readonly name: string }>> = {
  tag: { kind: 'tag', name: 'tag' },
  quantity: { kind: 'quantity', name: 'quantity' },
  cfm: { kind: 'airflow', name: 'cfm' },
  staticPressure: { kind: 'pressure', name: 'sp' },
  squareFeet: { kind: 'area', name: 'squareFeet' },
  postalCode: { kind: 'postalCode', name: 'zip' },
  altitude: { kind: 'altitude', name: 'altitude' },
  temperature: { kind: 'temperature', name: 'temperature' },
  temperatureRise: { kind: 'heat', name: 'temperatureRise' },
  btus: { kind: 'heat', name: 'btus' },
  kWs: { kind: 'heat', name: 'kWs' },
  nominalCoolingTons: { kind: 'cooling', name: 'nominalCoolingTons' },
  sones: { kind: 'sound', name: 'sones' },
  soundPressure: { kind: 'sound', name: 'soundPressure' },
  soundLevelDistance: { kind: 'sound', name: 'soundLevelDistance' },
  voltage: { kind: 'supply', name: 'motorVoltage' },
  phase: { kind: 'supply', name: 'motorPhase' },
  frequency: { kind: 'supply', name: 'motorFrequency' },
  location: { kind: 'served', name: 'location' },
};
/** The catalogue says what they are called, so its own names decide. */
const KIND_FIELDS: ReadonlySet<DutyField> = new Set(['category', 'subCategory', 'application']);

/** Something of the line that was understood. */
export interface LinePart {
  readonly kind: PartKind;
  /** The very words, so that they can be taken out of the line; empty where a tag says it. */
  readonly text: string;
  readonly fields: Fields;
}

/** A line as the search understands it. */
export interface ReadLine {
  readonly parts: readonly LinePart[];
  /** Words and numbers that mean nothing here, in the order of the line. */
  readonly unknown: readonly string[];
  readonly questions: readonly Question[];
  readonly place: LinePlace;
  /** Nothing in the line names the category. */
  readonly isPlaceAssumed: boolean;
  readonly tag: string | null;
  readonly quantity: number;
  /** What it serves; null where the line does not say it. */
  readonly location: string | null;
  /** Fields of the specification. */
  readonly criteria: Readonly<Record<string, string>>;
}

/**
 * Reads a duty as an engineer says it: 'EF-3 2500 cfm 0.75 upblast kitchen 460/3 under 15 sones x2'. Values are read as
 * everywhere in the product; the catalogue's own names decide which search is meant.
 */
export function readLine(line: string, categories: readonly TopCategory[]): ReadLine {
  const duty = readDuty(line);
  const values = partsOf(duty);
  const said = wordsOf(wordsLeft(line, values).replaceAll(DENIED, ' '));
  const isHeated = values.some(({ kind }) => kind === 'heat');
  // Make-up air that is given heat is heated.
  const named = placeOf(duty, categories, said.includes('makeup') && isHeated ? [...said, 'heated'] : said);
  const place = named ?? assumedPlace(categories, values);
  const placeText = named === null ? '' : textOfPlace(wordsLeft(line, values), place);
  const parts = [...(named === null ? [] : [{ kind: 'place', text: placeText, fields: {} } as const]), ...values];
  return {
    parts: parts.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
    unknown: unknownOf(duty, place, categories),
    questions: duty.questions.filter(({ field }) => !KIND_FIELDS.has(field)),
    place,
    isPlaceAssumed: named === null,
    ...ofItem(duty),
    criteria: { ...criteriaOf(values), ...greaseOf(duty, place) },
  };
}

/** 'non grease' names nothing that is meant. */
const DENIED = /(?<![\p{L}\d])(?:non?|not|without|w\/o|sin|sans|ohne)[ -]\p{L}+/giu;

function partsOf({ parts, criteria, features }: DutyLine): LinePart[] {
  const values = parts.flatMap(({ fields, text }) => {
    const [first] = fields.map((field) => SEARCHED[field]).filter((searched) => searched !== undefined);
    if (first === undefined) return [];
    const named = fields.flatMap((field) => {
      const value = criteria[field]?.value;
      return value === undefined ? [] : [[SEARCHED[field]?.name ?? field, value] as const];
    });
    return named.length === 0 ? [] : [{ kind: first.kind, text, fields: Object.fromEntries(named) }];
  });
  const ofFeatures = features.map(
    ({ field, value, text }) => ({ kind: 'feature', text, fields: { [field]: value } }) as const,
  );
  return [...values, ...ofFeatures];
}

/** What words may say besides the kind of fan: 'wall' and 'kitchen' name one too. */
const ALSO_KINDS: ReadonlySet<PartKind> = new Set<PartKind>(['feature', 'served']);

/** The words of a line without those of its values. */
function wordsLeft(line: string, parts: readonly LinePart[]): string {
  return parts
    .filter(({ kind }) => !ALSO_KINDS.has(kind))
    .flatMap(({ text }) => (line.includes(text) ? [text] : text.split(' ')))
    .reduce((left, text) => left.replace(text, ' '), line);
}

function textOfPlace(words: string, place: LinePlace): string {
  const found = words.match(/make[ -]?up|\bul[ -]?762\b|\p{L}+/giu) ?? [];
  return found.filter((word) => wordsOf(word).some((each) => place.words.has(each))).join(' ');
}

/**
 * What nothing was made of: neither a value nor a word of the catalogue's names. A kind that leaves open what is meant, for
 * which no line is made or that the brand does not sell, is not searched as something else in silence.
 */
function unknownOf(duty: DutyLine, place: LinePlace, categories: readonly TopCategory[]): readonly string[] {
  const { notUnderstood, parts, questions, criteria } = duty;
  const notSearched = parts
    .filter(({ fields }) => fields.every((field) => SEARCHED[field] === undefined && !KIND_FIELDS.has(field)))
    .map(({ text }) => text);
  const left = notUnderstood.filter((word) => !wordsOf(word).some((each) => place.words.has(each)));
  const { category } = criteria;
  const notSold = category === null || soldCategory(duty, categories) !== undefined ? [] : [category.asWritten];
  const open = questions.filter(({ field }) => KIND_FIELDS.has(field)).map(({ asWritten }) => asWritten);
  return [...left, ...notSearched, ...[...notSold, ...open].map(wordsAlone).filter((words) => !left.includes(words))];
}

/** Words without the gaps that values left between them. */
const wordsAlone = (text: string): string => text.match(/[\p{L}\d][\p{L}\d/.'’-]*/gu)?.join(' ') ?? text;

function assumedPlace(categories: readonly TopCategory[], parts: readonly LinePart[]): LinePlace {
  const isFor = (field: string) => parts.some(({ fields }) => Object.hasOwn(fields, field));
  const category = isFor('squareFeet') && !isFor('cfm') ? FanCategory.HighVolumeLowSpeed : DEFAULT_CATEGORY;
  const offered = categories.find(({ fanCategoryType }) => fanCategoryType === category) ?? categories[0];
  return {
    category: offered?.fanCategoryType ?? category,
    sub: 0,
    application: null,
    names: offered ? [offered.name] : [],
    words: new Set(),
  };
}

function ofItem({ criteria }: DutyLine): Pick<ReadLine, 'tag' | 'quantity' | 'location'> {
  const textOf = (field: 'tag' | 'location') => (criteria[field] === null ? null : String(criteria[field].value));
  return { tag: textOf('tag'), quantity: Number(criteria.quantity?.value ?? 1), location: textOf('location') };
}

/** What the item has rather than its search. */
const OF_ITEM: ReadonlySet<PartKind> = new Set<PartKind>(['tag', 'quantity', 'served']);

function criteriaOf(parts: readonly LinePart[]): Readonly<Record<string, string>> {
  const fields = parts.filter(({ kind }) => !OF_ITEM.has(kind)).flatMap((part) => Object.entries(part.fields));
  return Object.fromEntries(
    fields.filter(([name]) => name !== 'tag' && name !== 'quantity').map(([name, value]) => [name, String(value)]),
  );
}

/** Grease is a criterion where the catalogue has no application of that name at the place. */
function greaseOf(
  { criteria: { application, category } }: DutyLine,
  place: LinePlace,
): Readonly<Record<string, string>> {
  const isExhaust = place.category === FanCategory.Exhaust && (category === null || category.value === 'Exhaust');
  const isGrease = application?.value === 'grease' && isExhaust && place.application === null;
  return isGrease ? { isRestaurantDuty: 'true' } : {};
}
