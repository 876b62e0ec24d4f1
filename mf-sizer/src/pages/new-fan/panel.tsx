import type { PanelProps, PanelResults } from '@specbuilder/shared-contracts/platform';
import { definePanel } from '@specbuilder/shared-ui/remote';
import { NewFanPanel } from './new-fan-panel.tsx';

export default definePanel<PanelProps['new-fan'], PanelResults['new-fan']>({
  name: 'mf-sizer-new-fan',
  panel: NewFanPanel,
});
