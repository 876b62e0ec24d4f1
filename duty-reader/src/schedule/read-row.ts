import { readKind, withHeat, withOpenHeater } from '../kind/index.ts';
import { driveOf } from '../line/index.ts';
import { type MotorInParts, motorInParts } from '../motor/index.ts';
import { type Duty, type DutyField, EMPTY_DUTY, type FieldValue, type Question, type Reading } from '../reading.ts';
import { readTag } from '../tag/index.ts';
import { type DecimalMark, isNothing, type QuantityKind } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { dutyFigures, outdoorOrExhaust, totalOrEach } from './duty-cells.ts';
import { figureOf, readCell } from './figures.ts';
import { withHeatOfType } from './heat-in-type.ts';
import { withHeatedAir } from './heated-air.ts';
import { motorOf } from './motor-cells.ts';
import { countOf, isOfParts, tagOf } from './row-count.ts';
import { featuresOfRow } from './row-features.ts';
import { postalCodeOf, withLocation } from './row-place.ts';
import type { Place, ReadRow } from './row-shape.ts';
import { soundDistance } from './sound-distance.ts';
import { standbyRemarks } from './standby.ts';
import { standbyCount } from './standby-counts.ts';
import { type RowSupply, supplyInQuestion, supplyOf } from './supply-cells.ts';
import { unusedTexts } from './unused-texts.ts';
import type { UsedColumns } from './used-columns.ts';

export type { ReadRow } from './row-shape.ts';

const FIGURES: readonly (readonly [DutyField, QuantityKind])[] = [
  ['motorHp', 'power'],
  ['sones', 'sones'],
  ['soundPressure', 'decibels'],
  ['temperature', 'temperature'],
  ['temperatureRise', 'temperatureRise'],
  ['btus', 'heat'],
  ['kWs', 'electricHeat'],
  ['nominalCoolingTons', 'cooling'],
  ['squareFeet', 'area'],
  ['altitude', 'altitude'],
];

interface Around {
  readonly decimal: DecimalMark | null;
  /** Whether other rows of the table have a tag. */
  readonly hasTags: boolean;
  /** The unit above, which a line without a tag may continue. */
  readonly above: ReadRow | null;
  /** Whether the user said how many units there are. */
  readonly isCountSaid: boolean;
  /** A name that the row may have for a tag. */
  readonly meant: string | null;
  /** What another line says of it; empty where none does. */
  readonly remark: string;
  /** What another line says of it or of its neighbor. */
  readonly inQuestion: string;
}

/** The texts of a row in the columns of a field. */
type TextsOf = (field: ColumnField) => string[];

/** One row: each field read whole, or a question. */
export function rowOf(place: Place, columns: UsedColumns, around: Around): ReadRow {
  const texts: TextsOf = (field) =>
    (columns.of.get(field) ?? [])
      .map(({ index }) => (place.cells[index] ?? '').trim())
      .filter((text) => !isNothing(text));
  const parts = partsOf(place, columns, around, texts);
  const { tag, count, figures, supply, kind, code, kindWords } = parts;
  const inQuestion = new Set(figures.flatMap(([field, { question }]) => (question === null ? [] : [field])));
  const { duty: values, questions: ofHeater } = withOpenHeater(
    withHeat(valuesOf(parts, texts), (field) => inQuestion.has(field)),
    { isLine: false },
  );
  const drive = texts('drive')[0] ?? '';
  const standby = standbyRemarks(place.cells, columns);
  const remarks = [around.remark, ...standby.map(({ text }) => text)].filter((text) => text !== '');
  const questions = [
    ...[...tag.questions, ...count.questions, ...figures.map(([, { question }]) => question)],
    ...[...supply.questions, ...code.questions, kind.question, ...ofHeater],
  ].filter((question) => question !== null);
  const row: ReadRow = {
    ...values,
    notes: written([values.notes?.asWritten ?? '', ...remarks].filter((text) => text !== '')),
    soundLevelDistance: soundDistance(values, columns.of),
    ...place,
    ignored: false,
    reason: null,
    tags: tag.tags,
    questions: withMissing(values, questions),
    notUnderstood: [
      ...kind.notUnderstood,
      ...(drive === '' || driveOf(drive) !== null ? [] : [drive]),
      ...(around.inQuestion === '' ? [] : [around.inQuestion]),
    ],
    unused: unusedTexts(place.cells, columns).filter(({ index }) => !standby.some((each) => each.index === index)),
    features: featuresOfRow(values, { ...kindWords, drive }),
    brakeHorsepower: brakeHorsepowerOf(place, columns),
  };
  return withLocation(row, kindWords.type);
}

/** A model of ours, as the schedules of a project have it. */
const OURS = /^K[A-Z]{2}[- ]?\d/;

/** Heads of counts of a part of the building: how many parts there are is not known. */
const PER = /\bper (?!job|project|schedule)/i;

