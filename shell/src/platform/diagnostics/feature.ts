import { defineFeature } from '../../feature/define-feature.ts';
import { DIAGNOSTICS_PAGE_TEXTS } from '../../words/diagnostics-page.generated.ts';

export const DIAGNOSTICS = defineFeature({
  name: 'diagnostics',
  ports: ['history', 'log', 'overrideOrigins', 'remotes', 'session', 'settings', 'telemetry', 'theme', 'toasts'],
  pages: [
    { path: '/diagnostics', title: () => DIAGNOSTICS_PAGE_TEXTS.title, load: () => import('./diagnostics-guard.tsx') },
  ],
});
