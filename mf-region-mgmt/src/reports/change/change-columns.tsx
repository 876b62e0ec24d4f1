import type { ActivityReport, ReportRegion } from '@specbuilder/shared-contracts/api';
import { USER_ACTION_LABELS, type UserActionType } from '@specbuilder/shared-contracts/domain';
import type { SheetCell } from '@specbuilder/shared-ui/data';
import type { GridColumn } from '@specbuilder/shared-ui/grid';
import { dayText } from '../../dates/day-text.ts';
import type { DayRange } from '../../dates/days.ts';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { columnPx } from '../column-width.ts';
import {
  actionsShown,
  countOf,
  countText,
  type PeriodPlace,
  regionText,
  totalFirst,
  totalOf,
  usersOf,
} from '../report-rows.ts';
import { eventColumn } from '../report-sort.ts';
import type { TrendSubject } from '../trend/trend-subject.ts';
import { type Change, type ComparedRanges, changeOf, orderOfChange } from '../values/change.ts';
import { ChangeCell } from './change-cell.tsx';

interface ActionColumn {
  readonly id: string;
  readonly label: string;
  readonly eventType: UserActionType | null;
  /** Place of the action; null for all of them. */
  readonly action: number | null;
}

/** Of the change itself, beside its values; on phones it is below them. */
const CHANGE_PX = 84;

/** A column for each action and one for all of them. */
function actionColumns(report: ActivityReport): readonly ActionColumn[] {
  const ofActions = report.eventTypes.map(({ eventType }, action) => ({
    id: eventColumn(eventType),
    label: USER_ACTION_LABELS[eventType],
    eventType,
    action,
  }));
  return [...ofActions, { id: 'total', label: REPORTS_MESSAGES.total, eventType: null, action: null }];
}

interface ShownColumns {
  readonly hasAllActions: boolean;
  readonly isPhone: boolean;
}

/**
 * Changes of each action that happened, or of each, with that of all regions (REP-003).
 *
 * @param onTrend null where counts open none (REP-019)
 */
export function changeColumns(
  report: ActivityReport,
  { hasAllActions, isPhone }: ShownColumns,
  onTrend: ((subject: TrendSubject) => void) | null,
): readonly GridColumn<ReportRegion>[] {
  return totalFirst(actionColumns(report), actionsShown(report, hasAllActions)).map(
    ({ id, label, eventType, action }) => {
      const cellOf = (subject: TrendSubject) => (
        <ChangeCell
          columnId={subject.region === null ? null : id}
          actionLabel={label}
          subject={subject}
          // No filter can select activity without a region.
          onTrend={subject.region?.salesRegionNumber === null ? null : onTrend}
        />
      );
      return {
        id,
        label,
        cell: (region) => cellOf({ eventType, region, change: changeIn(region, action) }),
        value: (region) => orderOfChange(changeIn(region, action)),
        isNumeric: true,
        minPx: columnPx(label, [valuesText(changeInAll(report, action))], isPhone ? 0 : CHANGE_PX),
        total: cellOf({ eventType, region: null, change: changeInAll(report, action) }),
      };
    },
  );
}

/** Every action of the report, also those that did not happen, with its total row: values and change of each. */
export function changeSheet(
  report: ActivityReport,
  regions: readonly ReportRegion[],
  { before, now }: ComparedRanges,
): readonly (readonly SheetCell[])[] {
  const columns = actionColumns(report);
  const headerOf = (column: string, { from, to }: DayRange) =>
    REPORTS_MESSAGES.sheetPeriod({ column, from: dayText(from), to: dayText(to) });
  const headers = columns.flatMap(({ label }) => [
    headerOf(label, before),
    headerOf(label, now),
    REPORTS_MESSAGES.sheetChange({ column: label }),
  ]);
  const cells = (change: (action: number | null) => Change) =>
    columns.flatMap(({ action }) => sheetCells(change(action)));
  return [
    [REPORTS_MESSAGES.region, REPORTS_MESSAGES.users, ...headers],
    ...regions.map((region) => [regionText(region), region.usersCount, ...cells((action) => changeIn(region, action))]),
    [REPORTS_MESSAGES.total, usersOf(report), ...cells((action) => changeInAll(report, action))],
  ];
}

const valuesText = ({ firstValue, secondValue }: Change) => `${countText(firstValue)} → ${countText(secondValue)}`;
const changeIn = (region: ReportRegion, action: number | null) => changeBy((period) => countOf(region, period, action));
const changeInAll = (report: ActivityReport, action: number | null) =>
  changeBy((period) => totalOf(report, period, action));
const changeBy = (count: (period: PeriodPlace) => number): Change => changeOf(count(0), count(1));

function sheetCells({ firstValue, secondValue, percent, isInfinite }: Change): readonly SheetCell[] {
  return [firstValue, secondValue, isInfinite ? REPORTS_MESSAGES.isNew : percent];
}
