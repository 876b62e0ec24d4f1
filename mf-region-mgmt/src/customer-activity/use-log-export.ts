import type { UserEvent, Visit } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { fanCategoryLabel, TOAST_MS, USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { csvFile, type SheetCell, saveFile } from '@specbuilder/shared-ui/data';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { customerOf, regionOf } from './activity-table.tsx';
import { shownOf } from './log-columns.ts';
import { type LogAddress, logInput } from './log-query.ts';
import { visitText } from './visit-text.ts';

const PAGE_SIZE = 200;
/** As many as a person works through; the filters lead to the others. */
const MAX_ROWS = 2000;

interface Page<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
}

/** Saves what the filters show, as actions or visits, as a file for spreadsheets. */
export function useLogExport(address: LogAddress) {
  const { api, toasts } = usePlatform();
  const input = logInput(address, useIsAdmin());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const at = (pageIndex: number) => ({ ...input, pageIndex, pageSize: PAGE_SIZE });
      const { rows, total } = address.isByVisit
        ? await sheetOf((index) => api.events.visits(at(index)), shownOf(visitColumns(), address.hidden))
        : await sheetOf((index) => api.events.salesRegionEvents(at(index)), shownOf(actionColumns(), address.hidden));
      saveFile(csvFile(rows), `${ACTIVITY_MESSAGES.title}.csv`);
      return { count: rows.length - 1, total };
    },
    onSuccess: ({ count, total }) => {
      if (count >= total) return;
      void toasts.show({ kind: 'info', title: ACTIVITY_MESSAGES.cut({ count, total }), durationMs: TOAST_MS.failure });
    },
    onError: (error) => {
      const failure = { title: ACTIVITY_MESSAGES.exportFailed, text: errorMessageOf(error) };
      void toasts.show({ kind: 'error', ...failure, durationMs: TOAST_MS.failure });
    },
  });
  return { save: () => mutate(), isPending };
}

async function sheetOf<Row>(
  load: (pageIndex: number) => Promise<Page<Row>>,
  columns: readonly SheetColumn<Row>[],
): Promise<{ readonly rows: readonly (readonly SheetCell[])[]; readonly total: number }> {
  const found: Row[] = [];
  const heads = columns.map(({ head }) => head);
  const cells = (row: Row) => columns.map(({ cell }) => cell(row));
  for (let index = 0; ; index += 1) {
    const { items, totalCount: total } = await load(index);
    found.push(...items);
    if (items.length < PAGE_SIZE || found.length >= MAX_ROWS) return { rows: [heads, ...found.map(cells)], total };
  }
}

/** A column of the file; it is left out where the column of the page with its id is hidden. */
interface SheetColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => SheetCell;
}

const actionColumns = (): readonly SheetColumn<UserEvent>[] => [
  { id: 'customer', head: ACTIVITY_MESSAGES.customer, cell: customerOf },
  { id: 'region', head: ACTIVITY_MESSAGES.region, cell: regionOf },
  { id: 'action', head: ACTIVITY_MESSAGES.action, cell: ({ eventType }) => USER_ACTION_LABELS[eventType] },
  { id: 'fanCategory', head: ACTIVITY_MESSAGES.fanCategory, cell: categoryOf },
  { id: 'project', head: ACTIVITY_MESSAGES.project, cell: ({ project }) => project?.name ?? '' },
  { id: 'project', head: ACTIVITY_MESSAGES.reference, cell: ({ project }) => project?.referenceId ?? '' },
  { id: 'project', head: ACTIVITY_MESSAGES.model, cell: ({ model }) => model ?? '' },
  { id: 'time', head: ACTIVITY_MESSAGES.time, cell: ({ createdOnUtc }) => createdOnUtc },
];

const visitColumns = (): readonly SheetColumn<Visit>[] => [
  { id: 'customer', head: ACTIVITY_MESSAGES.customer, cell: customerOf },
  { id: 'region', head: ACTIVITY_MESSAGES.region, cell: regionOf },
  { id: 'happened', head: ACTIVITY_MESSAGES.happened, cell: visitText },
  { id: 'models', head: ACTIVITY_MESSAGES.models, cell: ({ models }) => models.join(', ') },
  { id: 'time', head: ACTIVITY_MESSAGES.started, cell: ({ startedOnUtc }) => startedOnUtc },
  { id: 'time', head: ACTIVITY_MESSAGES.ended, cell: ({ endedOnUtc }) => endedOnUtc },
];

function categoryOf({ fanCategoryType }: UserEvent): string {
  return fanCategoryType === null ? '' : fanCategoryLabel(fanCategoryType, undefined);
}
