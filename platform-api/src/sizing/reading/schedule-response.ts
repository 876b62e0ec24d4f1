import type { Column, Question, ReadSchedule } from '@specbuilder/duty-reader';
import type { ReadScheduleResponse } from '@specbuilder/shared-contracts/api';
import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { COLUMN_NOTE_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { SIZING_MESSAGES } from '../../core/index.ts';
import { type ReadSheet, tooManyRows } from './sheets.ts';

/**
 * What was read as the API returns it. Tables of several sheets are numbered through.
 *
 * @throws HttpError 'invalid' when there are more rows than one call reads
 */
export function scheduleResponse(sheets: readonly ReadSheet[]): ReadScheduleResponse {
  const tables = sheets.flatMap(({ schedule }) => schedule.tables);
  const rows = sheets.flatMap(({ schedule }, at) => rowsOf(schedule, tablesBefore(sheets, at)));
  if (rows.length > READING_LIMITS.rows) throw tooManyRows('text');
  return {
    columns: columnsOf(tables[0]),
    tables: tables.map((table) => ({ line: table.line, columns: columnsOf(table) })),
    sheets: sheets.flatMap(({ name }) => (name === null ? [] : [name])),
    rows,
  };
}

function tablesBefore(sheets: readonly ReadSheet[], at: number): number {
  return sheets.slice(0, at).reduce((count, { schedule }) => count + schedule.tables.length, 0);
}

function rowsOf({ rows }: ReadSchedule, firstTable: number): ReadScheduleResponse['rows'] {
  return rows.map(
    ({ cells: _cells, texts: _texts, features: _features, brakeHorsepower: _brake, id: _id, ...row }) => ({
      ...row,
      table: firstTable + row.table,
      tags: [...row.tags],
      questions: questionsOf(row.questions),
      notUnderstood: [...row.notUnderstood],
      unused: row.unused.map(({ reason, ...text }) => ({ ...text, reason: COLUMN_NOTE_MESSAGES[reason] })),
    }),
  );
}

export function questionsOf(questions: readonly Question[]): ReadScheduleResponse['rows'][number]['questions'] {
  return questions.map((question) => ({
    ...question,
    meanings: question.meanings.map(({ value, unit }) => ({ value, unit })),
  }));
}

function columnsOf(table: ReadSchedule['tables'][number] | undefined): ReadScheduleResponse['columns'] {
  return (table?.columns ?? []).map(({ index, head, field, unit, note }) => ({
    ...{ index, head, field, unit },
    note: noteText(note),
  }));
}

function noteText(note: Column['note']): string | null {
  if (note === null) return null;
  return note.code === 'usedInstead' ? SIZING_MESSAGES.columnUsedInstead(note) : COLUMN_NOTE_MESSAGES[note.code];
}
