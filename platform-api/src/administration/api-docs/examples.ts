import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../../core/index.ts';

/** One call that was really made, and what the server answered; `npm run api:examples` writes them. */
export interface ApiExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

export const EXAMPLES_FILE = path.join(DATA_FOLDER, 'api-examples.generated.json');

export function readExamples(): Readonly<Record<string, ApiExample>> {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, ApiExample>;
}
