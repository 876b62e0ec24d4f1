import type { ProjectItem, ScheduledDuty } from '@specbuilder/shared-contracts/api';
import { compareSchedule, offeredDuty, type ScheduledRow as Row } from '@specbuilder/shared-contracts/domain';
import { isOffered } from '../items/items/item-values.ts';
import { inOrder } from '../items/items/ordering/in-order.ts';

/** A tag of the drawings with an item that is offered for it; one of both may be missing. */
export type ScheduledRow = Row<ScheduledDuty, ProjectItem>;

export function scheduledRows(duties: readonly ScheduledDuty[], items: readonly ProjectItem[]): ScheduledRow[] {
  return compareSchedule(duties, inOrder(items).filter(isOffered), offeredDuty);
}

export function rowId({ duty, item }: ScheduledRow): string {
  return `${duty?.id ?? ''} ${item?.projectItemId ?? ''}`;
}