/** What the cells of a row are read as, part by part. */
function partsOf(place: Place, columns: UsedColumns, around: Around, texts: TextsOf) {
  const first = (field: ColumnField) => texts(field)[0] ?? '';
  const head = columns.of.get('quantity')?.[0]?.head.text ?? '';
  const isGuess = head === '' && columns.of.has('quantity') && !around.isCountSaid;
  const isPart = isGuess || isOfParts(head, `${first('tag')} ${first('type')}`);
  const per = PER.test(head) ? 'place' : isPart ? 'part' : null;
  const standby = around.isCountSaid ? null : standbyCount(columns, place.cells);
  const count =
    standby === null
      ? countOf(first('tag'), first('quantity'), [first('service'), first('type'), ...texts('notes')], per)
      : { value: null, questions: [standby] };
  const duty = dutyFigures(place, columns, around.decimal).map(([field, figure]) => {
    if (field !== 'cfm') return [field, figure] as const;
    const units = Number(count.value?.value ?? 1);
    const words = `${first('tag')} ${first('type')}`;
    return [field, outdoorOrExhaust(totalOrEach(figure, place, columns, units), place, columns, words)] as const;
  });
  const found = motorOfRow(first, columns.of.get('supply')?.[0]?.head.text ?? '');
  const motor = found?.kind === 'read' ? found : null;
  const isOfMotor = (cell: string) => [first('motorHp'), first('supply')].includes(cell.trim());
  const cells = motor === null ? place.cells : place.cells.map((cell) => (isOfMotor(cell) ? motor.power : cell));
  const motorColumns = columns.of.get(motor === null || first('motorHp') !== '' ? 'motorHp' : 'supply') ?? [];
  const others = FIGURES.map(
    ([field, kind]) =>
      [
        field,
        figureOf(field, kind, field === 'motorHp' ? motorColumns : (columns.of.get(field) ?? []), cells),
      ] as const,
  );
  const heated = others.map(
    ([field, figure]) =>
      [field, field === 'temperatureRise' ? withHeatedAir(figure, place.cells, columns) : figure] as const,
  );
  const words = kindTexts(texts);
  const { figures, type } = withHeatOfType([...duty, ...heated], words.type, first('tag'));
  const kindWords = { ...words, type };
  const kind = readKind(kindWords, {
    category: first('category'),
    subCategory: first('subCategory'),
    application: first('application'),
  });
  return {
    tag: tagOf(first('tag'), around, columns.of.has('service') || OURS.test(first('model'))),
    count,
    figures,
    supply:
      found?.kind === 'open'
        ? supplyInQuestion(first('supply'), found.meanings)
        : rowSupply(motor === null ? first('supply') : motor.supply, first, columns),
    kindWords,
    kind,
    code: postalCodeOf(first('postalCode')),
  };
}

/** The motor and its supply, where one of the two columns has both and the other has nothing. */
function motorOfRow(first: (field: ColumnField) => string, head: string): MotorInParts | null {
  const [motor, supply] = [first('motorHp'), first('supply')];
  if (first('voltage') !== '' || first('phase') !== '' || (motor !== '' && supply !== '')) return null;
  const inWords = motorOf(motor === '' ? supply : motor);
  if (inWords !== null) return { kind: 'read', ...inWords };
  return supply === '' ? null : motorInParts(supply, head);
}

function valuesOf({ tag, count, figures, supply, kind, code }: ReturnType<typeof partsOf>, texts: TextsOf): Duty {
  return {
    ...EMPTY_DUTY,
    ...Object.fromEntries(figures.map(([field, { value }]) => [field, value])),
    tag: tag.value,
    quantity: count.value,
    voltage: supply.voltage,
    phase: supply.phase,
    frequency: supply.frequency,
    category: kind.category,
    subCategory: kind.subCategory,
    application: kind.application,
    model: written(texts('model')),
    postalCode: code.value,
    location: written([...texts('service'), ...texts('location')]),
    notes: written([...texts('notes'), ...tag.notes]),
  };
}

function rowSupply(supply: string, first: (field: ColumnField) => string, columns: UsedColumns): RowSupply {
  return supplyOf({
    supply,
    voltage: first('voltage'),
    phase: first('phase'),
    frequency: first('frequency'),
    order: orderOf(columns),
  });
}

function kindTexts(texts: (field: ColumnField) => readonly string[]) {
  const [tag = ''] = texts('tag');
  // 'EF-1 (Kitchen)'.
  const [service = readTag(tag)?.note ?? ''] = texts('service');
  const notes = texts('notes').join(', ');
  // An accessory that the remarks name as well is a remark: 'I-beam mount kit'.
  const isAccessory = (text: string) => notes.includes(text) && readKind({ type: text }).notUnderstood.length > 0;
  const mounting = texts('mounting')
    .flatMap((text) => text.split(/;\s*/))
    .filter((text) => !isAccessory(text));
  // 'Exhaust Fan - Roof: 12"' as a program names its families.
  const types = texts('type').map((text) => text.replace(/:\s*\d{1,2}(?:\.\d+)?\s?["”″]$/u, ''));
  return { type: [...types, ...mounting].join(', '), service, tag, notes };
}

function brakeHorsepowerOf({ cells }: Place, columns: UsedColumns): Reading<number> {
  const [column] = columns.of.get('brakeHorsepower') ?? [];
  return column === undefined ? { kind: 'empty' } : readCell(cells[column.index] ?? '', 'brakePower', column);
}

const written = (texts: readonly string[]): FieldValue<string> | null => {
  const text = texts.join(', ');
  return text === '' ? null : { value: text, unit: null, asWritten: text };
};

function orderOf(columns: UsedColumns): 'V/PH/HZ' | 'V/HZ/PH' | null {
  const order = columns.of.get('supply')?.[0]?.head.order ?? null;
  return order === 'any' ? null : order;
}

/** Fans that are chosen by the space, and heaters without ducts. */
const WITHOUT: Readonly<Record<'cfm' | 'staticPressure', readonly string[]>> = {
  cfm: ['HighVolumeLowSpeed'],
  staticPressure: ['HighVolumeLowSpeed', 'IndustrialHeater'],
};

/** A fan has an airflow and a pressure: where one was not found the row says so. */
export function withMissing(values: Duty, questions: readonly Question[]): Question[] {
  const category = String(values.category?.value ?? '');
  const missing = (['cfm', 'staticPressure'] as const).filter(
    (field) =>
      values[field] === null &&
      !WITHOUT[field].includes(category) &&
      !questions.some((question) => question.field === field),
  );
  return [...questions, ...missing.map((field): Question => ({ field, asWritten: '', meanings: [] }))];
}
