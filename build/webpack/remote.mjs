import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { browserConfig } from './browser.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { ContractUsesPlugin } from './contract-uses.mjs';
import { federationName, sharedModules } from './shared-modules.mjs';

/**
 * Webpack configuration of a remote.
 *
 * @param room folder of the remote, such as 'mf-sizer'
 * @param exposes what others may load: './app' and './panels/*'
 * @param devPort port of its development server
 */
export function createRemoteConfig({ room, exposes, devPort }) {
  const name = federationName(room);
  return (_env, { mode = 'production' }) => {
    const config = browserConfig(room, { mode, devPort });
    return {
      ...config,
      entry: { main: './src/index.ts' },
      // What the build for integrators (embed.mjs) wrote beside is not this one's to remove.
      output: { ...config.output, uniqueName: name, clean: { keep: /^embed(\/|$)/ } },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          exposes,
          remotes: {},
          shareStrategy: 'loaded-first',
          shared: sharedModules(room),
          manifest: true,
          dts: false,
          dev: false,
          // Remotes never load remotes; full fallbacks of shared modules stay, integrators depend on them.
          experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
        }),
        new ContractUsesPlugin({ entry: name }),
        ...(mode === 'production' ? [new ChunkIntegrityPlugin({ listFile: 'integrity.json' })] : []),
        new HtmlWebpackPlugin({
          template: './src/standalone.html',
          filename: 'standalone.html',
          excludeChunks: [name],
        }),
      ],
    };
  };
}
