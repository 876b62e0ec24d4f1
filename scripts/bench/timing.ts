import type { Figure } from '../../e2e/bench/figure.ts';

interface Timed {
  readonly warmUp: number;
  readonly runs: number;
  /** Most that the slowest of twenty may take, ms. */
  readonly p95Limit?: number;
}

/**
 * Times a pure function over many inputs: p50 and p95 in ms. Where p95 has a limit, processor time stands beside it, what the
 * collector takes on other cores included: on a machine that does other things as well it is the truer of the two.
 */
export function timed(what: string, { warmUp, runs, p95Limit }: Timed, work: (run: number) => unknown): Figure[] {
  for (let run = 0; run < warmUp; run++) work(run);
  const cpuBefore = process.cpuUsage();
  const times = Array.from({ length: runs }, (_, run) => {
    const startedAt = performance.now();
    work(run);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpuBefore);
  const at = (share: number) => times[Math.ceil(share * runs) - 1] ?? Number.NaN;
  const figure = { what: `${what}, ${runs} runs`, unit: 'ms' };
  const p50 = { ...figure, what: `${figure.what}: p50`, value: at(0.5) };
  const p95 = { ...figure, what: `${figure.what}: p95`, value: at(0.95) };
  if (p95Limit === undefined) return [p50, p95];
  const processor = { ...figure, what: `${figure.what}: processor time of one`, value: (user + system) / 1000 / runs };
  return [p50, { ...p95, limit: p95Limit }, processor];
}
