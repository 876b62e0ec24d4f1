import { createRemoteConfig } from '@specbuilder/build/webpack/remote';

export default createRemoteConfig({
  packageName: 'mf-projects',
  exposes: {
    './app': './src/app.tsx',
    './panels/project-picker': './src/project-picker/panel.tsx',
    './panels/new-project': './src/projects/new-project/panel.tsx',
  },
  devPort: 4102,
});
