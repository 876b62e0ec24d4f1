import { readLine, readSchedule } from '../../duty-reader/src/index.ts';
import type { Metric } from '../../e2e/bench/value.ts';
import { timed } from './timing.ts';

const HEADS = 'MARK\tQTY\tSERVES\tTYPE\tDRIVE\tCFM\tESP (IN. WG)\tMOTOR HP\tV/PH/HZ\tMAX SONES\tREMARKS';
const TYPES = ['Upblast roof', 'Inline', 'Wall propeller', 'Make-up air, direct fired', 'Utility set'];
const PLACES = ['Toilets', 'Kitchen hood', 'Electrical room', 'Paint booth', 'Laboratory 2'];
const SUPPLIES = ['208/3/60', '460/3/60', '115/1/60', '277/480/3/60'];
const REMARKS = ['1, 2', 'Curb; bird screen', 'Disconnect by others', '', 'See note 4'];

/**
 * Reading a line, a schedule of a sheet, and the largest one that a page takes. The reader keeps what it read of a text, so no
 * two rows have the same tag.
 */
export function readerMetrics(): Metric[] {
  let rows = 0;
  const scheduleOf = (count: number) => [HEADS, ...Array.from({ length: count }, () => rowOf(rows++))].join('\n');
  const lineOf = () => {
    const index = rows++;
    return `EF-${index} ${900 + index} cfm 0.${10 + (index % 80)} upblast kitchen 460/3 under 15 sones x2 60606`;
  };
  return [
    ...timed('Reader: one line', { warmUp: 200, runs: 400, p95Limit: 10 }, () => readLine(lineOf())),
    ...timed('Reader: a schedule of 40 rows', { warmUp: 5, runs: 20, p95Limit: 100 }, () =>
      readSchedule(scheduleOf(40)),
    ),
    ...timed('Reader: a schedule of 2,000 rows', { warmUp: 1, runs: 3, p95Limit: 2000 }, () =>
      readSchedule(scheduleOf(2000)),
    ),
  ];
}

function rowOf(index: number): string {
  const of = (texts: readonly string[]) => texts[index % texts.length] ?? '';
  const airflow = (500 + ((index * 35) % 20_000)).toLocaleString('en-US');
  const pressure = (0.25 + ((index * 7) % 150) / 100).toFixed(2);
  const cells = [`EF-${index}`, 1 + (index % 3), `${of(PLACES)} ${index}`, of(TYPES), index % 2 ? 'Belt' : 'Direct'];
  return [...cells, airflow, pressure, '1/2', of(SUPPLIES), 5 + (index % 20), of(REMARKS)].join('\t');
}
