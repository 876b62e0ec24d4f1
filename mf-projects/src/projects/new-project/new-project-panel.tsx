import type { PanelProps, ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { NewProjectForm } from './new-project-form.tsx';

interface NewProjectPanelProps {
  readonly panelProps: PanelProps['new-project'];
  readonly onClose: (choice: ProjectChoice | null) => void;
}

/** From the navigation it leads to the new project; from a save it returns the project to the caller, which continues. */
export function NewProjectPanel({ panelProps, onClose }: NewProjectPanelProps) {
  const platform = usePlatform();
  const done = (choice: ProjectChoice) => {
    onClose(choice);
    if (panelProps.reason === 'navigation') platform.navigate('app.projects.dashboard');
  };
  return <NewProjectForm site={panelProps.site ?? null} onCreated={done} onCancel={() => onClose(null)} />;
}
