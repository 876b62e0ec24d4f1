import type { FieldValue, Meaning, Question } from '../reading.ts';
import { readQuantity, readTag } from '../tag/index.ts';
import { isNothing } from '../value/index.ts';
import type { ReadRow } from './row-shape.ts';

interface RowTag {
  readonly value: FieldValue<string> | null;
  readonly tags: readonly string[];
  readonly notes: readonly string[];
  readonly questions: readonly Question[];
}

/** The tag of a row. A row without one among rows that have one may belong to the unit above it: that is for the user. */
export function tagOf(text: string, { hasTags, above }: { hasTags: boolean; above: ReadRow | null }): RowTag {
  const read = isNothing(text) ? null : readTag(text);
  if (read !== null) {
    const value = { value: read.tag, unit: null, asWritten: text };
    return { value, tags: read.tags, notes: read.note === null ? [] : [read.note], questions: [] };
  }
  const tagAbove = above?.tag ?? null;
  const meanings: Meaning[] = tagAbove === null ? [] : [{ value: tagAbove.value, unit: null }];
  const questions: Question[] = hasTags ? [{ field: 'tag', asWritten: '', meanings }] : [];
  return { value: null, tags: [], notes: [], questions };
}

const TYPICAL = /\btyp(?:ical)?\.?\s*(?:of|for)?\s*[(:]?\s*(\d{1,3})\b/i;

/**
 * How many units a row is for: by its column, its tag or words beside it; a question where they differ.
 *
 * @param isPer the column counts those of a floor or an apartment
 */
export function countOf(
  tag: string,
  quantity: string,
  texts: readonly string[],
  isPer = false,
): { value: FieldValue<number> | null; questions: readonly Question[] } {
  const reading = isNothing(quantity) ? ({ kind: 'empty' } as const) : readQuantity(quantity);
  const ofTag = isNothing(tag) ? null : readTag(tag);
  const count = (value: number, asWritten: string) => ({ value, unit: null, asWritten });
  const ask = (asWritten: string, counts: readonly number[]): Question => ({
    field: 'quantity',
    asWritten,
    meanings: [...new Set(counts)].map((value) => ({ value, unit: null })),
  });
  if (reading.kind !== 'empty' && reading.kind !== 'read')
    return { value: null, questions: [{ ...ask(quantity, []), meanings: reading.meanings }] };
  if (isPer && reading.kind === 'read') return { value: null, questions: [ask(quantity, [reading.value])] };
  if (ofTag?.quantity === null && ofTag.counts !== null && reading.kind === 'empty')
    return { value: null, questions: [ask(tag, ofTag.counts)] };
  const said = texts.map((text) => TYPICAL.exec(text)).find((found) => found !== null);
  const given = [
    ...(reading.kind === 'read' ? [count(reading.value, quantity)] : []),
    ...(ofTag?.quantity == null ? [] : [count(ofTag.quantity, tag)]),
    ...(said === undefined ? [] : [count(Number(said?.[1]), said?.[0] ?? '')]),
  ];
  const [first] = given;
  if (first === undefined) return { value: count(1, ''), questions: [] };
  if (given.every(({ value }) => value === first.value)) return { value: first, questions: [] };
  return {
    value: null,
    questions: [
      ask(
        given.map(({ asWritten }) => asWritten).join(' | '),
        given.map(({ value }) => value),
      ),
    ],
  };
}
