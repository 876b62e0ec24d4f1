import { createRemoteConfig } from '@specbuilder/build/webpack/remote';

export default createRemoteConfig({ packageName: 'mf-account', exposes: { './app': './src/app.tsx' }, devPort: 4104 });
