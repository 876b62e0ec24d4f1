import path from 'node:path';
import webpack from 'webpack';
import { folderOf } from '../places.mjs';
import { browserConfig } from './browser.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { gathered } from './gathered.mjs';
import { federationName } from './shared-modules.mjs';

const FOLDER = 'embed';
const ENTRY = 'embed.js';

/**
 * Webpack configuration of a remote's build for pages of integrators, beside its regular one, so that publishing puts
 * both into the folder of the version. No other code shares modules with it there: without module federation a usable
 * search takes 14 requests instead of 48.
 *
 * @param {object} options
 * @param {string} options.packageName
 * @param {string} options.entry
 * @param {string} options.firstScreen the chunk most pages request: what it has in common with others comes in one file
 * @param {Readonly<Record<string, string>>} [options.replaced] modules that take the place of others, by the text after `from` with
 *   which those are imported
 */
export function createEmbedConfig({ packageName, entry, firstScreen, replaced = {} }) {
  const globalName = `${federationName(packageName)}_embed`;
  return (_env, { mode = 'production' }) => {
    const config = browserConfig(packageName, { mode, cacheKey: '-embed' });
    return {
      ...config,
      name: FOLDER,
      entry: { [FOLDER]: entry },
      output: {
        ...config.output,
        path: path.join(folderOf(packageName), 'dist', FOLDER),
        filename: ENTRY,
        uniqueName: globalName,
        library: { type: 'window', name: globalName },
      },
      plugins: [
        ...config.plugins,
        ...Object.entries(replaced).map(([request, file]) => replacement(packageName, request, file)),
        new BuildFilePlugin({ entry: ENTRY, globalName }),
        ...(mode === 'production' ? [new ChunkIntegrityPlugin()] : []),
        // The entry names each file with its hash, 60 bytes that do not compress: more than it saves to load a small file by itself.
        ...(mode === 'production' ? [new webpack.optimize.MinChunkSizePlugin({ minChunkSize: 16000 })] : []),
      ],
      optimization: {
        ...config.optimization,
        splitChunks: {
          cacheGroups: {
            firstScreen: sharedWith(firstScreen),
            // What every page requests beside its first screen: the client's link and the check of events.
            early: gathered('at-once', ['calls', 'background']),
          },
        },
      },
    };
  };
}

/** Writes build.json: the entry, and the name of the page that holds its exports, one for each version. */
class BuildFilePlugin {
  constructor(build) {
    this.build = build;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('BuildFilePlugin', () =>
        compilation.emitAsset('build.json', new webpack.sources.RawSource(`${JSON.stringify(this.build)}\n`)),
      );
    });
  }
}

function replacement(packageName, request, file) {
  return new webpack.NormalModuleReplacementPlugin(
    new RegExp(`^${request.replaceAll('.', '\\.')}$`),
    path.join(folderOf(packageName), file),
  );
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
