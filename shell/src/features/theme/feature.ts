import { derived } from '../../feature/compose.ts';
import { defineFeature, definePanel } from '../../feature/define-feature.ts';
import { THEME_PANEL_MESSAGES } from '../../messages/theme-panel.generated.ts';

/** The specification defines none; it is between currency and questions. */
const WEIGHT = 9_999_995;

export const THEME = defineFeature({
  name: 'theme',
  ports: ['settings', 'theme'],
  panels: [
    definePanel('theme', {
      frame: 'quick',
      title: () => THEME_PANEL_MESSAGES.title,
      load: () => import('./theme-panel.tsx'),
    }),
  ],
  navigation: () =>
    derived([], () => [
      {
        title: THEME_PANEL_MESSAGES.title,
        icon: 'Color',
        weight: WEIGHT,
        group: 'help',
        panel: 'theme',
        isForSmallScreens: true,
      },
    ]),
});
