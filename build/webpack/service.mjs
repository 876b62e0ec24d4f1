import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureGeneratedOnce } from '../generated/ensure.mjs';
import { WORKSPACE } from '../places.mjs';

/**
 * Webpack configuration of a Node service: our workspace packages are bundled, installed dependencies stay outside,
 * so that native modules and WebAssembly load as their authors meant.
 */
export function createServiceConfig({ packageName, entries }) {
  ensureGeneratedOnce();
  const root = path.join(WORKSPACE, packageName);
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@specbuilder/'));
  const isOutside = (request) => outside.some((name) => request === name || request.startsWith(`${name}/`));
  return (_env, { mode = 'production' }) => ({
    mode,
    context: root,
    entry: entries,
    target: 'node20',
    devtool: 'source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ({ request = '' }, done) => (isOutside(request) ? done(null, request) : done()),
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          include: (file) => file.startsWith(WORKSPACE) && !file.includes('node_modules'),
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
      parser: { javascript: { importMeta: false } },
    },
    // Constants that are written into other modules stay there in the cache when they change.
    optimization: { minimize: false, moduleIds: 'named', inlineExports: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache'),
      name: `service-${mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  });
}
