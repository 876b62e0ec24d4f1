import type { FieldValue, Meaning } from '../reading.ts';
import { findUnit, isNothing, riseBetween } from '../value/index.ts';
import type { Figure } from './figures.ts';
import type { UsedColumns } from './used-columns.ts';

const ENTERING = /\b(?:e\.?a\.?t\.?|edb|ent(?:ering|\.)?(?=\W|$))/i;
const LEAVING = /\b(?:l\.?a\.?t\.?|ldb|lvg\.?|leaving)(?=\W|$)/i;
/** Air that is not heated, and no air. */
const OTHERS =
  /\b(?:wb|ewb|lwb|wet|ewt|lwt|water|hw|chw|cooling|clg|cool|cc|dx|summer|wheel|recovery|erv|hrv|energy|exhaust|return)\b/i;
/** Rises in whole degrees are rounded. */
const ROUNDED_F = 2;

interface Air {
  readonly head: string;
  readonly cell: string;
}

/** Air before and behind a heater, and what is written of it. */
interface Pair {
  readonly entering: Air;
  readonly leaving: Air;
  readonly asWritten: string;
}

/**
 * The temperature rise of a row: what a column of its own says, or else the difference between the air that leaves a heater and
 * the air that enters it. Several heaters with different rises, or a column that says something else, are a question.
 */
export function withHeatedAir(rise: Figure, cells: readonly string[], columns: UsedColumns): Figure {
  const rises = pairsOf(cells, columns).flatMap((pair) => riseOf(pair, isMetric(columns)) ?? []);
  if (rise.question !== null || rises.length === 0) return rise;
  const all: readonly RiseOfRow[] = [...(rise.value === null ? [] : [{ ...rise.value, other: null }]), ...rises];
  const [first] = all;
  const isSame = ({ value }: RiseOfRow) => Math.abs(value - (first?.value ?? 0)) <= ROUNDED_F;
  if (rise.value !== null && rises.some(isSame)) return rise;
  if (first !== undefined && all.every((each) => isSame(each) && each.other === null))
    return { value: { value: first.value, unit: first.unit, asWritten: first.asWritten }, question: null };
  const meanings = all.flatMap(({ value, other, unit }): readonly Meaning[] =>
    [value, ...(other === null ? [] : [other])].map((each) => ({ value: each, unit })),
  );
  const asWritten = all.map((each) => each.asWritten).join(' | ');
  return { value: null, question: { field: 'temperatureRise', asWritten, meanings } };
}

interface RiseOfRow extends FieldValue<number> {
  /** What it is in the other unit of temperatures, where the words leave the unit open. */
  readonly other: number | null;
}

function riseOf({ entering, leaving, asWritten }: Pair, isMetricTable: boolean): RiseOfRow | null {
  const [unit = null] = [entering, leaving].flatMap(({ head }) => findUnit(head, ['temperature'])?.unit ?? []);
  const rise = riseBetween(entering.cell, leaving.cell, unit, isMetricTable);
  return rise === null ? null : { ...rise, unit: '°F', asWritten };
}

const isMetric = ({ of }: UsedColumns): boolean =>
  (of.get('cfm') ?? []).some(
    ({ head: { unit } }) => typeof unit === 'object' && unit !== null && unit.symbol !== 'cfm',
  );

const SIGNED = String.raw`[-–−]?\s*\d{1,3}(?:\.\d+)?\s*(?:°|deg\.?)?\s*[FC]?`;
const BOTH = new RegExp(`^(${SIGNED})\\s*(?:/|\\bto\\b)\\s*(${SIGNED})$`, 'i');

/** The columns of air that enters and leaves the same heater, by the words that both heads have. */
function pairsOf(cells: readonly string[], { heads }: UsedColumns): readonly Pair[] {
  const airs = heads.flatMap(({ text, note }, index) => {
    const cell = (cells[index] ?? '').trim();
    return note === 'coilTemperature' && !OTHERS.test(text) && !isNothing(cell) ? [{ head: text, cell }] : [];
  });
  const rest = (head: string, words: RegExp) =>
    head
      .replace(words, '')
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
  const isOfBoth = ({ head }: Air) => ENTERING.test(head) && LEAVING.test(head);
  const joint = airs.filter(isOfBoth).flatMap((air): readonly Pair[] => {
    const [, from = '', to = ''] = BOTH.exec(air.cell) ?? [];
    if (to === '') return [];
    return [{ entering: { ...air, cell: from }, leaving: { ...air, cell: to }, asWritten: air.cell }];
  });
  const single = airs.filter((air) => !isOfBoth(air));
  const leaving = single.filter(({ head }) => LEAVING.test(head));
  const apart = single
    .filter(({ head }) => ENTERING.test(head))
    .flatMap((entering): readonly Pair[] => {
      const same = leaving.filter(({ head }) => rest(head, LEAVING) === rest(entering.head, ENTERING));
      const [only] = same;
      if (only === undefined || same.length > 1) return [];
      return [{ entering, leaving: only, asWritten: `${entering.cell} | ${only.cell}` }];
    });
  return [...joint, ...apart];
}
