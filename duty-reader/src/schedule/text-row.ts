import { readLine } from '../line/index.ts';
import { readTag } from '../tag/index.ts';
import { withMissing } from './read-row.ts';
import { withLocation } from './row-place.ts';
import type { Place, ReadRow } from './row-shape.ts';

/** A line of a text without columns, read as a duty in words; null for a line that has neither airflow nor pressure. */
export function textRow(place: Place): ReadRow | null {
  const [text = '', ...others] = place.cells;
  if (others.some((cell) => cell !== '') || !/\d/.test(text) || !/\p{L}/u.test(text)) return null;
  const { criteria, features, questions, notUnderstood } = readLine(text);
  const isDuty =
    criteria.cfm !== null ||
    criteria.staticPressure !== null ||
    questions.some(({ field }) => field === 'cfm' || field === 'staticPressure');
  if (!isDuty) return null;
  const tags = criteria.tag === null ? [] : (readTag(String(criteria.tag.value))?.tags ?? []);
  const quantity =
    criteria.quantity ??
    (questions.some(({ field }) => field === 'quantity') ? null : { value: 1, unit: null, asWritten: '' });
  const row: ReadRow = {
    ...criteria,
    ...place,
    quantity,
    ignored: false,
    reason: null,
    tags,
    questions: withMissing(criteria, questions),
    brakeHorsepower: { kind: 'empty' },
    features,
    notUnderstood,
    unused: [],
  };
  return withLocation(row, text);
}
