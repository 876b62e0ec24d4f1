import { type Meaning, type ReadSchedule, readSchedule } from '@specbuilder/duty-reader';
import { type DutyFields, dutyFields } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import { type DutyField, MEASURED_FIELDS, WORD_FIELDS } from './fields.ts';
import { type PastedColumn, pastedColumn } from './pasted-column.ts';
import { type ReadRow, type SaidByRow, saidByRow } from './scheduled-row.ts';

interface PastedLine {
  /** From 1, as it was pasted. */
  readonly line: number;
  readonly text: string;
}

/** Why a line, or one of its tags, is no row of a schedule. */
export interface PastedProblem extends PastedLine {
  readonly kind: 'noTag' | 'onlyTag' | 'tagTwice' | 'unreadable' | 'question' | 'rejected';
  /** The column that is wrong. */
  readonly field: DutyField | null;
  /** Content of the cell, or for `rejected` a message with the rule that it breaks. */
  readonly detail: string;
  /** What the cell of a `question` may mean. */
  readonly meanings: readonly Meaning[];
}

/** A line that is no unit of its own: a heading, a total, existing equipment. */
export interface IgnoredLine extends PastedLine {
  readonly reason: NonNullable<ReadRow['reason']>;
}

export interface PastedSchedule {
  readonly columns: readonly PastedColumn[];
  readonly rows: readonly (DutyFields & { readonly line: number })[];
  readonly problems: readonly PastedProblem[];
  readonly ignored: readonly IgnoredLine[];
}

/** A schedule as a spreadsheet, a text file or a drawing gives it. */
export const pastedSchedule = (text: string): PastedSchedule => pastedOf(readSchedule(text));

/** What a schedule that was read has of duties, and what is open about them. */
export function pastedOf(schedule: ReadSchedule): PastedSchedule {
  const rows: (DutyFields & { readonly line: number })[] = [];
  const problems: PastedProblem[] = [];
  const tags = new Set<string>();
  for (const row of schedule.rows.filter(({ ignored }) => !ignored)) {
    const said = saidByRow(row);
    const wrong = problemsOf(row, said);
    problems.push(...wrong);
    for (const tag of said.tags) {
      const isTwice = tags.has(nameKey(tag));
      tags.add(nameKey(tag));
      if (isTwice) problems.push(problem(row, 'tagTwice', 'tag', tag));
      else if (wrong.length === 0) rows.push({ ...said.duty, tag, quantity: said.quantity, line: row.line });
    }
  }
  return { columns: columnsOf(schedule), rows, problems, ignored: ignoredOf(schedule) };
}

function columnsOf({ tables }: ReadSchedule): PastedColumn[] {
  return tables.flatMap(({ columns }) => columns.map(pastedColumn));
}

function ignoredOf({ rows }: ReadSchedule): IgnoredLine[] {
  return rows.flatMap((row) => (row.reason === null ? [] : [{ ...lineOf(row), reason: row.reason }]));
}

const lineOf = ({ line, cells }: ReadRow): PastedLine => ({
  line,
  text: cells.filter((cell) => cell.trim() !== '').join('  '),
});

function problem(
  row: ReadRow,
  kind: PastedProblem['kind'],
  field: DutyField | null,
  detail: string,
  meanings: readonly Meaning[] = [],
): PastedProblem {
  return { ...lineOf(row), kind, field, detail, meanings };
}

function problemsOf(row: ReadRow, { duty, tags, quantity, questions }: SaidByRow): PastedProblem[] {
  const unclear = questions.map(({ field, asWritten, meanings }) =>
    problem(row, meanings.length > 0 ? 'question' : 'unreadable', field, asWritten, meanings),
  );
  const [tag] = tags;
  if (tag === undefined) return [problem(row, 'noTag', 'tag', ''), ...unclear];
  if (unclear.length > 0) return unclear;
  const { note: _note, location: _location, ...requested } = duty;
  if ([quantity, ...Object.values(requested)].every((value) => value === null))
    return [problem(row, 'onlyTag', null, '')];
  const [issue] = dutyFields.safeParse({ ...duty, quantity, tag }).error?.issues ?? [];
  return issue === undefined ? [] : [problem(row, 'rejected', fieldOfPath(String(issue.path[0] ?? '')), issue.message)];
}

function fieldOfPath(name: string): DutyField | null {
  if (name === 'voltage' || name === 'phase') return 'supply';
  return ([...MEASURED_FIELDS, 'tag', ...WORD_FIELDS] as const).find((field) => field === name) ?? null;
}
