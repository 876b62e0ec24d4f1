import path from 'node:path';
import { EMBED_ENTRY, embedName } from '../embed/files.mjs';
import { browserConfig } from './browser.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { federationName, WORKSPACE } from './shared-modules.mjs';

/**
 * Webpack configuration of a remote's build for pages of integrators, beside its own one, so that publishing puts both
 * into the folder of the version. Nobody shares modules with it there: without module federation a search that can be used
 * takes 16 requests in place of 48.
 *
 * @param {{ room: string, entry: string, firstScreen: string }} options `firstScreen` is the chunk that most pages ask for:
 *   what it has in common with others comes in one piece
 */
export function createEmbedConfig({ room, entry, firstScreen }) {
  const name = embedName(federationName(room));
  const { dir, name: entryName, base } = path.parse(EMBED_ENTRY);
  return (_env, { mode = 'production' }) => {
    const config = browserConfig(room, { mode, cacheKey: '-embed' });
    return {
      ...config,
      name: entryName,
      entry: { [entryName]: entry },
      output: {
        ...config.output,
        path: path.join(WORKSPACE, room, 'dist', dir),
        filename: base,
        uniqueName: name,
        library: { type: 'window', name },
      },
      plugins: [...config.plugins, ...(mode === 'production' ? [new ChunkIntegrityPlugin()] : [])],
      optimization: {
        ...config.optimization,
        splitChunks: { cacheGroups: { firstScreen: sharedWith(firstScreen) } },
      },
    };
  };
}

/** One chunk of what a chunk shares, in place of one for each set of chunks that share something. */
function sharedWith(chunk) {
  return {
    chunks: 'async',
    minChunks: 2,
    priority: 10,
    test: (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === chunk),
    name: `with-${chunk}`,
  };
}
