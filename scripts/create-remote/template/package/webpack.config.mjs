import { createRemoteConfig } from '@specbuilder/build/webpack/remote';

export default createRemoteConfig({ packageName: 'mf-example', exposes: { './app': './src/app.tsx' }, devPort: 4199 });
