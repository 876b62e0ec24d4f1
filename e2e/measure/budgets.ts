import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';

interface Budgets {
  readonly startPage: {
    readonly contentBytes: number;
    readonly fontAndPictureBytes: number;
    readonly requests: number;
    readonly cumulativeLayoutShift: number;
    /** On a phone, as blocking-time.ts counts it. */
    readonly blockingMs: number;
  };
  /** Of an integrator's page that opens at a search, as a browser gets it (Brotli). */
  readonly embed: { readonly bytes: number; readonly requests: number };
  /** Of a search with results, beyond the start page that it was opened from: files of the area and calls. */
  readonly results: { readonly areaBytes: number };
  /** Of a search with results as the first page of all, with everything that it brings until it is quiet. */
  readonly resultsFirst: {
    readonly bytes: number;
    readonly requests: number;
    readonly cumulativeLayoutShift: number;
    readonly blockingMs: number;
  };
  /** Of the items of a project, opened from another area: files of the area and calls before the first row. */
  readonly dashboard: { readonly remoteBytes: number; readonly calls: number };
  readonly switches: {
    readonly count: number;
    readonly nodes: number;
    readonly listeners: number;
    readonly heapMegabytes: number;
  };
}

/** Limits for end-to-end tests and measurements alike; these values may only decrease. */
export const BUDGETS = JSON.parse(readFileSync(path.join(WORKSPACE, 'budgets.json'), 'utf8')) as Budgets;
