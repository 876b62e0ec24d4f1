import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { browserConfig } from './browser.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { ContractUsesPlugin } from './contract-uses.mjs';
import { DeclarationPlugin } from './declaration.mjs';
import { LeanEntryPlugin } from './lean-entry.mjs';
import { PACKAGES_WITH_THEIR_USERS } from './packages.mjs';
import { federationName, sharedModules } from './shared-modules.mjs';

const ENTRY_FILE = 'remoteEntry.js';
/**
 * Code that several screens share gets its own file from this size on (source size; sent, it is a tenth); below it each
 * has its copy. With webpack's 20 kB a search with results made 24 requests for files and calls and took 108,490 bytes,
 * with these sizes 17 and 104,220; all files together grow by 6 %.
 */
const FEW_FILES = { minSize: 140_000, cacheGroups: PACKAGES_WITH_THEIR_USERS };
/** Of `npm start`. */
const LOCAL_SERVER = 'http://localhost:8080';

/**
 * Webpack configuration of a remote.
 *
 * @param packageName folder of the remote, such as 'mf-sizer'
 * @param exposes what others may load: './app' and './panels/*'
 * @param devPort port of its development server
 */
export function createRemoteConfig({ packageName, exposes, devPort }) {
  const name = federationName(packageName);
  return ({ WEBPACK_SERVE: isServed = false } = {}, { mode = 'production' } = {}) => {
    const config = browserConfig(packageName, { mode, devPort, refresh: isServed });
    return {
      ...config,
      entry: { main: './src/index.ts' },
      // What the build for integrators (embed.mjs) wrote beside is not this one's to remove.
      output: { ...config.output, uniqueName: name, clean: { keep: /^embed(\/|$)/ } },
      ...(isServed ? { resolve: { ...config.resolve, ...elementsOfHost(config.context) } } : {}),
      optimization: { ...config.optimization, splitChunks: FEW_FILES },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name,
          filename: ENTRY_FILE,
          exposes,
          remotes: {},
          shareStrategy: 'loaded-first',
          shared: sharedModules(packageName, { isServed }),
          manifest: true,
          dts: false,
          dev: false,
          // Remotes never load remotes; full fallbacks of shared modules stay, integrators depend on them.
          experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
        }),
        // A developer's build is tried in shells of any age.
        ...(isServed
          ? []
          : [new LeanEntryPlugin({ entry: name, filename: ENTRY_FILE, leanFilename: 'remoteEntry.lean.js' })]),
        new ContractUsesPlugin({ entry: name }),
        ...(mode === 'production' ? [new ChunkIntegrityPlugin({ listFile: 'integrity.json' })] : []),
        new HtmlWebpackPlugin({
          template: './src/standalone.html',
          filename: 'standalone.html',
          excludeChunks: [name],
          // Read by the page (shared-ui/src/host/standalone.ts).
          meta: isServed ? { 'specbuilder-server': process.env.SPECBUILDER_SERVER ?? LOCAL_SERVER } : {},
        }),
        ...(isServed ? developing(name) : []),
      ],
    };
  };
}

/** The module that creates them is in this preset's folder, and resolves React from the package. */
function elementsOfHost(packageName) {
  return {
    alias: { 'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-of-host.mjs') },
    modules: ['node_modules', path.join(packageName, 'node_modules')],
  };
}

/**
 * What `webpack serve` adds: changed components are refreshed in place, on the remote's own page and in a shell that
 * loads this build. Errors appear in the overlay of the development server.
 */
function developing(name) {
  return [new ReactRefreshWebpackPlugin({ library: name, overlay: false }), new DeclarationPlugin()];
}
