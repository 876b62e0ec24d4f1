import type { Metric } from '../../e2e/bench/value.ts';

interface Timed {
  readonly warmUp: number;
  readonly runs: number;
  /** Most that the slowest of twenty may take, ms. */
  readonly p95Limit?: number;
}

/**
 * A value with a limit is the median of several rounds, like those of Lighthouse. With one round of 200 runs, which
 * takes less than a second, p95 of the same code varied from 4.1 to 8 ms with the other load of the machine.
 */
const ROUNDS = 5;

/**
 * Times a pure function over many inputs: p50 and p95 in ms. Where p95 has a limit, processor time is listed beside it,
 * including the collector's time on other cores. On a machine with other load it is the more accurate of the two.
 */
export function timed(what: string, { warmUp, runs, p95Limit }: Timed, work: (run: number) => unknown): Metric[] {
  for (let run = 0; run < warmUp; run++) work(run);
  const rounds = Array.from({ length: p95Limit === undefined ? 1 : ROUNDS }, () => roundOf(runs, work));
  const middle = (metric: keyof Round) =>
    rounds.map((round) => round[metric]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const named = rounds.length === 1 ? `${what}, ${runs} runs` : `${what}, ${runs} runs, middle of ${ROUNDS} rounds`;
  const metric = { what: named, unit: 'ms' };
  const p50 = { ...metric, what: `${named}: p50`, value: middle('p50') };
  const p95 = { ...metric, what: `${named}: p95`, value: middle('p95') };
  if (p95Limit === undefined) return [p50, p95];
  const processor = { ...metric, what: `${named}: processor time of one`, value: middle('processor') };
  return [p50, { ...p95, limit: p95Limit }, processor];
}

interface Round {
  readonly p50: number;
  readonly p95: number;
  /** Of one run, ms. */
  readonly processor: number;
}

function roundOf(runs: number, work: (run: number) => unknown): Round {
  const cpuBefore = process.cpuUsage();
  const times = Array.from({ length: runs }, (_, run) => {
    const startedAt = performance.now();
    work(run);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpuBefore);
  const at = (share: number) => times[Math.ceil(share * runs) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), processor: (user + system) / 1000 / runs };
}
