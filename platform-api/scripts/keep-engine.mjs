import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createEngineScriptConfig } from '@specbuilder/build/webpack/engine-script';
import webpack from 'webpack';

const ROOM = path.resolve(import.meta.dirname, '..');
const ENGINE = path.resolve(ROOM, '..', 'fan-engine', 'src');

/**
 * Keeps the engine of today as one script, so that a later server works results of today out as they are today: results
 * are stored as what was asked for. Run by `npm run golden`, which accepts what the engine says.
 */
const versions = readFileSync(path.join(ENGINE, 'catalogue', 'versions.ts'), 'utf8');
const version = /ENGINE_VERSION = '([^']+)'/.exec(versions)?.[1];
if (version === undefined) throw new Error('The engine says no version');

const compiler = webpack(
  createEngineScriptConfig({
    entry: path.join(ENGINE, 'live-selection', 'index.ts'),
    folder: path.join(ROOM, 'data', 'engines'),
    filename: `${version}.generated.js`,
    variable: 'keptEngine',
  }),
);
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
