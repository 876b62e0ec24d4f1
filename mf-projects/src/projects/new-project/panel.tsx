import type { PanelProps, ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { definePanel } from '@specbuilder/shared-ui/remote';
import { NewProjectPanel } from './new-project-panel.tsx';

export default definePanel<PanelProps['new-project'], ProjectChoice>({
  name: 'mf-projects-new-project',
  panel: NewProjectPanel,
});
