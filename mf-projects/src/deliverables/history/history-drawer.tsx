import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { EmptyState, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ClosableDrawer } from '@specbuilder/shared-ui/overlay';
import { useQuery } from '@specbuilder/shared-ui/query';
import { HISTORY_MESSAGES as MESSAGES } from '../../messages/history.generated.ts';
import { IssueEntry } from './issue-entry.tsx';

interface HistoryDrawerProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** While a mail is on its way, ms between two looks at it. */
const LOOK_MS = 5000;

/** What was issued of a project, as it was and to whom; the newest first. */
export default function HistoryDrawer({ projectId, onClose }: HistoryDrawerProps) {
  return (
    <ClosableDrawer title={MESSAGES.title} closeLabel={MESSAGES.close} onClose={onClose}>
      <Issues projectId={projectId} />
    </ClosableDrawer>
  );
}

function Issues({ projectId }: Pick<HistoryDrawerProps, 'projectId'>) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  const { data, error, refetch } = useQuery({
    ...apiQueries.deliverables.issued.queryOptions({ input: { projectId } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ recipients }) => recipients.some((recipient) => recipient.state === 'waiting'))
        ? LOOK_MS
        : false,
  });
  if (error !== null) {
    return <LoadFailure title={MESSAGES.failed} {...referenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonRows rows={4} rowHeightPx={96} />;
  if (data.length === 0) return <EmptyState title={MESSAGES.none} text={MESSAGES.noneText} />;
  return (
    <>
      <p className={styles.lead}>{MESSAGES.lead}</p>
      <ol className={styles.list}>
        {data.map((issue) => (
          <li key={issue.issueId}>
            <IssueEntry projectId={projectId} issue={issue} />
          </li>
        ))}
      </ol>
    </>
  );
}

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    paddingBottom: tokens.spacingVerticalL,
    listStyleType: 'none',
  },
});
