import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../../core/index.ts';

/** One call that was really made, and its response; the build records them (build/generated/steps.mjs). */
export interface ApiExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly result?: unknown;
}

export const EXAMPLES_FILE = path.join(DATA_FOLDER, 'api-examples.generated.json');

/** None while nothing was recorded yet: the document then shows schemas alone. */
export function readExamples(): Readonly<Record<string, ApiExample>> {
  if (!existsSync(EXAMPLES_FILE)) return {};
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, ApiExample>;
}
