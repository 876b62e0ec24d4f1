import type { DocumentIssue } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { EmptyState, usePlatform } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ADMIN_ISSUED_MESSAGES as MESSAGES } from '../../../messages/admin-issued.generated.ts';
import { TabLead } from '../tab-lead.tsx';
import { useCardStyles } from '../use-card-styles.ts';
import { IssuedFiles } from './issued-files.tsx';

/** What was issued of projects that have been deleted since; it is kept for seven years and no one can change it. */
export function IssuedTab() {
  const issues = useQuery(usePlatform().apiQueries.deliverables.issuedOfDeleted.queryOptions());
  return (
    <>
      <TabLead text={MESSAGES.lead} />
      <DataGrid
        label={MESSAGES.table}
        columns={columns()}
        rows={issues.data}
        rowId={({ issueId }) => issueId}
        navigation="controls"
        card={(issue) => <Entry issue={issue} />}
        empty={<EmptyState title={MESSAGES.empty} text={MESSAGES.emptyText} />}
        failure={issues.isError ? listFailure(issues.error, () => void issues.refetch()) : null}
        skeletonRows={6}
      />
    </>
  );
}

/** Made with each drawing, so that the heads follow the language. */
function columns(): readonly GridColumn<DocumentIssue>[] {
  return [
    { id: 'issued', label: MESSAGES.issued, cell: timeOf },
    { id: 'project', label: MESSAGES.project, cell: projectOf },
    { id: 'by', label: MESSAGES.by, cell: senderOf },
    { id: 'revision', label: MESSAGES.revision, cell: revisionOf },
    { id: 'recipients', label: MESSAGES.recipients, cell: recipientsOf },
    { id: 'documents', label: MESSAGES.documents, cell: ({ documents }) => <IssuedFiles documents={documents} /> },
  ];
}

const timeOf = ({ issuedOnUtc }: DocumentIssue) =>
  formatInstant(issuedOnUtc, { dateStyle: 'medium', timeStyle: 'short' });
const projectOf = ({ projectName, referenceId }: DocumentIssue) => `${projectName} · ${referenceId}`;
const senderOf = ({ issuedBy }: DocumentIssue) => issuedBy ?? MESSAGES.formerUser;

function revisionOf({ revision, isChangedSince, submittalNumber }: DocumentIssue): string {
  const ofProject =
    revision === null ? [] : [(isChangedSince ? MESSAGES.revisionChanged : MESSAGES.revisionOf)({ revision })];
  return [...ofProject, ...(submittalNumber ? [MESSAGES.submittal({ number: submittalNumber })] : [])].join(' · ');
}

function recipientsOf({ recipients }: DocumentIssue): string {
  if (recipients.length === 0) return MESSAGES.noRecipient;
  return recipients.map(({ address }) => address ?? MESSAGES.formerRecipient).join(', ');
}

function Entry({ issue }: { readonly issue: DocumentIssue }) {
  const styles = useCardStyles();
  return (
    <div className={styles.card}>
      <span className={styles.title}>{projectOf(issue)}</span>
      <span className={styles.quiet}>
        {[timeOf(issue), senderOf(issue), revisionOf(issue)].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.quiet}>{recipientsOf(issue)}</span>
      <IssuedFiles documents={issue.documents} />
    </div>
  );
}
