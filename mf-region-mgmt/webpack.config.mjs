import { createRemoteConfig } from '@specbuilder/build/webpack/remote';

export default createRemoteConfig({
  packageName: 'mf-region-mgmt',
  exposes: {
    './app': './src/app.tsx',
    './panels/clone-project': './src/clone-project/panel.tsx',
  },
  devPort: 4103,
});
