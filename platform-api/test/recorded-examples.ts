import type { ApiExample } from '../src/administration/api-docs/examples.ts';
import { endpoints, goodCall, startMatrix, successOf } from './access-matrix.ts';

const LONGEST_LIST = 2;
const LONGEST_TEXT = 200;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Reference IDs of projects, API keys, and other long texts of chance. */
const REFERENCE_ID = /\bL-[0-9A-Z]{7}\b/g;
const API_KEY = /sbk_[0-9a-f]{12}(_[0-9a-f]{72})?/g;
const TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}\b/g;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A good call of every endpoint with the server's response, ready to be shown. */
export async function recordExamples(): Promise<Record<string, ApiExample>> {
  const matrix = await startMatrix();
  const examples: Record<string, ApiExample> = {};
  try {
    for (const endpoint of endpoints) {
      const { sample, status, body } = await goodCall(matrix, endpoint);
      if (status !== successOf(endpoint)) throw new Error(`${endpoint.name} returned ${status}`);
      examples[endpoint.name] = shown({ ...sample, ...(body === null ? {} : { result: body }) });
    }
  } finally {
    await matrix.close();
  }
  // Its body is a form with files; it also returns a remote.
  const { result } = examples['remotes.activate'] ?? {};
  return { ...examples, 'remotes.publish': { result } };
}

/** Of the same form and length, so that schemas still take it. */
function withoutChance(text: string): string {
  return text
    .replace(REFERENCE_ID, 'L-7Q2M4XA')
    .replace(API_KEY, (_key, secret = '') => `sbk_0123456789ab${secret.replace(/[0-9a-f]/g, '0')}`)
    .replace(TOKEN, (token) => 'Ab3d'.repeat(token.length).slice(0, token.length));
}

/** Octave bands and the like have a length of their own. */
function isOfValues(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item === 'number');
}

/** Short, with ids that are the same in every run, so that a changed file shows what changed in the API. */
function shown(example: object): ApiExample {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const short = (value: unknown): unknown => {
    if (Array.isArray(value)) return (isOfValues(value) ? value : value.slice(0, LONGEST_LIST)).map(short);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, short(one)]));
    }
    if (typeof value !== 'string') return value;
    if (INSTANT.test(value)) return '2026-11-23T10:00:00.000Z';
    return withoutChance(value.replace(UUID, idOf)).slice(0, LONGEST_TEXT);
  };
  return short(example) as ApiExample;
}
