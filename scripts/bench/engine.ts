import { catalogueFor, type ExhaustSupplySpecification, select } from '../../fan-engine/src/index.ts';
import { exhaust } from '../../fan-engine/src/testing/specifications.ts';

const WARM_UP = 50;
const RUNS = 400;

/** Prints, as JSON, p50 and p95 of one selection over the whole exhaust catalogue. */
const catalogue = catalogueFor(1);
const dutyOf = (run: number): ExhaustSupplySpecification =>
  exhaust({ cfm: 800 + ((run * 137) % 20_000), sp: 0.25 + ((run * 7) % 12) * 0.25, altitude: (run * 97) % 5000 });

for (let run = 0; run < WARM_UP; run++) select(dutyOf(run), catalogue);
const times = Array.from({ length: RUNS }, (_, run) => {
  const startedAt = performance.now();
  select(dutyOf(run), catalogue);
  return performance.now() - startedAt;
}).sort((a, b) => a - b);
const at = (share: number) => times[Math.ceil(share * RUNS) - 1] ?? Number.NaN;
const what = `Engine: one selection over the whole exhaust catalogue, ${RUNS} runs`;
process.stdout.write(
  JSON.stringify([
    { what: `${what}: p50`, value: at(0.5), unit: 'ms' },
    { what: `${what}: p95`, value: at(0.95), unit: 'ms' },
  ]),
);
