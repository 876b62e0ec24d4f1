import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildLibrary } from '@specbuilder/build/webpack/library';

/** Builds a module of the engine into one script for a page; its exports are under the name on `window`. */
export async function bundleOfEngine(entry: string, name: string): Promise<string> {
  const outputPath = mkdtempSync(path.join(tmpdir(), 'specbuilder-engine-'));
  await buildLibrary({ packageName: 'fan-engine', entry, name, outputPath });
  return path.join(outputPath, `${name}.js`);
}
