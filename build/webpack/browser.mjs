import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ensureGeneratedOnce } from '../generated/ensure.mjs';
import { folderOf, WORKSPACE } from '../places.mjs';
import { LEANER, ROUTER_FOR_USERS, STYLES_FOR_USERS } from './leaner.mjs';

/** Browsers the bundles are written for; the block page of older ones is a decision of its own. */
const TARGET = ['web', 'es2022'];

/** swc emits, `tsc --noEmit` checks; TypeScript 7 has no compiler API for a loader. */
function scripts({ isDevelopment, refresh }) {
  return {
    test: /\.tsx?$/,
    include: (file) => file.startsWith(WORKSPACE) && !file.includes('node_modules'),
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isDevelopment, refresh } },
      },
    },
  };
}

/** The table of all tokens is 30 KB of text that says the same twice. */
const TOKENS_BY_NAME = new webpack.NormalModuleReplacementPlugin(
  /[\\/]@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/,
  path.join(import.meta.dirname, 'fluent-tokens.mjs'),
);

/** 7 KB of text, and a second look at every style, for pages from right to left. */
const ONE_DIRECTION = new webpack.NormalModuleReplacementPlugin(
  /^rtl-css-js\/core$/,
  path.join(import.meta.dirname, 'one-direction.mjs'),
);

/** What every browser bundle of ours has in common. */
export function browserConfig(packageName, { mode, devPort, refresh = false, cacheKey = '' }) {
  ensureGeneratedOnce();
  const isDevelopment = mode === 'development';
  const root = folderOf(packageName);
  return {
    mode,
    context: root,
    target: TARGET,
    devtool: refresh ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      clean: true,
      // Otherwise a module whose imports failed would count as run and be empty when it is required again.
      strictModuleErrorHandling: true,
      // Published files are cached for good and never requested again, also those of a development build.
      filename: refresh ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: refresh ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: refresh ? '[name][ext]' : '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        scripts({ isDevelopment, refresh }),
        { resourceQuery: /^\?worker$/, loader: path.join(import.meta.dirname, 'inline-worker.mjs') },
        ...LEANER,
        { test: /\.(woff2|png)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/source' },
      ],
    },
    plugins: [TOKENS_BY_NAME, ONE_DIRECTION, ...(isDevelopment ? [] : [ROUTER_FOR_USERS, STYLES_FOR_USERS])],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    // In production webpack inlines constants of other modules (inlineExports), and its cache keeps the old values when
    // they change: a shell with an older PLATFORM_VERSION rejected every remote.
    cache: isDevelopment && {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache'),
      // The name must include every switch that changes the output.
      name: `${mode}-${refresh ? 'refresh' : 'plain'}${cacheKey}`,
      buildDependencies: { config: [import.meta.filename, path.join(root, 'webpack.config.mjs')] },
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    performance: { hints: false },
    ...(devPort === undefined ? {} : { devServer: developmentServer(devPort, refresh) }),
  };
}

function developmentServer(port, refresh) {
  return {
    port,
    host: 'localhost',
    hot: refresh,
    liveReload: !refresh,
    allowedHosts: ['localhost', '127.0.0.1'],
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
  };
}
