import type { CustomerProject, CustomerQuote, CustomerRequest } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import type { GridColumn } from '@specbuilder/shared-ui/grid';
import { Time } from '../customer-activity/activity-table.tsx';
import { EventProject } from '../customer-activity/event-project.tsx';
import { CUSTOMER_RECORD_MESSAGES as MESSAGES } from '../messages/customer-record.generated.ts';
import { RecordList } from './record-list.tsx';
import { useRecordList } from './use-record-list.ts';

interface RecordTabProps {
  readonly userId: string;
}

/** Projects that the customer owns, the last changed first. */
export function ProjectsTab({ userId }: RecordTabProps) {
  const styles = useStyles();
  const { projects } = usePlatform().apiQueries.customerRecords;
  const rowId = (row: CustomerProject) => row.project.projectId;
  const list = useRecordList((page) => projects.queryOptions({ input: { userId, ...page } }), rowId);
  const columns: readonly GridColumn<CustomerProject>[] = [
    { id: 'project', label: MESSAGES.project, cell: (row) => <ProjectCell row={row} />, minPx: 240 },
    { id: 'place', label: MESSAGES.place, cell: placeOf },
    { id: 'items', label: MESSAGES.items, cell: ({ itemCount }) => itemCount, isNumeric: true },
    { id: 'changed', label: MESSAGES.changed, cell: ({ updatedOnUtc }) => <Time at={updatedOnUtc} /> },
  ];
  return (
    <RecordList
      label={MESSAGES.tabs.projects}
      list={list}
      rowId={rowId}
      columns={columns}
      card={(row) => (
        <>
          <ProjectCell row={row} />
          <span className={styles.quiet}>
            {[placeOf(row), MESSAGES.itemCount({ count: row.itemCount })].filter(Boolean).join(' · ')}
            {' · '}
            <Time at={row.updatedOnUtc} />
          </span>
        </>
      )}
      empty={MESSAGES.noProjects}
    />
  );
}

function ProjectCell({ row: { project, isArchived } }: { readonly row: CustomerProject }) {
  return (
    <>
      <EventProject project={project} />
      {isArchived && <Badge appearance="tint">{MESSAGES.archived}</Badge>}
    </>
  );
}

const placeOf = ({ city, state }: CustomerProject) => [city, state].filter(Boolean).join(', ');

/** Requests for help that the customer sent, the newest first. */
export function RequestsTab({ userId }: RecordTabProps) {
  const styles = useStyles();
  const { requests } = usePlatform().apiQueries.customerRecords;
  const rowId = (row: CustomerRequest) => row.id;
  const list = useRecordList((page) => requests.queryOptions({ input: { userId, ...page } }), rowId);
  const columns: readonly GridColumn<CustomerRequest>[] = [
    { id: 'request', label: MESSAGES.request, cell: (row) => <RequestText row={row} />, minPx: 320 },
    { id: 'project', label: MESSAGES.project, cell: ({ project }) => project && <EventProject project={project} /> },
    { id: 'region', label: MESSAGES.sentTo, cell: ({ salesRegionNumber }) => salesRegionNumber, isNumeric: true },
    { id: 'time', label: MESSAGES.sent, cell: ({ createdOnUtc }) => <Time at={createdOnUtc} /> },
  ];
  return (
    <RecordList
      label={MESSAGES.tabs.requests}
      list={list}
      rowId={rowId}
      columns={columns}
      card={(row) => (
        <>
          <RequestText row={row} />
          {row.project && <EventProject project={row.project} />}
          <span className={styles.quiet}>
            <Time at={row.createdOnUtc} />
          </span>
        </>
      )}
      empty={MESSAGES.noRequests}
    />
  );
}

function RequestText({ row: { request, fileCount } }: { readonly row: CustomerRequest }) {
  const styles = useStyles();
  return (
    <span className={styles.text}>
      {request}
      {fileCount > 0 && <span className={styles.quiet}> {MESSAGES.files({ count: fileCount })}</span>}
    </span>
  );
}

/** Quotations that were issued of the customer's projects, the last issued first. */
export function QuotesTab({ userId }: RecordTabProps) {
  const styles = useStyles();
  const { quotes } = usePlatform().apiQueries.customerRecords;
  const rowId = (row: CustomerQuote) => row.id;
  const list = useRecordList((page) => quotes.queryOptions({ input: { userId, ...page } }), rowId);
  const columns: readonly GridColumn<CustomerQuote>[] = [
    { id: 'project', label: MESSAGES.project, cell: ({ project }) => <EventProject project={project} />, minPx: 240 },
    { id: 'file', label: MESSAGES.file, cell: ({ fileName }) => <span className={styles.text}>{fileName}</span> },
    { id: 'revision', label: MESSAGES.revision, cell: ({ revision }) => revision ?? MESSAGES.none },
    { id: 'by', label: MESSAGES.issuedBy, cell: ({ issuedBy }) => issuedBy ?? MESSAGES.none },
    { id: 'time', label: MESSAGES.issued, cell: ({ issuedOnUtc }) => <Time at={issuedOnUtc} /> },
  ];
  return (
    <RecordList
      label={MESSAGES.tabs.quotes}
      list={list}
      rowId={rowId}
      columns={columns}
      card={(row) => (
        <>
          <EventProject project={row.project} />
          <span className={styles.text}>{row.fileName}</span>
          <span className={styles.quiet}>
            {[row.revision, row.issuedBy].filter((text) => text !== null).join(' · ')} <Time at={row.issuedOnUtc} />
          </span>
        </>
      )}
      empty={MESSAGES.noQuotes}
    />
  );
}

const useStyles = makeStyles({
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
