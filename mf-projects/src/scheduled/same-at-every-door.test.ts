import { type Reading, readLine, readSchedule, readValue } from '@specbuilder/duty-reader';
import { loadUnits, parseQuantity } from '@specbuilder/shared-ui/forms';
import fc from 'fast-check';
import { readModelLine } from '../items/by-model/model-line.ts';
import { pastedSchedule } from './pasted-schedule.ts';
import { readField } from './read-field.ts';

/** Of each kind: units with what one is in the product's unit, the range of fans in that unit, and how doors call it. */
const KINDS = [
  {
    kind: 'airflow',
    field: 'cfm',
    scheduled: 'airflow',
    ofModel: 'cfm',
    head: 'CFM',
    range: [60, 90_000],
    units: { cfm: 1, CFM: 1, 'L/s': 2.11888, 'l/sec': 2.11888, 'm³/h': 0.588578, CMH: 0.588578, 'm3/s': 2118.88 },
  },
  {
    kind: 'pressure',
    field: 'staticPressure',
    scheduled: 'staticPressure',
    ofModel: 'sp',
    head: 'ESP',
    range: [0.02, 9],
    units: { 'in. wg': 1, 'in. w.g.': 1, '" WG': 1, 'in H2O': 1, Pa: 1 / 249.089, kPa: 4.01463, 'mm wg': 0.0393701 },
  },
] as const;
type Kind = (typeof KINDS)[number];

const grouped = (value: number, mark: string, decimal: string, decimals: number) => {
  const [whole = '', part] = value.toFixed(decimals).split('.');
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
  return part === undefined ? groups : `${groups}${decimal}${part}`;
};
const MARKS = [
  ['', '.'],
  [',', '.'],
  ['.', ','],
  ['', ','],
  [' ', '.'],
  ["'", '.'],
] as const;

/** A figure of a fan with its unit, as one of many people writes it. */
const figures = (marks: readonly (readonly [string, string])[], maxDecimals: number) =>
  fc
    .record({
      kind: fc.constantFrom<Kind>(...KINDS),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      unit: fc.nat(),
      decimals: fc.nat({ max: maxDecimals }),
      marks: fc.constantFrom(...marks),
      space: fc.constantFrom('', ' '),
    })
    .map(({ kind, share, unit, decimals, marks: [mark, decimal], space }) => {
      const units = Object.entries(kind.units);
      const [name, factor] = units[unit % units.length] ?? ['', 1];
      const [least, most] = kind.range;
      const value = (least * (most / least) ** share) / factor;
      return { kind, value, decimals, text: `${grouped(value, mark, decimal, decimals)}${space}${name}` };
    })
    .filter(({ value, decimals }) => Number(value.toFixed(decimals)) > 0);

const certain = (reading: Reading<number>) => (reading.kind === 'read' ? reading.value : null);

/** What each door reads; null where it leaves the figure to the user. */
function doors({ field, scheduled, ofModel, kind, head }: Kind, text: string) {
  const [row] = readSchedule(`TAG\t${head}\nEF-1\t${text}`).rows;
  const typed = readField(scheduled, text);
  const pasted = pastedSchedule(`TAG\t${head}\nEF-1\t${text}`);
  return {
    value: certain(readValue(text, kind)),
    cell: row?.[field]?.value ?? null,
    line: readLine(text).criteria[field]?.value ?? null,
    typed: typed.kind === 'read' ? (typed.said[scheduled] ?? null) : null,
    pasted: pasted.rows[0]?.[scheduled] ?? null,
    ofModel: readModelLine(`KRB245 ${text}`)?.[ofModel] ?? null,
  };
}

it('a figure with its unit is the same value at every door, or a question at each', () => {
  fc.assert(
    fc.property(figures(MARKS, 3), ({ kind, text }) => {
      const { value, ...others } = doors(kind, text);
      expect(others).toEqual({ cell: value, line: value, typed: value, pasted: value, ofModel: value });
    }),
    { numRuns: 2000 },
  );
});

it('a field for a quantity reads what an American writes with a unit as the other doors do', async () => {
  await loadUnits();
  fc.assert(
    fc.property(figures(MARKS.slice(0, 2), 2), ({ kind, text }) => {
      const read = certain(readValue(text, kind.kind));
      const parsed = parseQuantity(text, kind.scheduled);
      // A number in the field's own unit keeps all of its digits everywhere.
      expect([text, parsed.ok ? parsed.value : null]).toEqual([text, read]);
    }),
    { numRuns: 2000 },
  );
});

/** Written fractions, and units that only sheets have. */
const asOnDrawings = fc
  .record({
    whole: fc.integer({ min: 0, max: 5 }),
    eighths: fc.integer({ min: 1, max: 7 }),
    mark: fc.constantFrom(' ', '-'),
    unit: fc.constantFrom('', ' in. wg', '"', ' kPa', ' mm wg', ' inches of water', ' foo'),
  })
  .map(({ whole, eighths, mark, unit }) => `${whole === 0 ? '' : `${whole}${mark}`}${eighths}/8${unit}`);

it('a field for a quantity has the fractions and the units of a schedule', async () => {
  await loadUnits();
  fc.assert(
    fc.property(asOnDrawings, (text) => {
      const parsed = parseQuantity(text, 'staticPressure');
      expect([text, parsed.ok ? parsed.value : null]).toEqual([text, certain(readValue(text, 'pressure'))]);
    }),
  );
});

/** How many fans a text of a tag says, in the ways of drawings. */
const countedTags = fc
  .record({
    tag: fc.constantFrom('EF-1', 'RTU-12', 'KEF-2A', 'SF 3', 'EF-1, EF-2', 'EF-1/2/3', 'EF-1 thru EF-4'),
    count: fc.integer({ min: 1, max: 12 }),
    form: fc.constantFrom('TAG', '(N) TAG', 'TAG (N)', 'TAG (QTY N)', 'TAG (TYP. OF N)', 'TAG xN', 'QTY N TAG'),
  })
  .map(({ tag, count, form }) => form.replace('TAG', tag).replace('N', String(count)));

it('a tag says as many fans in a line as in a cell, or both leave it to the user', () => {
  fc.assert(
    fc.property(countedTags, (text) => {
      const [row] = readSchedule(`TAG\tCFM\n${text}\t1200`).rows;
      const line = readLine(`${text} 1200 cfm`);
      const isOpen = line.questions.some(({ field }) => field === 'quantity');
      const ofLine = isOpen ? null : (line.criteria.quantity?.value ?? 1);
      expect([text, ofLine]).toEqual([text, row?.quantity?.value ?? null]);
    }),
    { numRuns: 3000 },
  );
});
