import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderOf, IS_INSTALLED, requireOf, WORKSPACE } from '../places.mjs';

/**
 * Fluent UI as one file without the icons it does not use. Its 1,500 files and 5,000 icons take two seconds of each
 * suite that renders, this file a tenth of that.
 */

const KIT = folderOf('shared-ui');
const FOLDER = IS_INSTALLED ? path.join(WORKSPACE, 'node_modules', '.cache', 'specbuilder') : path.join(KIT, '.cache');
const PREFIX = 'fluent-';
/** Components and the contexts that they read: of another copy of these they would see nothing. */
const ENTRY = ['react-components', 'react-shared-contexts']
  .map((name) => `export * from '@fluentui/${name}';`)
  .join('');
/** A team outside has a lockfile of its own kind, or none. */
const VERSIONS = IS_INSTALLED
  ? requireOf(KIT).resolve('@fluentui/react-components/package.json')
  : path.join(WORKSPACE, 'pnpm-lock.yaml');

/** Where the file lies; the name changes with every version it is made of. */
export function fluentBundle() {
  const hash = createHash('sha256');
  for (const file of [VERSIONS, import.meta.filename]) hash.update(readFileSync(file));
  return path.join(FOLDER, `${PREFIX}${hash.digest('hex').slice(0, 12)}.cjs`);
}

/** Jest calls this once before the suites of a package. */
export default async function bundleFluent() {
  const file = fluentBundle();
  if (existsSync(file)) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER).filter((entry) => entry.startsWith(PREFIX))) rmSync(path.join(FOLDER, name));
  const [{ default: webpack }, { default: TerserPlugin }] = await Promise.all([
    import('webpack'),
    import('terser-webpack-plugin'),
  ]);
  const compiler = webpack(configurationOf(file, TerserPlugin));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
}

function configurationOf(file, TerserPlugin) {
  const minimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { mangle: false, compress: true, format: { beautify: true } },
    extractComments: false,
  });
  return {
    mode: 'production',
    context: KIT,
    entry: `data:text/javascript,${ENTRY}`,
    target: ['web', 'es2022'],
    devtool: false,
    output: { path: FOLDER, filename: path.basename(file), library: { type: 'commonjs2' } },
    // Use the packages' own React, otherwise components and tests would each have their own copy.
    externals: [/^react(-dom)?(\/|$)/],
    externalsType: 'commonjs2',
    // Unused icons go, names stay: a stack names functions as their authors did.
    optimization: { nodeEnv: false, minimizer: [minimizer] },
    performance: { hints: false },
  };
}
