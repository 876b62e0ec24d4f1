import type { UserEvent, Visit } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { fanCategoryLabel, TOAST_MS, USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { csvFile, type SheetCell, saveFile } from '@specbuilder/shared-ui/data';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { customerOf, regionOf } from './activity-table.tsx';
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
        ? await sheetOf((index) => api.events.visits(at(index)), visitHeads(), visitCells)
        : await sheetOf((index) => api.events.salesRegionEvents(at(index)), actionHeads(), actionCells);
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
  heads: readonly SheetCell[],
  cells: (row: Row) => readonly SheetCell[],
): Promise<{ readonly rows: readonly (readonly SheetCell[])[]; readonly total: number }> {
  const found: Row[] = [];
  for (let index = 0; ; index += 1) {
    const { items, totalCount: total } = await load(index);
    found.push(...items);
    if (items.length < PAGE_SIZE || found.length >= MAX_ROWS) return { rows: [heads, ...found.map(cells)], total };
  }
}

const actionHeads = () => [
  ...[ACTIVITY_MESSAGES.customer, ACTIVITY_MESSAGES.region, ACTIVITY_MESSAGES.action, ACTIVITY_MESSAGES.fanCategory],
  ...[ACTIVITY_MESSAGES.project, ACTIVITY_MESSAGES.reference, ACTIVITY_MESSAGES.model, ACTIVITY_MESSAGES.time],
];

function actionCells(event: UserEvent): readonly SheetCell[] {
  const { eventType, fanCategoryType, project, model, createdOnUtc } = event;
  const category = fanCategoryType === null ? '' : fanCategoryLabel(fanCategoryType, undefined);
  return [
    ...[customerOf(event), regionOf(event), USER_ACTION_LABELS[eventType], category],
    ...[project?.name ?? '', project?.referenceId ?? '', model ?? '', createdOnUtc],
  ];
}

const visitHeads = () => [
  ...[ACTIVITY_MESSAGES.customer, ACTIVITY_MESSAGES.region, ACTIVITY_MESSAGES.happened],
  ...[ACTIVITY_MESSAGES.models, ACTIVITY_MESSAGES.started, ACTIVITY_MESSAGES.ended],
];

function visitCells(visit: Visit): readonly SheetCell[] {
  const { models, startedOnUtc, endedOnUtc } = visit;
  return [customerOf(visit), regionOf(visit), visitText(visit), models.join(', '), startedOnUtc, endedOnUtc];
}
