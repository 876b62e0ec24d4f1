import type { PanelProps, ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { definePanel } from '@specbuilder/shared-ui/remote';
import { ProjectPicker } from './project-picker.tsx';

export default definePanel<PanelProps['project-picker'], ProjectChoice>({
  name: 'mf-projects-picker',
  panel: ProjectPicker,
});
