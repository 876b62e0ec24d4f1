import { createPageConfig } from '@specbuilder/build/webpack/page';

export default createPageConfig({
  packageName: 'load-calculator',
  entry: './src/index.ts',
  publicPath: '/calculator/',
});
