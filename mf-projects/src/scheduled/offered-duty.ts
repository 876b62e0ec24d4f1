import type { ProjectItem, ScheduledDuty } from '@specbuilder/shared-contracts/api';
import { compareSchedule, type OfferedDuty, type ScheduledRow as Row } from '@specbuilder/shared-contracts/domain';
import { isOffered } from '../items/items/item-values.ts';
import { inOrder } from '../items/items/ordering/in-order.ts';

/** A tag of the drawings with an item that is offered for it; one of both may be missing. */
export type ScheduledRow = Row<ScheduledDuty, ProjectItem>;

export function offeredDuty({ tag, qty, rating, hvls, voltage }: ProjectItem): OfferedDuty {
  return {
    tag,
    airflow: rating?.cfm ?? hvls?.cfm ?? null,
    staticPressure: rating === null || rating === undefined ? null : externalPressureOf(rating),
    quantity: qty,
    sones: rating?.soundSones ?? null,
    brakeHorsepower: rating?.totalBhp ?? null,
    voltage: voltage.display,
    phase: voltage.phase,
  };
}

/**
 * External static pressure at the airflow that the fan delivers: a fixed speed delivers another one than requested, and
 * the pressure of a duct goes by its square.
 */
function externalPressureOf({ cfm, requiredCfm, externalStaticPressure }: NonNullable<ProjectItem['rating']>): number {
  return externalStaticPressure * (cfm / requiredCfm) ** 2;
}

export function scheduledRows(duties: readonly ScheduledDuty[], items: readonly ProjectItem[]): ScheduledRow[] {
  return compareSchedule(duties, inOrder(items).filter(isOffered), offeredDuty);
}

export function rowId({ duty, item }: ScheduledRow): string {
  return `${duty?.id ?? ''} ${item?.projectItemId ?? ''}`;
}
