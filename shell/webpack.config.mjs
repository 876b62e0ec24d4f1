import { createHostConfig } from '@specbuilder/build/webpack/host';

/** Where the first paint of any page begins; the server preloads the chunks that hold these modules. */
const FIRST_PAINT = [
  /shell\/src\/bootstrap\.tsx/,
  /shared-ui\/src\/(core|router|query)\/index\.ts/,
  /shared-contracts\/src\/index\.ts/,
  /node_modules\/react(-dom)?\/[a-z-]+\.js/,
];

export default createHostConfig({ room: 'shell', entry: './src/index.ts', firstPaint: FIRST_PAINT, devPort: 4100 });
