import { defineFeature } from '../../feature/define-feature.ts';
import { ERROR_PATHS } from './error-paths.ts';

export const ERRORS = defineFeature({
  name: 'errors',
  ports: ['history', 'session', 'settings', 'theme'],
  pages: ERROR_PATHS.map((path) => ({
    path,
    title: () => path,
    layout: 'contentOnly',
    load: () => import('./error-page.tsx'),
  })),
});
