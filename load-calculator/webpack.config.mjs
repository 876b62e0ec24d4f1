import { createPageConfig } from '@specbuilder/build/webpack/page';

export default createPageConfig({ room: 'load-calculator', entry: './src/index.ts', publicPath: '/calculator/' });
