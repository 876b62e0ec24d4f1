import { defineFeature, definePanel } from '../../feature/define-feature.ts';
import { REGIONAL_EDIT_PANEL_MESSAGES } from '../../messages/regional-edit-panel.generated.ts';

export const REGIONAL_EDIT = defineFeature({
  name: 'regional-edit',
  ports: ['api', 'bus', 'log', 'panels', 'session', 'toasts'],
  panels: [
    definePanel('regional-edit', {
      frame: 'west',
      title: () => REGIONAL_EDIT_PANEL_MESSAGES.title,
      load: () => import('./regional-edit-panel.tsx'),
    }),
  ],
});
