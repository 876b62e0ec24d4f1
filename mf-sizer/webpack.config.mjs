import { createEmbedConfig } from '@specbuilder/build/webpack/embed';
import { createRemoteConfig } from '@specbuilder/build/webpack/remote';

export default [
  createRemoteConfig({
    packageName: 'mf-sizer',
    exposes: {
      './app': './src/app.tsx',
      './embed': './src/embed/index.ts',
      './panels/keys': './src/results/keys/panel.tsx',
      './panels/new-fan': './src/pages/new-fan/panel.tsx',
      './panels/one-line': './src/duty/one-line/panel.tsx',
    },
    devPort: 4101,
  }),
  createEmbedConfig({
    packageName: 'mf-sizer',
    entry: './src/embed/index.ts',
    firstScreen: 'search',
    replaced: { './start/start-page.tsx': './src/embed/start-page-on-demand.tsx' },
  }),
];
