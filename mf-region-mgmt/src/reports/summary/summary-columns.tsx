import type { ActivityReport, ReportRegion } from '@specbuilder/shared-contracts/api';
import { USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { SheetCell } from '@specbuilder/shared-ui/data';
import type { GridColumn } from '@specbuilder/shared-ui/grid';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { columnPx } from '../column-width.ts';
import { actionsShown, countOf, countText, regionText, totalFirst, totalOf, usersOf } from '../report-rows.ts';
import { eventColumn, type SortColumn } from '../report-sort.ts';

interface CountColumn {
  readonly id: SortColumn;
  readonly label: string;
  /** Place of the action; null for all of them. */
  readonly action: number | null;
}

/** A column for each action, with its total (REP-003), and one for all of them. */
function countColumns(report: ActivityReport): readonly CountColumn[] {
  const ofActions = report.eventTypes.map(({ eventType }, action) => ({
    id: eventColumn(eventType),
    label: USER_ACTION_LABELS[eventType],
    action,
  }));
  return [...ofActions, { id: 'total', label: REPORTS_MESSAGES.total, action: null }];
}

/** Columns of the screen: all actions together first, then those that happened anywhere, or each; the file has each. */
export function summaryColumns(report: ActivityReport, hasAllActions: boolean): readonly GridColumn<ReportRegion>[] {
  return totalFirst(countColumns(report), actionsShown(report, hasAllActions)).map(({ id, label, action }) => ({
    id,
    label,
    cell: (region) => <Count count={countOf(region, 0, action)} />,
    value: (region) => countOf(region, 0, action),
    isNumeric: true,
    minPx: columnPx(label, [countText(totalOf(report, 0, action))]),
    total: countText(totalOf(report, 0, action)),
  }));
}

/** What did not happen is quiet, so that what did is found. */
function Count({ count }: { readonly count: number }) {
  const styles = useStyles();
  return <span className={count === 0 ? styles.none : undefined}>{countText(count)}</span>;
}

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** Every action of the report, also those that did not happen, with its total row. */
export function summarySheet(
  report: ActivityReport,
  regions: readonly ReportRegion[],
): readonly (readonly SheetCell[])[] {
  const columns = countColumns(report);
  return [
    [REPORTS_MESSAGES.region, REPORTS_MESSAGES.users, ...columns.map(({ label }) => label)],
    ...regions.map((region) => [
      regionText(region),
      region.usersCount,
      ...columns.map(({ action }) => countOf(region, 0, action)),
    ]),
    [REPORTS_MESSAGES.total, usersOf(report), ...columns.map(({ action }) => totalOf(report, 0, action))],
  ];
}
