import type { PanelProps, PanelResults } from '@specbuilder/shared-contracts/platform';
import { definePanel } from '@specbuilder/shared-ui/remote';
import { OneLinePanel } from './one-line-panel.tsx';

export default definePanel<PanelProps['one-line'], PanelResults['one-line']>({
  name: 'mf-sizer-one-line',
  panel: OneLinePanel,
});
