import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import type { IsolatedSite } from './isolated-site.ts';

const DATA = path.join(WORKSPACE, 'fan-engine/src/catalogue/demonstration');
const read = (...file: string[]) => JSON.parse(readFileSync(path.join(DATA, ...file), 'utf8'));

interface CatalogueOption {
  readonly appliesTo: readonly string[];
}

interface CatalogueLine {
  /** The first term of an exhaust fan's price, USD; supply units have others. */
  readonly price: { readonly a?: number };
}

interface CatalogueDocument {
  readonly lines: readonly CatalogueLine[];
  readonly options: readonly CatalogueOption[];
}

/** The demonstration catalogue as a maker keeps it: one document. */
export function demonstrationDocument(): CatalogueDocument {
  const lines: CatalogueLine[] = read('lines.json');
  const options: CatalogueOption[] = readdirSync(path.join(DATA, 'options')).flatMap((file) => read('options', file));
  return {
    ...{ ...read('catalogue.json'), curves: read('curves.json'), motors: read('motors.json') },
    ...{ lines, hvlsLines: read('hvls-lines.json'), options },
  };
}

/** `npm run catalogue`, beside the server that runs. */
export function catalogueCommand({ dataDir }: IsolatedSite, ...args: string[]): string {
  const entry = path.join(WORKSPACE, 'platform-api/dist/catalogue.js');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ENVIRONMENT: 'local' };
  return execFileSync(process.execPath, [entry, ...args], { env, encoding: 'utf8' });
}
