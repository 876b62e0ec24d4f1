import { CURVE_RANGES, type FieldRange } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { CHART_MESSAGES } from '../../test/fixtures/chart-messages.ts';
import { isWellFormed } from '../../test/fixtures/well-formed.ts';
import { rejection } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { fanUnitOf, wheelOfLine } from '../product-line/fan-unit.ts';
import { EngineError } from '../specification/engine-error.ts';
import { type FanCurveRequest, fanCurveOf } from './catalogue-chart.ts';
import { drawFanCurve } from './draw-fan-curve.ts';
import { fanCurveData } from './fan-curve-data.ts';
import type { ChartStyle } from './input.ts';
import { chartPalette } from './palette.ts';

const STYLE: ChartStyle = { width: 620, height: 460, palette: chartPalette('light'), words: CHART_MESSAGES };
const KUB245: FanCurveRequest = { fanUnitId: 1_245_011, cfm: 9000, sp: 3, rpm: 1251, driveLoss: 0.35, altitude: 617 };
const input = (request: Partial<FanCurveRequest> = {}, look: Partial<ChartStyle> = {}) =>
  fanCurveOf({ ...KUB245, ...request }, DEMO_CATALOGUE, { ...STYLE, ...look });
const drawn = (request: Partial<FanCurveRequest> = {}, look: Partial<ChartStyle> = {}) =>
  drawFanCurve(input(request, look));

describe('curve of a catalogue fan', () => {
  it.each([
    [{ fanUnitId: 1 }, 'fanUnitId'],
    [{ cfm: 0 }, 'cfm'],
    [{ sp: -1 }, 'sp'],
    [{ rpm: 0 }, 'rpm'],
    [{ cfm: Number.NaN }, 'cfm'],
    [{ cfm: 500_001 }, 'cfm'],
    [{ rpm: 10_001 }, 'rpm'],
    [{ bhp: -1 }, 'bhp'],
    [{ driveLoss: 1001 }, 'driveLoss'],
    [{ altitude: -1501 }, 'altitude'],
    [{ altitude: 200_000 }, 'altitude'],
    [{ ambientTemperature: -459 }, 'ambientTemperature'],
    [{ ductworkReturnAirESP: 31 }, 'ductworkReturnAirESP'],
  ])('rejects %o', (request, field) => {
    expect(() => drawn(request)).toThrow(EngineError);
    expect(() => drawn(request)).toThrow(expect.objectContaining({ field }));
  });

  it('names field and range of what it rejects', () => {
    expect(() => drawn({ altitude: 90_000 })).toThrow(rejection('Altitude: -1,500 to 20,000 ft'));
  });

  it('shows the power it was given where that is rounded, and its own where it is another', () => {
    const powerAt = (bhp: number | undefined) => fanCurveData({ ...input(), bhp }).operatingPower;
    const computed = powerAt(undefined);
    expect(powerAt(6.03)).toBeCloseTo(6.38, 10);
    expect(computed).not.toBe(powerAt(6.03));
    expect(powerAt(7)).toBe(computed);
    expect(powerAt(0)).toBe(computed);
    expect(drawn({ bhp: 6.03 })).toContain('1,251 rpm · 6.38 bhp');
  });

  it('draws every figure that it accepts as a number', () => {
    const within = ({ minimum, maximum }: FieldRange) =>
      fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum));
    const units = DEMO_CATALOGUE.lines.flatMap((line) => {
      const variant = line.features.includes('vfd') ? 'Vfd' : line.drives.includes('Belt') ? 'Belt' : 'FixedSpeed';
      const [fanClass = null] = line.classes;
      return line.wheelSizesIn.map((size) => fanUnitOf(line, wheelOfLine(line, size), variant, fanClass));
    });
    const requests = fc.record({
      fanUnitId: fc.constantFrom(...units.map(({ fanUnitId }) => fanUnitId)),
      cfm: within(CURVE_RANGES.cfm),
      sp: within(CURVE_RANGES.sp),
      rpm: within(CURVE_RANGES.rpm),
      bhp: within(CURVE_RANGES.bhp),
      driveLoss: within(CURVE_RANGES.driveLoss),
      altitude: within(CURVE_RANGES.altitude),
      ambientTemperature: within(CURVE_RANGES.ambientTemperature),
      intakeSP: within(CURVE_RANGES.intakeSP),
      ductworkIntakeESP: within(CURVE_RANGES.ductworkIntakeESP),
      ductworkReturnAirESP: within(CURVE_RANGES.ductworkReturnAirESP),
      showsVfdSpeeds: fc.boolean(),
    });
    fc.assert(
      fc.property(requests, fc.boolean(), (request, isThumbnail) => {
        const svg = drawn(request, { isThumbnail });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(isWellFormed(svg)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
