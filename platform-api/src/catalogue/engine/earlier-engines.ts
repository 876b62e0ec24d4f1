import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import type { CatalogueDocument } from '@specbuilder/fan-engine';
import type { LiveSelector } from '@specbuilder/fan-engine/live-selection';
import { DATA_FOLDER } from '../../core/index.ts';

/** The engine of one version, as far as results need it. */
interface EarlierEngine {
  readonly selectorOf: (document: CatalogueDocument) => LiveSelector;
}

const FOLDER = path.join(DATA_FOLDER, 'engines');
const VERSION = /^\d+\.\d+\.\d+$/;
const opened = new Map<string, Promise<EarlierEngine>>();

/**
 * The engine that a stored result was worked out by, of an earlier release: kept as a script beside today's (`npm run golden`).
 * Null where it is not kept.
 */
export async function earlierEngine(version: string, folder = FOLDER): Promise<EarlierEngine | null> {
  const file = path.join(folder, `${version}.generated.js`);
  if (!VERSION.test(version) || !existsSync(file)) return null;
  const engine = opened.get(file) ?? open(file);
  opened.set(file, engine);
  return engine;
}

/** The script of a release of ours, from its own folder: one variable with what the engine exports. */
async function open(filename: string): Promise<EarlierEngine> {
  const code = await readFile(filename, 'utf8');
  return new Script(`${code};keptEngine`, { filename }).runInThisContext() as EarlierEngine;
}
