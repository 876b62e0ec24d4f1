import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import { Button, EmptyState, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';

/** The dashboard without a current project: open one or create one. */
export function NoProject() {
  const platform = usePlatform();
  const projects = useQuery(platform.apiQueries.projectStubs.list.queryOptions());
  const hasProjects = (projects.data?.length ?? 0) > 0;
  const choose = async () => {
    const choice = await platform.panels.open('project-picker', { title: DASHBOARD_TEXTS.chooseProject });
    if (choice) platform.currentProject.set(choice.projectId, 'selected');
  };
  const create = () => void platform.panels.open('new-project', { reason: 'navigation' });
  return (
    <EmptyState
      picture={<FolderRegular fontSize={72} />}
      titleAs="h1"
      title={hasProjects ? DASHBOARD_TEXTS.noProjectTitle : DASHBOARD_TEXTS.noProjectsTitle}
      text={hasProjects ? DASHBOARD_TEXTS.noProjectText : DASHBOARD_TEXTS.noProjectsText}
      actions={
        <>
          {hasProjects && (
            <Button appearance="primary" onClick={() => void choose()}>
              {DASHBOARD_TEXTS.chooseProject}
            </Button>
          )}
          <Button appearance={hasProjects ? 'secondary' : 'primary'} onClick={create}>
            {DASHBOARD_TEXTS.createProject}
          </Button>
        </>
      }
    />
  );
}
