import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { parsed } from '../config-values.ts';

/** Each may open six connections and more; PostgreSQL allows 100 by default. */
const MAX = 16;
const CORES = 'cores';

export const processVariables = {
  WEB_CONCURRENCY: z._default(parsed(`a whole number from 1 to ${MAX}, or ${CORES}`, processesOf), 1),
};

/** A container that may use a part of its machine alone counts that part, on Node 22 and later. */
function processesOf(text: string): number | undefined {
  if (text === CORES) return Math.min(availableParallelism(), MAX);
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= MAX ? value : undefined;
}

interface ProcessValues {
  readonly WEB_CONCURRENCY: number;
  readonly DATABASE_URL?: string | undefined;
}

export function processProblems({ WEB_CONCURRENCY, DATABASE_URL }: ProcessValues) {
  if (WEB_CONCURRENCY === 1 || DATABASE_URL !== undefined) return [];
  return [['WEB_CONCURRENCY', '1 without DATABASE_URL, because the embedded store lets in one process'] as const];
}
