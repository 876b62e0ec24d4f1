import { readKind } from '../kind/index.ts';
import { type Duty, type DutyField, EMPTY_DUTY, type FieldValue, type Question } from '../reading.ts';
import { type DecimalMark, isNothing, type QuantityKind, readValue } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { dutyOf, type Figure, figureOf, NO_FIGURE } from './figures.ts';
import { isValue } from './head-lines.ts';
import { countOf, tagOf } from './row-count.ts';
import type { Place, ReadRow } from './row-shape.ts';
import { supplyOf } from './supply-cells.ts';
import type { UsedColumns } from './used-columns.ts';

export type { ReadRow } from './row-shape.ts';

const FIGURES: readonly (readonly [DutyField, QuantityKind])[] = [
  ['motorHp', 'power'],
  ['sones', 'sones'],
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
}

/** One row: each field read whole, or a question. */
export function rowOf(place: Place, columns: UsedColumns, around: Around): ReadRow {
  const texts = (field: ColumnField) =>
    (columns.of.get(field) ?? [])
      .map(({ index }) => (place.cells[index] ?? '').trim())
      .filter((text) => !isNothing(text));
  const first = (field: ColumnField) => texts(field)[0] ?? '';
  const tag = tagOf(first('tag'), around);
  const count = countOf(first('tag'), first('quantity'), [first('service'), first('type'), ...texts('notes')]);
  const duty = dutyFigures(place, columns, around.decimal);
  const figures = FIGURES.map(
    ([field, kind]) => [field, figureOf(field, kind, columns.of.get(field) ?? [], place.cells)] as const,
  );
  const supply = supplyOf({
    supply: first('supply'),
    voltage: first('voltage'),
    phase: first('phase'),
    frequency: first('frequency'),
    order: orderOf(columns),
  });
  const kind = readKind({
    type: texts('type').join(', '),
    service: first('service'),
    tag: first('tag'),
    notes: texts('notes').join(', '),
  });
  const values: Duty = {
    ...EMPTY_DUTY,
    ...Object.fromEntries([...duty, ...figures].map(([field, { value }]) => [field, value])),
    tag: tag.value,
    quantity: count.value,
    voltage: supply.voltage,
    phase: supply.phase,
    frequency: supply.frequency,
    category: kind.category,
    subCategory: kind.subCategory,
    application: kind.application,
    model: written(texts('model')),
    postalCode: written(texts('postalCode')),
    location: written([...texts('service'), ...texts('location')]),
    notes: written([...texts('notes'), ...tag.notes]),
  };
  const soundLevelDistance = values.sones === null ? null : distanceOf(columns);
  const questions = [
    ...tag.questions,
    ...count.questions,
    ...[...duty, ...figures].flatMap(([, { question }]) => (question === null ? [] : [question])),
    ...supply.questions,
    ...(kind.question === null ? [] : [kind.question]),
  ];
  return {
    ...values,
    soundLevelDistance,
    ...place,
    ignored: false,
    reason: null,
    tags: tag.tags,
    questions: withMissing(values, questions),
    notUnderstood: kind.notUnderstood,
  };
}

const written = (texts: readonly string[]): FieldValue<string> | null => {
  const text = texts.join(', ');
  return text === '' ? null : { value: text, unit: null, asWritten: text };
};

/** Airflow and pressure, of columns of their own or of one cell ('1200 @ 0.5"'). */
function dutyFigures(
  place: Place,
  columns: UsedColumns,
  decimal: DecimalMark | null,
): (readonly [DutyField, Figure])[] {
  const open = (field: DutyField, asWritten: string): Figure => ({
    value: null,
    question: { field, asWritten, meanings: [] },
  });
  const row = place.cells.join(' | ');
  if (isTooLong(place, columns))
    return [
      ['cfm', open('cfm', row)],
      ['staticPressure', open('staticPressure', row)],
    ];
  const own = (field: 'cfm' | 'staticPressure', kind: QuantityKind) =>
    figureOf(field, kind, columns.of.get(field) ?? [], place.cells);
  const airflow = columns.of.get('cfm') ?? [];
  const pressure = own('staticPressure', 'pressure');
  const [joint = airflow.find(({ index }) => (place.cells[index] ?? '').includes('@'))] = columns.of.get('duty') ?? [];
  const cell = joint === undefined ? '' : (place.cells[joint.index] ?? '');
  const isOwn = joint?.head.field === 'cfm' && pressure !== NO_FIGURE;
  if (joint === undefined || isNothing(cell) || isOwn)
    return [
      ['cfm', own('cfm', 'airflow')],
      ['staticPressure', pressure],
    ];
  const both = dutyOf(cell, joint.head.text, joint.decimal ?? decimal);
  if (both !== null)
    return [
      ['cfm', both.cfm],
      ['staticPressure', pressure === NO_FIGURE ? both.staticPressure : pressure],
    ];
  return [
    ['cfm', open('cfm', cell)],
    ['staticPressure', pressure === NO_FIGURE ? open('staticPressure', cell) : pressure],
  ];
}

/** A figure beyond the last head: a comma inside another figure cut it in two, so that the cells are not below their heads. */
const isTooLong = ({ cells }: Place, { heads }: UsedColumns) =>
  heads.length > 0 && cells.slice(heads.length).some(isValue);

function orderOf(columns: UsedColumns): 'V/PH/HZ' | 'V/HZ/PH' | null {
  const order = columns.of.get('supply')?.[0]?.head.order ?? null;
  return order === 'any' ? null : order;
}

/** 'SONES @ 5 FT' says where the sones are for. */
function distanceOf(columns: UsedColumns): FieldValue<number> | null {
  const head = columns.of.get('sones')?.[0]?.head.text ?? '';
  const [, distance] = /(?:@|\bat\b)\s*(\d+(?:\.\d+)?\s*(?:ft|feet|m|')?)/i.exec(head) ?? [];
  if (distance === undefined) return null;
  const reading = readValue(distance, 'length');
  return reading.kind === 'read' ? { value: reading.value, unit: reading.unit, asWritten: distance } : null;
}

/** A fan has an airflow and a pressure: where one was not found the row says so. */
function withMissing(values: Duty, questions: readonly Question[]): Question[] {
  const missing = (['cfm', 'staticPressure'] as const).filter(
    (field) => values[field] === null && !questions.some((question) => question.field === field),
  );
  return [...questions, ...missing.map((field): Question => ({ field, asWritten: '', meanings: [] }))];
}
