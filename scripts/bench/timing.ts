import type { Figure } from '../../e2e/bench/figure.ts';

interface Timed {
  readonly warmUp: number;
  readonly runs: number;
  /** Most that the slowest of twenty may take, ms. */
  readonly p95Limit?: number;
}

/** Times a pure function over many inputs: p50 and p95 in ms. */
export function timed(what: string, { warmUp, runs, p95Limit }: Timed, work: (run: number) => unknown): Figure[] {
  for (let run = 0; run < warmUp; run++) work(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const startedAt = performance.now();
    work(run);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * runs) - 1] ?? Number.NaN;
  const figure = { what: `${what}, ${runs} runs`, unit: 'ms' };
  return [
    { ...figure, what: `${figure.what}: p50`, value: at(0.5) },
    { ...figure, what: `${figure.what}: p95`, value: at(0.95), ...(p95Limit === undefined ? {} : { limit: p95Limit }) },
  ];
}
