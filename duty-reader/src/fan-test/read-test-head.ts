import { withoutNoteMarks } from '../schedule/index.ts';
import { findUnit, type QuantityKind, type Unit, unitOf } from '../value/index.ts';
import { type OctaveBand, TEST_KINDS, type TestField } from './fields.ts';
import { fieldOfName } from './names.ts';

/** The head of a column of a fan test. */
export interface TestHead {
  /** Null for a column that is not used. */
  readonly field: TestField | null;
  /** The unit that the head names; null where it names none. */
  readonly unit: Unit | null;
  /** What the head has in the place of a unit, and what is none of the kind. */
  readonly unknownUnit: string | null;
  /** What a column that is not used was taken for. */
  readonly note: string | null;
}

const BRACKETS = /[([{]([^()[\]{}]*(?:\([^()]*\))?[^()[\]{}]*)[)\]}]/g;
const BAND = /^(?:(63|125|250|500|[1248]000)(?:\s*hz)?|([1248])\s*k(?:hz)?)$/i;
/** Units have at most four words: 'in. of water gauge'. */
const MAX_UNIT_WORDS = 4;
const MAX_UNKNOWN_WORDS = 2;
/** Kinds of which a head may be the unit alone; a power alone may be that of the motor. */
const NAMED_BY_UNIT: Partial<Record<QuantityKind, TestField>> = {
  speed: 'speed',
  airflow: 'airflow',
  pressure: 'staticPressure',
  density: 'density',
};
const NOT_UNDERSTOOD: TestHead = { field: null, unit: null, unknownUnit: null, note: 'not understood' };
const unused = (note: string): TestHead => ({ ...NOT_UNDERSTOOD, note });

/** What the head of a column of a fan test names, and in which unit: 'bhp (kW)', 'Volumenstrom [m³/h]', 'Q L/s', '1 kHz'. */
export function readTestHead(head: string): TestHead {
  const text = withoutNoteMarks(head.replaceAll('_', ' ')).replaceAll(/\s+/g, ' ').trim();
  const inside = [...text.matchAll(BRACKETS)].map(([, inner = '']) => inner.trim()).filter((inner) => inner !== '');
  const outside = text.replaceAll(BRACKETS, ' ').replaceAll(/\s+/g, ' ').trim();
  if (inside.length > 0) return withBrackets(outside, inside);
  return ofWholeName(text) ?? withUnitBehind(text) ?? ofUnitAlone(text) ?? withUnknownWords(text) ?? NOT_UNDERSTOOD;
}

/** 'Static pressure (Ps) [Pa]': brackets hold the unit, or another name of the same column. */
function withBrackets(outside: string, inside: readonly string[]): TestHead {
  const { field, note } = fieldOf(outside);
  if (field === null) return unused(note ?? NOT_UNDERSTOOD.note ?? '');
  const kind = TEST_KINDS[field];
  const others = inside.filter((inner) => unitOf(inner, kind) !== null || fieldOf(inner).field !== field);
  const [first, ...more] = others;
  if (first === undefined) return { field, unit: unitOf(outside, kind), unknownUnit: null, note: null };
  const unit = more.length === 0 ? unitOf(first, kind) : null;
  return { field, unit, unknownUnit: unit === null ? others.join(', ') : null, note: null };
}

function ofWholeName(text: string): TestHead | null {
  const { field, note } = fieldOf(text);
  if (field !== null) return { field, unit: unitOf(text, TEST_KINDS[field]), unknownUnit: null, note: null };
  return note === null ? null : unused(note);
}

/** 'airflow, m3/h', 'sp in. wg', 'CFM x 1000'. */
function withUnitBehind(text: string): TestHead | null {
  const words = text.split(/[\s,:;]+/);
  for (let count = 1; count <= Math.min(MAX_UNIT_WORDS, words.length - 1); count++) {
    const { field } = fieldOf(words.slice(0, -count).join(' '));
    const unit = field === null ? null : unitOf(words.slice(-count).join(' '), TEST_KINDS[field]);
    if (field !== null && unit !== null) return { field, unit, unknownUnit: null, note: null };
  }
  return null;
}

function ofUnitAlone(text: string): TestHead | null {
  const found = findUnit(text);
  const field = found?.rest === '' ? NAMED_BY_UNIT[found.unit.kind] : undefined;
  return found === null || field === undefined ? null : { field, unit: found.unit, unknownUnit: null, note: null };
}

/** A known name with words behind it that are no unit of its kind. */
function withUnknownWords(text: string): TestHead | null {
  const words = text.split(/[\s,:;]+/);
  for (let count = 1; count <= Math.min(MAX_UNKNOWN_WORDS, words.length - 1); count++) {
    const { field } = fieldOf(words.slice(0, -count).join(' '));
    if (field !== null) return { field, unit: null, unknownUnit: words.slice(-count).join(' '), note: null };
  }
  return null;
}

function fieldOf(name: string): ReturnType<typeof fieldOfName> {
  const [, hertz, kilohertz] = BAND.exec(name) ?? [];
  const band = hertz ?? (kilohertz === undefined ? undefined : `${kilohertz}000`);
  return band === undefined ? fieldOfName(name) : { field: band as OctaveBand, note: null };
}
