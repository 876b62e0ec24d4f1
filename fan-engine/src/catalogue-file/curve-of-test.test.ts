import fc from 'fast-check';
import { FAN_FAMILY_KEYS, fanFamily, wheelOf } from '../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../air/density.ts';
import { fanFamily as compiled } from '../curve/fan-family.ts';
import { tipSpeed, velocityPressure, wheelOf as wheelOfFamily } from '../curve/wheel.ts';
import { shaftPower } from '../duty/speed-search.ts';
import { soundPower } from '../sound/sound-power.ts';
import { curveOfTest } from './curve-of-test.ts';
import type { CurveOfFileEntry } from './curve-schema.ts';
import type { Cells } from './table-cells.ts';
import { readTestPoints } from './test-points.ts';

const HEAD = ['RPM', 'cfm', 'SP (in. wg)', 'BHP [hp]'];
const OCTAVES = ['63 Hz', '125 Hz', '250', '500', '1k', '2k', '4k', '8000'];
const SOUND = {
  smallWheel: 'prop' as const,
  largeWheel: 'prop' as const,
  ...{ largeAboveIn: 36, offsetDb: 0, rightOfPeakShare: 0, outletOverInletDb: [0, 0, 0, 0, 0, 0, 0, 0] },
};
const entryOf = (referenceDiameterIn: number): CurveOfFileEntry => ({
  ...{
    name: 'As tested',
    referenceDiameterIn,
    blades: 10,
    outletAreaFactor: null,
    tipSpeedLimits: { unclassed: 9000 },
  },
  ...{ efficiencyFloor: 0.45, hasAmcaClasses: false, powerRisesWithFlow: false, nominalWheelVelocity: 1500 },
  testPoints: 'test.csv',
  sound: SOUND,
});
const read = (cells: Cells, diameterIn = 24) => {
  const { points, faults } = readTestPoints('test.csv', cells);
  return faults.length > 0 ? { table: null, faults } : curveOfTest('test.csv', points, entryOf(diameterIn));
};

/** What a laboratory would write of a wheel of a known family at some speeds. */
function testOf(key: string, diameterIn: number, speeds: readonly number[], withSound = false): (string | number)[][] {
  const wheel = wheelOf(key, diameterIn);
  const { phi } = fanFamily(key);
  const rows = speeds.flatMap((rpm) =>
    phi.slice(1).map((flow) => {
      const tip = tipSpeed(wheel, rpm);
      const cfm = flow * wheel.area * tip;
      const sp = wheel.family.psiAt(flow) * velocityPressure(STANDARD_DENSITY, tip);
      // The size factor is a property of the product; the test is of the wheel without it.
      const bhp = shaftPower(wheel, flow, tip, STANDARD_DENSITY);
      const point = { cfm, rpm, staticPressure: sp, phi: flow, tipSpeed: tip, density: STANDARD_DENSITY, bhp };
      return [rpm, cfm, sp, bhp, ...(withSound ? soundPower(wheel, point) : [])];
    }),
  );
  return [[...HEAD, ...(withSound ? OCTAVES : [])], ...rows];
}

