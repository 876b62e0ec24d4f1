import type { Project } from '@specbuilder/shared-contracts/api';
import { SizingDefaultsDrawer } from '@specbuilder/shared-ui/widgets';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';

interface ProjectDefaultsDrawerProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** What searches and new items of the project begin with; viewers read it. */
export default function ProjectDefaultsDrawer({ project, onClose }: ProjectDefaultsDrawerProps) {
  const mayChange = useMayChange(project);
  const { projectId, sizingDefaults = {} } = project;
  return (
    <SizingDefaultsDrawer projectId={projectId} saved={sizingDefaults} isReadOnly={!mayChange} onClose={onClose} />
  );
}
