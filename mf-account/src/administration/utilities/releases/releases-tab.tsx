import { EmptyState, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ADMIN_REMOTES_MESSAGES as MESSAGES } from '../../../messages/admin-remotes.generated.ts';
import { TabLead } from '../tab-lead.tsx';
import { RemoteCard } from './remote-card.tsx';

/** What the areas of the site run, with the ways to another version. */
export function ReleasesTab() {
  const styles = useStyles();
  const remotes = useQuery({ ...usePlatform().apiQueries.remotes.list.queryOptions(), staleTime: 0 });
  if (remotes.isError) return <LoadFailure {...listFailure(remotes.error, () => void remotes.refetch())} />;
  if (remotes.data === undefined) return <SkeletonRows rows={4} rowHeightPx={120} />;
  if (remotes.data.length === 0) return <EmptyState title={MESSAGES.empty} text={MESSAGES.emptyText} />;
  return (
    <>
      <TabLead text={MESSAGES.lead} />
      <div className={styles.cards}>
        {remotes.data.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} />
        ))}
      </div>
    </>
  );
}

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL } });
