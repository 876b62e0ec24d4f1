import type { Project } from '@specbuilder/shared-contracts/api';
import { ProjectItems } from '../../items/items/project-items.tsx';
import type { ItemSelection } from '../../items/items/use-selection.ts';
import { useView } from '../../items/items/view/use-view.ts';
import { LazyTab } from './lazy-tab.tsx';

interface ItemsTabProps {
  readonly project: Project;
  readonly selection: ItemSelection;
}

/** Equipment of a project by itself, or against the schedule of the drawings. */
export function ItemsTab({ project, selection }: ItemsTabProps) {
  const [view] = useView();
  if (view === 'items') return <ProjectItems project={project} selection={selection} />;
  return <LazyTab key="scheduled" load={() => import('../../scheduled/scheduled-view.tsx')} project={project} />;
}
