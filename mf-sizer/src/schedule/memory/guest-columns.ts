import type { ScheduleColumns } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';

const KEY = 'scheduleColumns';

const kept = z.array(z.object({ heads: z.array(z.string()), columns: z.record(z.string(), z.nullable(z.string())) }));

/** What the guests of this browser said of columns. */
export function readGuestColumns(storage: StorageService): readonly ScheduleColumns[] {
  try {
    return kept.safeParse(JSON.parse(storage.read(KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export const keepGuestColumns = (storage: StorageService, columns: readonly ScheduleColumns[]): void =>
  storage.write(KEY, JSON.stringify(columns));
