import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { browserConfig } from './browser.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { ContractOffersPlugin } from './contract-offers.mjs';
import { gathered } from './gathered.mjs';
import { FEDERATION_VERSION, GIVE_FEDERATION } from './lean-entry.mjs';
import { PACKAGES_WITH_THEIR_USERS } from './packages.mjs';
import { PageAssetsPlugin } from './page-assets.mjs';
import { federationName, sharedModules } from './shared-modules.mjs';
import { SNAPSHOTS_AND_PRELOADS } from './unused-federation.mjs';

/** As the shell's entry names the chunk. */
const FIRST_PAINT = 'bootstrap';
const LEAN_RUNTIME = { test: SNAPSHOTS_AND_PRELOADS, loader: path.join(import.meta.dirname, 'unused-federation.mjs') };
const REFRESH_HOOK = path.join(import.meta.dirname, 'refresh-hook.mjs');

/**
 * The entry names each file with its hash, 60 bytes that do not compress, so small files are loaded together. At 5,000 the start page
 * takes 226,138 bytes, at 6,500 225,969; at 8,000 a search that is the first page takes 520 bytes more than at 6,500.
 */
const FEWER_FILES = new webpack.optimize.MinChunkSizePlugin({ minChunkSize: 6500 });

/** Webpack configuration of the shell. It names no remote: they are registered at run time from the registry. */
export function createHostConfig({ packageName, entry, devPort }) {
  const name = federationName(packageName);
  return (_env, { mode = 'production' }) => {
    const config = browserConfig(packageName, { mode, devPort });
    return {
      ...config,
      entry: { main: mode === 'development' ? [REFRESH_HOOK, entry] : entry },
      output: { ...config.output, publicPath: '/shell/', uniqueName: name },
      module: { ...config.module, rules: [...config.module.rules, GIVE_FEDERATION, LEAN_RUNTIME] },
      optimization: {
        ...config.optimization,
        splitChunks: {
          cacheGroups: {
            ...PACKAGES_WITH_THEIR_USERS,
            firstPaint: gathered('all-bootstrap', [FIRST_PAINT]),
            calls: gathered('all-calls', ['calls'], 15),
            background: gathered('all-background', ['background'], 10),
          },
        },
      },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shareStrategy: 'loaded-first',
          shared: sharedModules(packageName, { isHost: true }),
          dts: false,
          dev: false,
          manifest: false,
          // Only browsers load the host; the runtime's ways for other machines stay out.
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new PageAssetsPlugin({ entry: 'main', preload: FIRST_PAINT, federation: FEDERATION_VERSION }),
        new ContractOffersPlugin({ packageName }),
        ...(mode === 'production' ? [new ChunkIntegrityPlugin(), FEWER_FILES] : []),
      ],
    };
  };
}
