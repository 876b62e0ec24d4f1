import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { derived } from '../../feature/compose.ts';
import { defineFeature, definePanel } from '../../feature/define-feature.ts';
import { FEEDBACK_PANEL_MESSAGES } from '../../messages/feedback-panel.generated.ts';

export const FEEDBACK = defineFeature({
  name: 'feedback',
  ports: ['api', 'bus', 'history', 'log', 'panels', 'session', 'toasts'],
  panels: [
    definePanel('feedback', {
      frame: 'west',
      title: () => FEEDBACK_PANEL_MESSAGES.title,
      load: () => import('./feedback-panel.tsx'),
    }),
  ],
  navigation: () =>
    derived([], () => [
      {
        title: FEEDBACK_PANEL_MESSAGES.title,
        icon: 'PersonFeedback',
        weight: NAVIGATION_WEIGHTS.feedback,
        group: 'help',
        panel: 'feedback',
      },
    ]),
});
