import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import { useResumedProject } from '../new-project/use-resumed-project.ts';
import { NoProject } from './no-project.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectItems } from './project-items.tsx';
import { useProject } from './use-project.ts';

/** Equipment of the current project. */
export function DashboardPage() {
  const styles = useStyles();
  const platform = usePlatform();
  const isResuming = useResumedProject();
  const { projectId, project } = useProject();
  const isGone = project.isError && projectId !== null;
  return (
    <Screen state="app.projects.dashboard" isReady={!isResuming && (projectId === null || !project.isPending)}>
      {isResuming || (projectId !== null && project.isPending) ? (
        <div className={styles.page}>
          <SkeletonRows rows={5} rowHeightPx={52} />
        </div>
      ) : isGone ? (
        <div className={styles.page}>
          <LoadFailure title={ERRORS.generic} onRetry={() => void project.refetch()} />
        </div>
      ) : project.data ? (
        <>
          <ProjectHead project={project.data} onAddEquipment={() => void platform.panels.open('new-fan', {})} />
          <div className={styles.page}>
            <ProjectItems project={project.data} />
          </div>
        </>
      ) : (
        <NoProject />
      )}
    </Screen>
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
});
