import fc from 'fast-check';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { messageText } from '../../test/fixtures/words.ts';
import { catalogueFor } from '../catalogue/catalogue.ts';
import { compileCatalogue } from '../catalogue/compile.ts';
import { DEMO_CATALOGUE, DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import type { FamilyTable } from '../curve/family.ts';
import { liveFan } from '../live-curve/live-fan.ts';
import { curveModelOf } from '../live-curve/model-of-fan.ts';
import { speedTable } from '../product/speed-table.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import { select } from './select.ts';

/** The data of a curve without its last points, as a map that ends before free delivery has it. */
function cut(table: FamilyTable): FamilyTable {
  const count = table.phi.findLastIndex((phi) => phi <= Math.max(0.8 * (table.phi.at(-1) ?? 0), table.phiAtPeak)) + 1;
  const [phi, psi, lambda] = [table.phi, table.psi, table.lambda].map((values) => values.slice(0, count));
  if (phi === undefined || psi === undefined || lambda === undefined || (psi.at(-1) ?? 0) === 0) return table;
  return { ...table, phi, psi, lambda, endsBeforeFreeDelivery: true };
}

const curves = Object.fromEntries(Object.entries(DEMO_DOCUMENT.curves).map(([key, table]) => [key, cut(table)]));
const PARTIAL = catalogueFor(1, compileCatalogue({ ...DEMO_DOCUMENT, curves }));
const WHOLE = catalogueFor(1, DEMO_CATALOGUE);

const nameOf = (row: { readonly modelDisplayAs: string; readonly driveText: string }) =>
  `${row.modelDisplayAs} ${row.driveText}`;

describe('A curve that ends before free delivery', () => {
  it('is selected only as far as its data reaches, and then like the whole curve', () => {
    const duty = fc.record({
      cfm: fc.double({ min: 300, max: 40_000, noNaN: true }),
      sp: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(duty, (changes) => {
        const whole = new Map(select(exhaust(changes), WHOLE).results.map((row) => [nameOf(row), row]));
        for (const row of select(exhaust(changes), PARTIAL).results) {
          const other = whole.get(nameOf(row));
          // Of more than can be shown, those with the lowest prices are.
          if (other === undefined) continue;
          expect(Math.abs(row.rpm / other.rpm - 1)).toBeLessThan(0.01);
          expect(Math.abs(row.totalBhp / other.totalBhp - 1)).toBeLessThan(0.03);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('excludes a wheel that would have to run beyond it, and says where its data ends', () => {
    const duty = exhaust({ cfm: 9000, sp: 0.3 });
    const before = select(duty, WHOLE);
    const { results, excluded } = select(duty, PARTIAL);
    const beyond = excluded.filter(({ message }) => message.code === 'exclusion.beyondCurve');
    expect(beyond.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(before.results.length);
    for (const { reason, value, limit } of beyond) {
      expect([reason, value]).toEqual(['airflow', 9000]);
      expect(limit).toBeLessThan(9000);
    }
    expect(beyond[0] && messageText(beyond[0].message)).toMatch(
      /^9,000 cfm at 0\.\d\d in\. wg; the performance data ends at [\d,]+ cfm$/,
    );
    expect(before.excluded.filter(({ message }) => message.code === 'exclusion.beyondCurve')).toEqual([]);
  });

  it('prints no airflow at a pressure below its end', () => {
    const line = PARTIAL.lines.find(({ code }) => code === 'KUB');
    if (line === undefined) throw new Error('The catalogue has utility sets');
    const wheel = wheelOfLine(line, 24.5);
    const { pressures, rows } = speedTable(line, wheel);
    expect(pressures[0]).toBeLessThan(0.5);
    expect(rows[0]?.points[0]).toBeNull();
    expect(rows[0]?.points.some((point) => point !== null)).toBe(true);
  });

  it('is read live as far as its data reaches, and beyond it says so', () => {
    const [row] = select(exhaust({ cfm: 9000, sp: 3 }), PARTIAL).results;
    const model = curveModelOf(
      {
        ...{
          fanUnitId: row?.fanUnitId ?? 0,
          cfm: 9000,
          sp: 3,
          rpm: row?.rpm ?? 0,
          altitude: 0,
          ambientTemperature: 70,
        },
        ...{ motorAmbient: 70, motorFrequency: 60, enclosure: 'ODP', hasVfd: false },
      },
      PARTIAL,
    );
    if (model.kind !== 'fan') throw new Error('A utility set is no ceiling fan');
    const fan = liveFan(model);
    const beyond = (cfm: number, sp: number) => fan.reading(fan.atDuty(cfm, sp)).isBeyondCurve;
    expect([beyond(9000, 3), beyond(9000, 0.1)]).toEqual([false, true]);
    expect(fan.reading(fan.pointAt(fan.freeDelivery)).isBeyondCurve).toBe(false);
  });
});
