import { fileURLToPath } from 'node:url';

/**
 * Webpack configuration of one script that needs nothing else: a variable with what its entry exports, for a later server
 * that has an engine of its own.
 *
 * @param {{ entry: string, folder: string, filename: string, variable: string }} script
 */
export function createEngineScriptConfig({ entry, folder, filename, variable }) {
  return {
    mode: 'production',
    entry,
    target: 'webworker',
    output: { path: folder, filename, library: { type: 'var', name: variable } },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  };
}
