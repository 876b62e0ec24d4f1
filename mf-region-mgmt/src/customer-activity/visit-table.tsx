import type { Visit } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ListPage, Pager } from '@specbuilder/shared-ui/paging';
import { Fragment } from 'react';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { Customer, regionOf, Time } from './activity-table.tsx';
import { ProjectName } from './event-project.tsx';
import { type LogColumn, shownOf } from './log-columns.ts';
import { actionTexts } from './visit-text.ts';

interface VisitTableProps extends Pick<DataGridProps<Visit>, 'empty' | 'failure' | 'isRefreshing'> {
  /** Undefined while it loads. */
  readonly page: ListPage<Visit> | undefined;
  readonly pageSize: number;
  /** False where all rows are of one customer. */
  readonly hasCustomer: boolean;
  readonly hidden: readonly LogColumn[];
  readonly onPage: (pageIndex: number) => void;
}

const columns = (hasCustomer: boolean): readonly GridColumn<Visit>[] => [
  ...(hasCustomer
    ? [{ id: 'customer', label: ACTIVITY_MESSAGES.customer, cell: (visit: Visit) => <Customer of={visit} /> }]
    : []),
  { id: 'region', label: ACTIVITY_MESSAGES.region, cell: regionOf },
  { id: 'happened', label: ACTIVITY_MESSAGES.happened, cell: (visit) => <Happened visit={visit} />, minPx: 360 },
  { id: 'time', label: ACTIVITY_MESSAGES.time, cell: ({ endedOnUtc }) => <Time at={endedOnUtc} /> },
];

/** What customers did, visit by visit, newest first. */
export function VisitTable({ page, pageSize, hasCustomer, hidden, onPage, ...states }: VisitTableProps) {
  return (
    <DataGrid
      label={ACTIVITY_MESSAGES.visitsTable}
      columns={shownOf(columns(hasCustomer), hidden)}
      navigation="controls"
      rows={page?.items}
      rowId={({ id }) => id}
      card={(visit) => <Entry visit={visit} hasCustomer={hasCustomer} hidden={hidden} />}
      skeletonRows={pageSize}
      footer={page && <Pager page={page} onPage={onPage} labels={ACTIVITY_MESSAGES} />}
      {...states}
    />
  );
}

interface EntryProps {
  readonly visit: Visit;
  readonly hasCustomer: boolean;
  readonly hidden: readonly LogColumn[];
}

function Entry({ visit, hasCustomer, hidden }: EntryProps) {
  const styles = useStyles();
  return (
    <>
      {hasCustomer && (
        <strong>
          <Customer of={visit} />
        </strong>
      )}
      <Happened visit={visit} />
      <span className={styles.quiet}>
        {!hidden.includes('region') && regionOf(visit)} {!hidden.includes('time') && <Time at={visit.endedOnUtc} />}
      </span>
    </>
  );
}

/** 'Sized 27 fans, added 12 items in Northgate Clinic' and the models that were added. */
function Happened({ visit }: { readonly visit: Visit }) {
  const styles = useStyles();
  const texts = actionTexts(visit);
  return (
    <span className={styles.happened}>
      <span>
        {visit.actions.map(({ eventType, project }, index) => (
          <Fragment key={`${eventType} ${project?.projectId}`}>
            {index > 0 && ', '}
            <InProject what={texts[index] ?? ''} project={project} />
          </Fragment>
        ))}
      </span>
      {visit.models.length > 0 && <span className={styles.quiet}>{visit.models.join(', ')}</span>}
    </span>
  );
}

const PLACE = '\u0000';

/** The name of the project is a link within the sentence, wherever the language puts it. */
function InProject({
  what,
  project,
}: {
  readonly what: string;
  readonly project: Visit['actions'][number]['project'];
}) {
  if (project === null) return what;
  const [before = '', after = ''] = ACTIVITY_MESSAGES.into({ what, project: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <ProjectName project={project} />
      {after}
    </>
  );
}

const useStyles = makeStyles({
  happened: { display: 'flex', flexDirection: 'column', minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
