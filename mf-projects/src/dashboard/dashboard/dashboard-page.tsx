import type { Project } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import {
  LoadFailure,
  makeStyles,
  ResettableLazy,
  SkeletonRows,
  tokens,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { ClipboardBar } from '../../items/clipboard/clipboard-bar.tsx';
import { isOffered } from '../../items/items/item-values.ts';
import { type ItemSelection, useSelection } from '../../items/items/use-selection.ts';
import { ViewSwitch } from '../../items/items/view/view-switch.tsx';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { useLiveProject } from '../../project-data/live-project/use-live-project.ts';
import { useResumedProject } from '../../projects/new-project/use-resumed-project.ts';
import { DashboardTabs, TabPanel } from './dashboard-tabs.tsx';
import { ItemsTab } from './items-tab.tsx';
import { LazyTab } from './lazy-tab.tsx';
import { NoProject } from './no-project.tsx';
import { ProjectHeader } from './project-header.tsx';
import { type DashboardTab, FIRST_TAB, isDashboardTab } from './tabs.ts';
import { useProject } from './use-project.ts';

const NO_ITEMS: Project['projectItems'] = [];

/** Equipment of the current project. */
export function DashboardPage() {
  const styles = useStyles();
  const platform = usePlatform();
  const isResuming = useResumedProject();
  const { projectId, project, hasLoadFailed, isClosed, isSurrounded } = useProject();
  const notice = useLiveProject(project.data?.projectId ?? null);
  const [tab, choose] = useTab();
  const selection = useSelection(project.data?.projectId ?? '', project.data?.projectItems ?? NO_ITEMS);
  return (
    <Screen
      state="app.projects.dashboard"
      isReady={!isResuming && isSurrounded && (projectId === null || !project.isPending)}
    >
      {isResuming || (projectId !== null && project.isPending) ? (
        <div className={styles.page}>
          <SkeletonRows rows={5} rowHeightPx={52} />
        </div>
      ) : hasLoadFailed ? (
        <div className={styles.page}>
          <LoadFailure
            title={HEADER_MESSAGES.loadFailedTitle}
            text={HEADER_MESSAGES.loadFailedText}
            {...referenceOf(project.error)}
            onRetry={() => void project.refetch()}
          />
        </div>
      ) : project.data ? (
        <div className={styles.dashboard}>
          <ProjectHeader
            project={project.data}
            notice={notice}
            onAddEquipment={() => void platform.panels.open('new-fan', {})}
          />
          <DashboardTabs
            tab={tab}
            itemCount={project.data.projectItems.filter(isOffered).length}
            onChoose={choose}
            end={tab === FIRST_TAB ? <ViewSwitch /> : undefined}
          />
          <TabPanel tab={tab}>
            <div className={styles.page}>{content(tab, project.data, selection)}</div>
          </TabPanel>
          {project.data.role !== 'viewer' && <ClipboardBar project={project.data} />}
        </div>
      ) : (
        <NoProject isClosed={isClosed} />
      )}
    </Screen>
  );
}

function content(tab: DashboardTab, project: Project, selection: ItemSelection) {
  switch (tab) {
    case 'site-address':
      return (
        <LazyTab
          key="site-address"
          load={() => import('../../site/site-address/site-address-tab.tsx')}
          project={project}
        />
      );
    case 'operating-cost':
      return (
        <LazyTab
          key="operating-cost"
          load={() => import('../operating-cost/operating-cost-tab.tsx')}
          project={project}
        />
      );
    case 'deliverables':
      return (
        <ResettableLazy
          key={project.projectId}
          load={() => import('../../deliverables/deliverables-tab.tsx')}
          props={{ project, selection }}
          fallback={<SkeletonRows rows={5} rowHeightPx={52} />}
          failed={(retry) => <LoadFailure onRetry={retry} />}
        />
      );
    default:
      return <ItemsTab project={project} selection={selection} />;
  }
}

function useTab(): readonly [DashboardTab, (tab: DashboardTab) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const choose = (tab: DashboardTab) =>
    setQuery(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  return [isDashboardTab(named) ? named : FIRST_TAB, choose];
}

const useStyles = makeStyles({
  // As high as the window, so that the clipboard is at its bottom however few items there are.
  dashboard: { display: 'flex', flexDirection: 'column', minHeight: 'calc(100vh - var(--frame-top, 52px))' },
  page: {
    boxSizing: 'border-box',
    width: '100%',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
});
