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

/** 'EF-1 (Kitchen)', not 'EF-1 (NEW)'. */
const OF_THE_TAG = /^\S+ \((?!new\b|alt|revised|note|typ)[a-z][a-z .&'’-]{2,40}\)$/iu;

/**
 * The tag of a row. A row without one among rows that have one may belong to the unit above it: that is for the user.
 *
 * @param isAsWritten whether words in brackets belong to the tag: another column says what fans serve, or the table is ours
 */
export function tagOf(
  text: string,
  { hasTags, above, meant }: { hasTags: boolean; above: ReadRow | null; meant: string | null },
  isAsWritten: boolean,
): RowTag {
  const read = isNothing(text) ? null : readTag(text);
  if (isAsWritten && read?.tags.length === 1 && read.quantity === null && OF_THE_TAG.test(text))
    return { value: { value: text, unit: null, asWritten: text }, tags: [text], notes: [], questions: [] };
  if (read !== null) {
    const value = { value: read.tag, unit: null, asWritten: text };
    return { value, tags: read.tags, notes: read.note === null ? [] : [read.note], questions: [] };
  }
  if (meant !== null) {
    const question: Question = { field: 'tag', asWritten: meant, meanings: [{ value: meant, unit: null }] };
    return { value: null, tags: [], notes: [], questions: [question] };
  }
  const tagAbove = above?.tag ?? null;
  const meanings: Meaning[] = tagAbove === null ? [] : [{ value: tagAbove.value, unit: null }];
  const questions: Question[] = hasTags ? [{ field: 'tag', asWritten: '', meanings }] : [];
  return { value: null, tags: [], notes: [], questions };
}

const TYPICAL = /\btyp(?:ical)?\.?\s*(?:of|for)?\s*[(:]?\s*(\d{1,3})\b/i;
/** 'QTY 2' as a remark; of 'QTY 2 SPARE BELTS' the number counts something else. */
const QUANTITY = /(?:^|[,;(]\s*)(?:qty|quantity|cant|qté|anzahl)\.?\s*(?:of|[:=])?\s*(\d{1,3})\s*(?=$|[,;.)])/i;

const FANS = /\bfans?\b/i;
const UNIT = /(?<![a-z])(?:ahu|rtu|doas|doau|oau|mau|mua|air handl|roof ?top unit|packaged)/i;

/** Whether a column counts the fans within a unit: 'NO. OF FANS' beside AHU-1. */
export const isOfParts = (head: string, unit: string): boolean => FANS.test(head) && UNIT.test(unit);

/**
 * How many units a row is for: by its column, its tag or words beside it; a question where they differ.
 *
 * @param per what the column counts: those of a floor or an apartment, or parts of the unit
 */
export function countOf(
  tag: string,
  quantity: string,
  texts: readonly string[],
  per: 'place' | 'part' | null = null,
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
  if (reading.kind === 'read' && (per === 'place' || (per === 'part' && reading.value > 1)))
    return { value: null, questions: [ask(quantity, [...(per === 'part' ? [1] : []), reading.value])] };
  if (ofTag?.quantity === null && ofTag.counts !== null && reading.kind === 'empty')
    return { value: null, questions: [ask(tag, ofTag.counts)] };
  const said = texts.map((text) => TYPICAL.exec(text) ?? QUANTITY.exec(text)).find((found) => found !== null);
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
