import type { ReadSchedule } from '../src/schedule/index.ts';

export interface Expected {
  readonly tag: string | null;
  readonly quantity: number | null;
  /** Null: no figure may be used, the row has to require it. */
  readonly cfm: number | null;
  readonly staticPressure: number | null;
  /** Null: not judged. */
  readonly voltage: number | null;
  readonly phase: number | null;
}

const NAMEPLATES: Readonly<Record<number, readonly number[]>> = { 480: [460], 120: [115], 460: [480], 115: [120] };
const isNear = (value: unknown, expected: number) => Math.abs(Number(value) - expected) <= 0.002 * Math.abs(expected);

/** What is wrong with the rows of a schedule, as corpus and tests judge it. */
export function problemsOfRows({ rows }: ReadSchedule, expected: readonly Expected[]): string[] {
  const read = rows.filter(({ ignored }) => !ignored);
  if (read.length !== expected.length) return [`${read.length} rows instead of ${expected.length}`];
  return expected.flatMap((row, index) => {
    const found = read[index];
    if (found === undefined) return [];
    const problems: string[] = [];
    const see = (isRight: boolean, name: string, value: unknown) => {
      if (!isRight) problems.push(`row ${index}: ${name} ${JSON.stringify(value)} instead of ${JSON.stringify(row)}`);
    };
    if (row.tag !== null) see(found.tag?.value === row.tag, 'tag', found.tag);
    if (row.quantity !== null) see(found.quantity?.value === row.quantity, 'quantity', found.quantity);
    for (const field of ['cfm', 'staticPressure'] as const) {
      const value = row[field];
      const isOpen = found[field] === null && found.questions.some((question) => question.field === field);
      see(value === null ? isOpen : found[field] !== null && isNear(found[field].value, value), field, found[field]);
    }
    if (row.phase !== null) see(found.phase?.value === row.phase, 'phase', found.phase);
    if (row.voltage !== null) {
      const allowed = [row.voltage, ...(NAMEPLATES[row.voltage] ?? [])];
      see(allowed.includes(Number(found.voltage?.value)), 'voltage', found.voltage);
    }
    return problems;
  });
}