describe('a curve from the points of a test', () => {
  it('gives back pressure and power of every family, whatever the size and speeds of the test', () => {
    const any = fc.record({
      key: fc.constantFrom(...FAN_FAMILY_KEYS),
      diameterIn: fc.double({ min: 6, max: 60, noNaN: true }),
      speeds: fc.array(fc.integer({ min: 300, max: 2500 }), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(any, ({ key, diameterIn, speeds }) => {
        const { table, faults } = read(testOf(key, diameterIn, speeds), diameterIn);
        expect(faults).toEqual([]);
        if (table === null) return;
        const { phi, psi, lambda } = fanFamily(key);
        const { sizeFactor } = wheelOf(key, diameterIn);
        expect(table.phi).toHaveLength(phi.length);
        phi.slice(1).forEach((flow, index) => {
          expect(table.phi[index + 1]).toBeCloseTo(flow, 8);
          expect(table.psi[index + 1]).toBeCloseTo(psi[index + 1] ?? 0, 8);
          expect(table.lambda[index + 1]).toBeCloseTo((lambda[index + 1] ?? 0) / sizeFactor, 8);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('gives back the sound that was measured, and other sizes and speeds by the fan sound laws', () => {
    const { table } = read(testOf('bi_sw', 24, [1000], true), 24);
    if (table === null) throw new Error('The test is in order');
    const family = compiled('tested', table);
    const at = (diameterIn: number, rpm: number) => {
      const wheel = wheelOfFamily(family, diameterIn);
      const [phi, tip] = [0.25, tipSpeed(wheel, rpm)];
      const cfm = phi * wheel.area * tip;
      return soundPower(wheel, { cfm, rpm, staticPressure: 1, phi, tipSpeed: tip, density: STANDARD_DENSITY, bhp: 1 });
    };
    const known = wheelOf('bi_sw', 24);
    const tip = tipSpeed(known, 1000);
    const [cfm, staticPressure] = [
      0.25 * known.area * tip,
      known.family.psiAt(0.25) * velocityPressure(STANDARD_DENSITY, tip),
    ];
    const measured = soundPower(known, {
      ...{ cfm, staticPressure, phi: 0.25, tipSpeed: tip },
      rpm: 1000,
      density: STANDARD_DENSITY,
      bhp: 1,
    });
    at(24, 1000).forEach((level, band) => {
      expect(level).toBeCloseTo(measured[band] ?? 0, 6);
    });
    at(24, 2000).forEach((level, band) => {
      expect(level - (measured[band] ?? 0)).toBeCloseTo(50 * Math.log10(2), 6);
    });
    at(36, 1000).forEach((level, band) => {
      expect(level - (measured[band] ?? 0)).toBeCloseTo(70 * Math.log10(1.5), 6);
    });
  });

  it('knows its best point, and stalls left of the lowest flow that was tested', () => {
    const { table } = read(testOf('plenum', 27, [1200]), 27);
    const known = fanFamily('plenum');
    expect(table?.peakStaticEfficiency).toBeCloseTo(known.peakStaticEfficiency, 3);
    expect(table?.phiAtPeak).toBeCloseTo(known.phiAtPeak, 2);
    expect(table?.stallPhi).toBeCloseTo(known.phi[1] ?? 0, 8);
  });

  const spoilt = (change: (rows: (string | number)[][]) => void) => {
    const rows = testOf('bi_sw', 24, [1000]);
    change(rows);
    return read(rows).faults;
  };
  const cellOf = (rows: (string | number)[][], row: number) => rows[row - 1] ?? [];

  it.each([
    [
      'a text for a figure',
      (rows: (string | number)[][]) => (cellOf(rows, 4)[3] = 'n/a'),
      4,
      'D4',
      'bhp is not a number',
    ],
    ['a negative airflow', (rows: (string | number)[][]) => (cellOf(rows, 6)[1] = -20), 6, 'B6', 'cfm is below 0'],
    [
      'power for nothing',
      (rows: (string | number)[][]) => (cellOf(rows, 7)[3] = 0.1),
      7,
      '',
      'more air power than shaft power',
    ],
    [
      'no free delivery',
      (rows: (string | number)[][]) => rows.pop(),
      11,
      '',
      'the point of the largest airflow has pressure left',
    ],
    [
      'a column too few',
      (rows: (string | number)[][]) => (rows[0] = ['rpm', 'cfm', 'sp']),
      1,
      'A1',
      'the columns bhp are missing',
    ],
    [
      'two points that one system meets',
      (rows: (string | number)[][]) => cellOf(rows, 9).splice(2, 2, 6, 60),
      9,
      '',
      'the same system would meet the curve here',
    ],
  ])('names row and cell of %s', (_, change, row, cell, message) => {
    const faults = spoilt(change);
    expect(faults[0]).toMatchObject({ file: 'test.csv', row, cell });
    expect(faults[0]?.message).toContain(message);
  });

  it('names every fault at once', () => {
    const faults = spoilt((rows) => {
      cellOf(rows, 3)[0] = '';
      cellOf(rows, 8)[2] = 'x';
    });
    expect(faults.map(({ cell }) => cell)).toEqual(['A3', 'C8']);
  });
});
