import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import type { Project } from '@specbuilder/shared-contracts/api';
import {
  Button,
  EmptyState,
  LoadFailure,
  makeStyles,
  ResettableLazy,
  SkeletonRows,
  tokens,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { DataGrid } from '@specbuilder/shared-ui/grid';
import { useMemo, useState } from 'react';
import { isOffered } from '../items/items/item-values.ts';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { useMayChange } from '../project-data/project-role/use-may-change.ts';
import { changedDuty } from './duty-field.ts';
import { NewTag } from './new-tag.tsx';
import { rowId, type ScheduledRow, scheduledRows } from './offered-duty.ts';
import { type ScheduleActions, ScheduleActionsProvider } from './schedule-actions.ts';
import { ScheduleBar } from './schedule-bar.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { scheduleColumns } from './schedule-columns.tsx';
import { type Schedule, useSchedule } from './use-schedule.ts';

/** What the drawings require, tag by tag, against what the project offers. */
export default function ScheduledView({ project }: { readonly project: Project }) {
  const styles = useStyles();
  const schedule = useSchedule(project);
  const [isPasting, setIsPasting] = useState(false);
  const isReadOnly = useIsReadOnly(project);
  const { duties, hasFailed, retry } = schedule;
  const actions = useScheduleActionsOf(schedule, isReadOnly);
  const rows = useMemo(
    () => (duties === undefined ? [] : scheduledRows(duties, project.projectItems)),
    [duties, project.projectItems],
  );
  const columns = useMemo(() => scheduleColumns(isReadOnly), [isReadOnly]);
  if (hasFailed) return <LoadFailure title={SCHEDULED_MESSAGES.loadFailed} onRetry={retry} />;
  if (duties === undefined) return <SkeletonRows rows={5} rowHeightPx={52} />;
  const missing = unscheduledIds(rows);
  const isEmpty = rows.length === 0;
  return (
    <ScheduleActionsProvider value={actions}>
      <section className={styles.section}>
        <ScheduleBar
          rows={rows}
          tagCount={duties.length}
          isReadOnly={isReadOnly}
          onPaste={() => setIsPasting(true)}
          onFill={missing.length === 0 ? null : () => void schedule.fill(missing)}
        />
        {isEmpty ? (
          <NoSchedule isReadOnly={isReadOnly} onPaste={() => setIsPasting(true)} />
        ) : (
          <div>
            <p className={styles.legend}>{SCHEDULED_MESSAGES.scheduledOver}</p>
            <ScheduleGrid rows={rows} columns={columns} />
          </div>
        )}
        {!isReadOnly && <NewTag tags={duties.map(({ tag }) => tag)} onAdd={(tag) => void schedule.add(tag)} />}
      </section>
      {isPasting && (
        <ResettableLazy
          load={() => import('./paste-dialog.tsx')}
          props={{ schedule, onClose: () => setIsPasting(false) }}
          fallback={null}
          failed={(again) => <LoadFailure title={SCHEDULED_MESSAGES.pasteDialogFailed} onRetry={again} />}
        />
      )}
    </ScheduleActionsProvider>
  );
}

function useIsReadOnly(project: Project): boolean {
  const mayChange = useMayChange(project);
  return !mayChange || project.projectItems.some((item) => item.isReadOnly);
}

function useScheduleActionsOf(
  { change, remove, fill }: Pick<Schedule, 'change' | 'remove' | 'fill'>,
  isReadOnly: boolean,
): ScheduleActions {
  const platform = usePlatform();
  return useMemo(
    () => ({
      isReadOnly,
      problemOf: (duty, field, text) => changedDuty(duty, field, text).problem ?? null,
      change: (duty, field, text) => {
        const changed = changedDuty(duty, field, text);
        if (changed.duty !== undefined) void change(duty, changed.duty);
      },
      remove: (duty) => void remove(duty),
      search: ({ airflow, staticPressure }) => {
        void platform.panels.open('new-fan', { duty: { cfm: airflow, sp: staticPressure } });
      },
      schedule: (projectItemId) => void fill([projectItemId]),
    }),
    [platform, change, remove, fill, isReadOnly],
  );
}

/** Items with a tag that the drawings do not have. */
function unscheduledIds(rows: readonly ScheduledRow[]): string[] {
  return rows.flatMap(({ duty, item }) =>
    duty === null && item !== null && isOffered(item) && item.tag ? [item.projectItemId] : [],
  );
}

interface ScheduleGridProps {
  readonly rows: readonly ScheduledRow[];
  readonly columns: ReturnType<typeof scheduleColumns>;
}

function ScheduleGrid({ rows, columns }: ScheduleGridProps) {
  const styles = useStyles();
  return (
    <DataGrid
      label={SCHEDULED_MESSAGES.table}
      columns={columns}
      rows={rows}
      rowId={rowId}
      navigation="stops"
      rowSize="tall"
      isSteady
      hasStickyHeader
      isBare
      className={styles.grid}
      areCardsApart
      card={(row) => <ScheduleCard row={row} />}
      testIds={{ table: 'schedule-table', cards: 'schedule-cards', row: 'schedule-row' }}
    />
  );
}

function NoSchedule({ isReadOnly, onPaste }: { readonly isReadOnly: boolean; readonly onPaste: () => void }) {
  return (
    <EmptyState
      picture={<TableRegular fontSize={72} />}
      title={SCHEDULED_MESSAGES.emptyTitle}
      text={SCHEDULED_MESSAGES.emptyText}
      actions={!isReadOnly && <Button onClick={onPaste}>{SCHEDULED_MESSAGES.paste}</Button>}
    />
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  // The head stays below the toolbar of the page, which a frame that scrolls by itself would prevent.
  grid: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderTopWidth: 0,
    borderRadius: tokens.borderRadiusLarge,
  },
  legend: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 639.98px)': { display: 'none' },
  },
});
