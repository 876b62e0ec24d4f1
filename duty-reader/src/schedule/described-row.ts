import { DUTY_FIELDS } from '@specbuilder/shared-contracts/domain';
import { readLine } from '../line/index.ts';
import type { Duty, DutyField, Question } from '../reading.ts';
import { looksLikeTag, readTag } from '../tag/index.ts';
import { withMissing } from './read-row.ts';
import { withLocation } from './row-place.ts';
import type { Place, ReadRow } from './row-shape.ts';
import type { UsedColumns } from './used-columns.ts';

const AIRFLOW = /\d\s*(?:[as]?cfm|l\/s|m[³3]\s?\/\s?(?:hr?|s|min)|pcm|cmh)(?![\p{L}\d])/iu;
const OF_THE_DUTY = ['cfm', 'staticPressure', 'duty'] as const;
/** What the words of a description decide as a whole. */
const OF_THE_KIND: ReadonlySet<DutyField> = new Set(['category', 'subCategory', 'application']);
/** The text of a row that says its duty in words, in a table without columns for it: quotes and bills of material have one. */
export function descriptionOf({ texts }: Pick<ReadRow, 'texts'>, columns: UsedColumns): string | null {
  const isScheduled = OF_THE_DUTY.some((field) =>
    (columns.of.get(field) ?? []).some(({ index }) => index < columns.widest),
  );
  if (isScheduled) return null;
  return [texts.type, texts.service, texts.model, texts.notes].find((text) => AIRFLOW.test(text ?? '')) ?? null;
}

export const withoutText = (place: Place, text: string): Place => ({
  ...place,
  cells: place.cells.map((cell) => (cell.trim() === text.trim() ? '' : cell)),
});

/** A row with what its description says beside what its own columns say. */
export function describedRow(row: ReadRow, description: string): ReadRow {
  const line = readLine(description);
  const own = ownOf(row, description, line.criteria);
  const isOwn = (field: DutyField) => !OF_THE_KIND.has(field) && own[field] !== null;
  // Where the words say no kind at all, the letters of the tag do.
  const isSilent = [...OF_THE_KIND].every(
    (field) => line.criteria[field] === null && !line.questions.some((question) => question.field === field),
  );
  const values = Object.fromEntries(
    DUTY_FIELDS.map((field) => [
      field,
      isOwn(field) ? own[field] : (line.criteria[field] ?? (field === 'category' && isSilent ? own[field] : null)),
    ]),
  );
  const questions = [
    ...row.questions.filter((question) => isAboutColumn(question, row)),
    ...line.questions.filter(({ field }) => !isOwn(field)),
  ];
  const described: ReadRow = {
    ...own,
    ...values,
    questions: withMissing({ ...own, ...values }, questions),
    notUnderstood: line.notUnderstood,
  };
  return withLocation(described, description);
}

/** A question of a column of its own, and not of the words that the description says better. */
const isAboutColumn = ({ field, asWritten }: Question, { texts }: ReadRow) =>
  !OF_THE_KIND.has(field) && asWritten !== '' && asWritten !== texts.type;

/** The row without what its description says better: the tag, where its own is the number of a line, and a count of one by default. */
function ownOf(row: ReadRow, description: string, said: Duty): ReadRow {
  const written = said.tag?.asWritten ?? null;
  const model = row.texts.model === description ? null : row.model;
  const quantity = row.quantity?.asWritten === '' && said.quantity !== null ? null : row.quantity;
  const hasTag = row.tag !== null && looksLikeTag(String(row.tag.value));
  const read = written === null || hasTag ? null : readTag(written);
  if (read === null || written === null) return { ...row, model, quantity };
  return { ...row, model, quantity, tag: { value: read.tag, unit: null, asWritten: written }, tags: read.tags };
}
