import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import { Button, EmptyState, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { DASHBOARD_MESSAGES } from '../../messages/dashboard.generated.ts';
import { LazyImport } from '../../projects/import-project/lazy-import.tsx';

/**
 * The dashboard without a current project: open one, create one or import one from a file.
 *
 * `isClosed`: the requested project is not visible to the user, or no longer exists.
 */
export function NoProject({ isClosed }: { readonly isClosed: boolean }) {
  const styles = useStyles();
  const platform = usePlatform();
  const [isImporting, setIsImporting] = useState(false);
  const projects = useQuery(platform.apiQueries.projectStubs.list.queryOptions());
  const hasProjects = (projects.data?.length ?? 0) > 0;
  const choose = async () => {
    const choice = await platform.panels.open('project-picker', { title: DASHBOARD_MESSAGES.chooseProject });
    if (choice) platform.currentProject.set(choice.projectId, 'selected');
  };
  const create = () => void platform.panels.open('new-project', { reason: 'navigation' });
  if (isImporting) {
    return (
      <div className={styles.import}>
        <LazyImport
          onImported={({ projectId }) => platform.currentProject.set(projectId, 'created')}
          onCancel={() => setIsImporting(false)}
        />
      </div>
    );
  }
  return (
    <EmptyState
      picture={<FolderRegular fontSize={72} />}
      titleAs="h1"
      {...(isClosed
        ? { title: DASHBOARD_MESSAGES.closedTitle, text: DASHBOARD_MESSAGES.closedText }
        : hasProjects
          ? { title: DASHBOARD_MESSAGES.noProjectTitle, text: DASHBOARD_MESSAGES.noProjectText }
          : { title: DASHBOARD_MESSAGES.noProjectsTitle, text: DASHBOARD_MESSAGES.noProjectsText })}
      actions={
        <>
          {hasProjects && (
            <Button appearance="primary" onClick={() => void choose()}>
              {DASHBOARD_MESSAGES.chooseProject}
            </Button>
          )}
          <Button appearance={hasProjects ? 'secondary' : 'primary'} onClick={create}>
            {DASHBOARD_MESSAGES.createProject}
          </Button>
          <Button onClick={() => setIsImporting(true)}>{DASHBOARD_MESSAGES.importProject}</Button>
        </>
      }
    />
  );
}

const useStyles = makeStyles({
  import: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '640px',
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
  },
});
