import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { derived } from '../feature/compose.ts';
import { defineFeature, definePanel } from '../feature/define-feature.ts';
import { ASSISTANCE_PANEL_TEXTS } from '../words/assistance-panel.generated.ts';

export const ASSISTANCE = defineFeature({
  name: 'assistance',
  ports: [
    ...(['api', 'apiQueries', 'bus', 'conventions', 'currentProject', 'dialogs', 'log'] as const),
    ...(['panels', 'region', 'salesOffice', 'session', 'settings', 'toasts'] as const),
  ],
  panels: [
    definePanel('project-help', {
      frame: 'west',
      title: () => ASSISTANCE_PANEL_TEXTS.title,
      load: () => import('./assistance-panel.tsx'),
    }),
  ],
  navigation: () =>
    derived([], () => [
      {
        title: ASSISTANCE_PANEL_TEXTS.title,
        icon: 'Headset',
        weight: NAVIGATION_WEIGHTS.requestAssistance,
        group: 'help',
        panel: 'project-help',
      },
    ]),
});
