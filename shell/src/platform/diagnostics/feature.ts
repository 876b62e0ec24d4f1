import { defineFeature } from '../../feature/define-feature.ts';
import { DIAGNOSTICS_PAGE_MESSAGES } from '../../messages/diagnostics-page.generated.ts';

export const DIAGNOSTICS = defineFeature({
  name: 'diagnostics',
  ports: ['history', 'log', 'overrideOrigins', 'remotes', 'session', 'settings', 'telemetry', 'theme', 'toasts'],
  pages: [
    {
      path: '/diagnostics',
      title: () => DIAGNOSTICS_PAGE_MESSAGES.title,
      load: () => import('./diagnostics-guard.tsx'),
    },
  ],
});
