import { createRemoteConfig } from '@specbuilder/build/webpack/remote';

export default createRemoteConfig({ room: 'mf-account', exposes: { './app': './src/app.tsx' }, devPort: 4104 });
