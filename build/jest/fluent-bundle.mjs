import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Fluent UI as one file without the icons it does not use. Its 1,500 files and 5,000 icons take two seconds of each
 * suite that renders, this file a tenth of that.
 */

const FOLDER = fileURLToPath(new URL('../../shared-ui/.cache/', import.meta.url));
const PREFIX = 'fluent-';
const MADE_OF = ['../../pnpm-lock.yaml', './fluent-bundle.mjs'];

/** Where the file lies; the name changes with every version it is made of. */
export function fluentBundle() {
  const hash = createHash('sha256');
  for (const file of MADE_OF) hash.update(readFileSync(new URL(file, import.meta.url)));
  return path.join(FOLDER, `${PREFIX}${hash.digest('hex').slice(0, 12)}.cjs`);
}

/** Jest calls this once before the suites of a room. */
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
    context: path.dirname(FOLDER),
    entry: '@fluentui/react-components',
    target: ['web', 'es2022'],
    devtool: false,
    output: { path: FOLDER, filename: path.basename(file), library: { type: 'commonjs2' } },
    // The rooms' own React, or components and tests would each have one.
    externals: [/^react(-dom)?(\/|$)/],
    externalsType: 'commonjs2',
    // Unused icons go, names stay: a stack names functions as their authors did.
    optimization: { nodeEnv: false, minimizer: [minimizer] },
    performance: { hints: false },
  };
}
