import { type ScheduleColumns, withScheduleColumns } from '@specbuilder/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { userSettings } = schema;

interface Remembered {
  readonly schedules: ScheduleColumns[];
}

export async function readScheduleColumns(db: Queryable, userId: string): Promise<Remembered> {
  const [row] = await columnsOf(db, userId);
  return { schedules: [...(row?.schedules ?? [])] };
}

/** The newest first; those of other heads stay, the oldest of too many go. */
export async function saveScheduleColumns(tx: Queryable, userId: string, saved: ScheduleColumns): Promise<Remembered> {
  await tx.insert(userSettings).values({ userId }).onConflictDoNothing();
  const [row] = await columnsOf(tx, userId).for('update');
  const schedules = withScheduleColumns(row?.schedules ?? [], saved);
  await tx.update(userSettings).set({ scheduleColumns: schedules }).where(eq(userSettings.userId, userId));
  return { schedules };
}

const columnsOf = (db: Queryable, userId: string) =>
  db.select({ schedules: userSettings.scheduleColumns }).from(userSettings).where(eq(userSettings.userId, userId));
