import { areSameHeads, SCHEDULE_COLUMNS_LIMITS, type ScheduleColumns } from '@specbuilder/shared-contracts/api';
import { FIELDS, type Field } from '../columns.ts';
import type { Sheet } from '../sheet.ts';

/** The heads of a sheet by which its columns are remembered; null for a sheet without heads. */
function headsOf({ columns, headerLines }: Sheet): string[] | null {
  const heads = columns.map(({ header }) => header.toLowerCase().slice(0, SCHEDULE_COLUMNS_LIMITS.headCharacters));
  const isFit = heads.length <= SCHEDULE_COLUMNS_LIMITS.columns;
  return headerLines > 0 && isFit && heads.some((head) => head !== '') ? heads : null;
}

/** What the user said of the columns of a sheet, for schedules with the same heads. */
export function columnsOfSheet(sheet: Sheet): ScheduleColumns | null {
  const heads = headsOf(sheet);
  return heads === null ? null : { heads, columns: { ...sheet.fields } };
}

/** What columns with the same heads are used as; null where nothing is remembered of them. */
export function fieldsFor(sheet: Sheet, remembered: readonly ScheduleColumns[]): Sheet['fields'] | null {
  const heads = headsOf(sheet);
  const found = remembered.find((each) => heads !== null && areSameHeads(each.heads, heads));
  if (found === undefined) return null;
  // Another release may know other uses.
  const known = Object.entries(found.columns).filter(([, use]) => use === null || isField(use));
  return known.length === 0 ? null : (Object.fromEntries(known) as Sheet['fields']);
}

const isField = (use: string): use is Field => FIELDS.some((field) => field === use);
