import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createEngineScriptConfig } from '@specbuilder/build/webpack/engine-script';
import webpack from 'webpack';
import { isReleasedEngine } from './released-engine.mjs';

const SPACE = path.resolve(import.meta.dirname, '..');
const ENGINE = path.resolve(SPACE, '..', 'fan-engine', 'src');
const RELEASES = path.resolve(SPACE, '..', 'fan-engine', 'test', 'golden', 'released');
const KEPT = path.join(SPACE, 'data', 'engines');

/**
 * Saves today's engine as one script, so that a later server can recalculate today's results unchanged: results are
 * stored only as their request. Run by `npm run golden`, which accepts the engine's output. A released engine is never
 * overwritten.
 */
const versions = readFileSync(path.join(ENGINE, 'catalogue', 'versions.ts'), 'utf8');
const version = /ENGINE_VERSION = '([^']+)'/.exec(versions)?.[1];
if (version === undefined) throw new Error('The engine says no version');

if (isReleasedEngine(version, { releases: RELEASES, engines: KEPT })) {
  process.stdout.write(`Engine ${version} was released; its script stays as it is.\n`);
} else {
  await keep();
}

async function keep() {
  const compiler = webpack(
    createEngineScriptConfig({
      entry: path.join(ENGINE, 'live-selection', 'index.ts'),
      folder: KEPT,
      filename: `${version}.generated.js`,
      variable: 'keptEngine',
    }),
  );
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
