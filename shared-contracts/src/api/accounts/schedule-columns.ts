import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { says } from '../core/says.ts';

/** What is remembered of pasted schedules at most. */
export const SCHEDULE_COLUMNS_LIMITS = { schedules: 50, columns: 100, headCharacters: 200 } as const;

const head = z.string().check(
  z.maxLength(
    SCHEDULE_COLUMNS_LIMITS.headCharacters,
    says(() => FIELD_MESSAGES.characters({ most: SCHEDULE_COLUMNS_LIMITS.headCharacters })),
  ),
);
/** Position of a column, from 0. */
const place = z.string().check(z.regex(/^\d{1,2}$/));
/** What the page calls the use of a column; a page that does not know one leaves the column as it is read. */
const use = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));

/** What the columns of schedules with the same heads are used as. */
export const scheduleColumns = z.object({
  heads: z.array(head).check(z.minLength(1), z.maxLength(SCHEDULE_COLUMNS_LIMITS.columns)),
  /** By position, where the user said it; null for a column that is left out. */
  columns: z.record(place, z.nullable(use)),
});
export type ScheduleColumns = z.infer<typeof scheduleColumns>;

/** What is remembered once the user has said something: the newest first; without columns, its heads are forgotten. */
export function withScheduleColumns(before: readonly ScheduleColumns[], saved: ScheduleColumns): ScheduleColumns[] {
  const others = before.filter(({ heads }) => !areSameHeads(heads, saved.heads));
  const isForgotten = Object.keys(saved.columns).length === 0;
  return [...(isForgotten ? [] : [saved]), ...others].slice(0, SCHEDULE_COLUMNS_LIMITS.schedules);
}

/** Similar heads are others: a wrong column would be used without a question. */
export const areSameHeads = (heads: readonly string[], others: readonly string[]): boolean =>
  heads.length === others.length && heads.every((head, index) => head === others[index]);

const remembered = z.object({ schedules: z.array(scheduleColumns) });

export const scheduleColumnsContract = {
  scheduleColumns: endpoint('GET', '/api/user/settings/scheduleColumns', {
    summary: 'What the signed-in user said of columns of pasted schedules, the newest first',
    access: signedIn(),
    overlay: false,
  }).output(remembered),
  saveScheduleColumns: endpoint('PUT', '/api/user/settings/scheduleColumns', {
    summary: 'Remember what columns are used as for the same heads; without columns the heads are forgotten',
    access: signedIn(),
    overlay: false,
  })
    .input(scheduleColumns)
    .output(remembered),
};
