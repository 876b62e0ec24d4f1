import { createHostConfig } from '@specbuilder/build/webpack/host';

export default createHostConfig({
  packageName: 'shell',
  entry: './src/index.ts',
  devPort: 4100,
});
