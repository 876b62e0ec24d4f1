import type { PanelProps } from '@specbuilder/shared-contracts/platform';
import { definePanel } from '@specbuilder/shared-ui/remote';
import { CloneUtility } from './clone-utility.tsx';

/** The clone utility for other areas; it goes to the copy's dashboard, which closes the panel. */
export default definePanel<PanelProps['clone-project'], never>({
  name: 'mf-region-mgmt-clone-project',
  panel: CloneUtility,
});
