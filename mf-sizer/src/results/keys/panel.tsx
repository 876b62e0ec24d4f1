import type { PanelProps, PanelResults } from '@specbuilder/shared-contracts/platform';
import { definePanel } from '@specbuilder/shared-ui/remote';
import { KeysPanel } from './keys-panel.tsx';

export default definePanel<PanelProps['keys'], PanelResults['keys']>({ name: 'mf-sizer-keys', panel: KeysPanel });
