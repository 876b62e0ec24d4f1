import { browserConfig } from './browser.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { PACKAGES_WITH_THEIR_USERS } from './packages.mjs';
import { PageAssetsPlugin } from './page-assets.mjs';
import { federationName } from './shared-modules.mjs';

/** As the entry names the chunk. */
const FIRST_PAINT = 'bootstrap';

/**
 * Webpack configuration of a standalone page, which shares no modules with the shell because it is shown in a frame.
 *
 * @param {{ packageName: string, entry: string, publicPath: string }} options `publicPath` is where its files are served
 */
export function createPageConfig({ packageName, entry, publicPath }) {
  return (_env, { mode = 'production' }) => {
    const config = browserConfig(packageName, { mode });
    return {
      ...config,
      entry: { main: entry },
      output: { ...config.output, publicPath, uniqueName: federationName(packageName) },
      optimization: { ...config.optimization, splitChunks: { cacheGroups: PACKAGES_WITH_THEIR_USERS } },
      plugins: [
        ...config.plugins,
        new PageAssetsPlugin({ entry: 'main', preload: FIRST_PAINT }),
        ...(mode === 'production' ? [new ChunkIntegrityPlugin()] : []),
      ],
    };
  };
}
