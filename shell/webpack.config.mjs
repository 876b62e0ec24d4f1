import { createHostConfig } from '@specbuilder/build/webpack/host';

export default createHostConfig({
  room: 'shell',
  entry: './src/index.ts',
  firstPaint: [/shell\/src\/bootstrap\.tsx/],
  devPort: 4100,
});
