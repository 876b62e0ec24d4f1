import webpack from 'webpack';
import { browserConfig } from './browser.mjs';

/**
 * Builds one of our modules into a script that puts its exports on a global name of the page, for running a pure
 * package in a browser outside any application.
 *
 * @param {{ packageName: string, entry: string, name: string, outputPath: string }} options
 */
export async function buildLibrary({ packageName, entry, name, outputPath }) {
  const config = browserConfig(packageName, { mode: 'production' });
  const compiler = webpack({
    ...config,
    entry: { [name]: entry },
    devtool: false,
    cache: false,
    output: { ...config.output, path: outputPath, filename: '[name].js', library: { type: 'window', name } },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
