import { PageSize } from '@specbuilder/shared-contracts/domain';
import { csvParseRows } from 'd3-dsv';
import type { BuildOptions } from '../../src/deliverables/deliverable.ts';
import { airBalance } from '../../src/deliverables/reports/air-balance.ts';
import { electricalHandover } from '../../src/deliverables/reports/electrical-handover.ts';
import { openingHandover } from '../../src/deliverables/reports/opening-handover.ts';
import { soundReport } from '../../src/deliverables/reports/sound-report.ts';
import { scheduleCsv } from '../../src/deliverables/schedule/schedule-csv.ts';
import type { DeliverableSubject } from '../../src/deliverables/subject/subject.ts';

const REPORTS = { airBalance, electricalHandover, openingHandover, soundReport };
const OPTIONS: BuildOptions = {
  includePreWire: false,
  sharePages: false,
  leaveOut: [],
  machineKeys: false,
  firstPages: false,
  pageSize: PageSize.Letter,
  orientation: 'portrait',
  signal: undefined,
  prices: null,
  renderer: { render: () => Promise.reject(new Error('Data are not rendered')) },
};

/**
 * Documents for one trade have the values of the schedule wherever they have its columns.
 *
 * @param subject with one item
 * @returns how many values were compared
 */
export function expectInReports(subject: DeliverableSubject): number {
  const [labels = [], units = [], cells = []] = csvParseRows(withoutMark(scheduleCsv(subject, 'labels')));
  const inSchedule = new Map(labels.map((label, place) => [label, [cells[place], units[place]]]));
  let compared = 0;
  for (const [name, { build }] of Object.entries(REPORTS)) {
    const text = build.CSV?.(subject, OPTIONS);
    if (typeof text !== 'string') throw new Error(`${name} is no text`);
    for (const { head, unitsBelow, rows } of tablesIn(text)) {
      const shared = head.flatMap((label, place) => (inSchedule.has(label) ? [{ label, place }] : []));
      for (const row of rows) {
        const written = shared.map(({ label, place }) => [name, label, row[place], unitsBelow[place]]);
        expect(written).toEqual(shared.map(({ label }) => [name, label, ...(inSchedule.get(label) ?? [])]));
        compared += shared.length;
      }
    }
  }
  return compared;
}

const withoutMark = (text: string) => text.replace('\uFEFF', '');

/** The tables of items in a CSV: a further one follows after an empty line, under its title. */
function tablesIn(text: string) {
  const tables: string[][][] = [[]];
  for (const row of csvParseRows(withoutMark(text))) {
    if (row.length === 1 && row[0] === '') tables.push([]);
    else tables.at(-1)?.push(row);
  }
  return tables
    .map((table, place) => (place === 0 ? table : table.slice(1)))
    .map(([head = [], unitsBelow = [], ...rows]) => ({ head, unitsBelow, rows }))
    .filter(({ head }) => head.includes('Tag'));
}
