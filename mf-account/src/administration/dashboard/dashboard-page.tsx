import { LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { ADMIN_DASHBOARD_MESSAGES } from '../../messages/admin-dashboard.generated.ts';
import { CountCard } from './count-card.tsx';
import { COUNTED } from './counted.ts';
import { Health } from './health.tsx';

/** What goes on, and whether everything works. */
export function DashboardPage() {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  // Others work all the time.
  const dashboard = useQuery({ ...apiQueries.adminDashboard.read.queryOptions(), staleTime: 0 });
  const { data } = dashboard;
  return (
    <Screen state="app.admin.dashboard" isReady={!dashboard.isPending}>
      <PageFrame title={ADMIN_DASHBOARD_MESSAGES.title} lead={ADMIN_DASHBOARD_MESSAGES.lead}>
        {data === undefined && dashboard.isError && (
          <LoadFailure {...listFailure(dashboard.error, () => void dashboard.refetch())} />
        )}
        {dashboard.isPending && <SkeletonRows rows={4} rowHeightPx={96} />}
        {data !== undefined && (
          <>
            <div className={styles.cards}>
              {COUNTED.map((what) => (
                <CountCard key={what} what={what} count={data.counts[what]} days={data.days} />
              ))}
            </div>
            <Health health={data.health} />
          </>
        )}
      </PageFrame>
    </Screen>
  );
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});
