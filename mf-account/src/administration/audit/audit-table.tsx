import type { AuditLine } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ListPage, Pager } from '@specbuilder/shared-ui/paging';
import { ADMIN_AUDIT_MESSAGES as MESSAGES } from '../../messages/admin-audit.generated.ts';
import { actionText, detailsOf, personText } from './audit-texts.ts';

interface AuditTableProps extends Pick<DataGridProps<AuditLine>, 'empty' | 'failure' | 'isRefreshing'> {
  /** Undefined while it loads. */
  readonly page: ListPage<AuditLine> | undefined;
  readonly pageSize: number;
  readonly onPage: (pageIndex: number) => void;
}

/** Lines of the log, newest first; the server orders them, so that the order is that of all pages. */
export function AuditTable({ page, pageSize, onPage, ...states }: AuditTableProps) {
  return (
    <DataGrid
      label={MESSAGES.table}
      columns={columns()}
      rows={page?.items}
      rowId={({ sequence }) => sequence}
      card={(line) => <Entry line={line} />}
      skeletonRows={pageSize}
      footer={page && <Pager page={page} onPage={onPage} labels={{ previous: MESSAGES.newer, next: MESSAGES.older }} />}
      {...states}
    />
  );
}

/** Made with each drawing, so that the heads follow the language. */
const columns = (): readonly GridColumn<AuditLine>[] => [
  { id: 'time', label: MESSAGES.time, cell: (line) => <Time of={line} /> },
  { id: 'action', label: MESSAGES.action, cell: ({ action }) => actionText(action) },
  { id: 'actor', label: MESSAGES.actor, cell: actorText },
  { id: 'user', label: MESSAGES.user, cell: ({ user }) => personText(user) ?? '' },
  { id: 'network', label: MESSAGES.network, cell: ({ network }) => network ?? '' },
  { id: 'details', label: MESSAGES.details, wraps: true, cell: (line) => <Details of={line} /> },
];

/** Without a network address, no client caused the entry, so the actor is the server. */
function actorText({ actor, network }: AuditLine): string {
  return personText(actor) ?? (network === null ? MESSAGES.server : MESSAGES.stranger);
}

function Time({ of: { occurredOnUtc } }: { readonly of: AuditLine }) {
  const styles = useStyles();
  return (
    <time dateTime={occurredOnUtc} className={styles.time}>
      {formatInstant(occurredOnUtc, { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  );
}

function Details({ of }: { readonly of: AuditLine }) {
  const styles = useStyles();
  return (
    <span className={styles.details}>
      {detailsOf(of).map(([name, value]) => (
        <span key={name}>
          <span className={styles.quiet}>{name}:</span> {value === '' ? '—' : value}
        </span>
      ))}
    </span>
  );
}

function Entry({ line }: { readonly line: AuditLine }) {
  const styles = useStyles();
  const about = personText(line.user);
  return (
    <div className={styles.card}>
      <span className={styles.action}>{actionText(line.action)}</span>
      <span className={styles.quiet}>
        {[`${MESSAGES.actor}: ${actorText(line)}`, about === null ? '' : `${MESSAGES.user}: ${about}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={styles.quiet}>
        <Time of={line} /> {line.network}
      </span>
      <Details of={line} />
    </div>
  );
}

const useStyles = makeStyles({
  time: { whiteSpace: 'nowrap' },
  details: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  card: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  action: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
