import { DriveType, ExhaustCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { exhaust, MILWAUKEE, ordinaryDuty } from '../../test/fixtures/specifications.ts';
import { saying } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { EngineError } from '../specification/engine-error.ts';
import { motorsOf } from './motors-of.ts';
import { select } from './select.ts';

const sized = (changes: Parameters<typeof exhaust>[0] = {}) => select(exhaust(changes), DEMO_CATALOGUE);

describe('drives and motors', () => {
  it('lets a fixed speed deliver up to a tenth more than the duty, and says what it gives', () => {
    const direct = sized({
      cfm: 1500,
      sp: 0.5,
      altitude: 617,
      exhaustFanCategoryType: ExhaustCategory.UpblastDownblast,
    });
    const fixed = direct.results.filter(({ driveText }) => driveText === 'Direct');
    expect(fixed.length).toBeGreaterThan(0);
    for (const { rating, rpm } of fixed) {
      expect(rating.cfm).toBeGreaterThanOrEqual(1500);
      expect(rating.cfm).toBeLessThanOrEqual(1650);
      expect([865, 1160, 1750, 3490]).toContain(rpm);
      expect(rating.totalStaticPressure / rating.externalStaticPressure).toBeCloseTo((rating.cfm / 1500) ** 2, 2);
    }
    const krd = fixed.find(({ modelDisplayAs }) => modelDisplayAs === 'KRD140D');
    expect([krd?.rating.cfm, krd?.price, krd?.rankReason]).toEqual([1644, 1073, saying('Fixed speed, 10% over duty')]);
  });

  it('takes the simplest way to a speed that is quiet enough, and the simplest of all where none is', () => {
    const inline = (sones: number) =>
      sized({ cfm: 300, sp: 0.1, sones, exhaustFanCategoryType: ExhaustCategory.Inline });
    const wayOf = (sones: number) => {
      const row = inline(sones).results.find(({ modelCode }) => modelCode === 'KSI090D');
      return [row?.driveText, row?.soundSones, row?.meetsEveryCriterion];
    };
    expect(wayOf(2.8)).toEqual(['Direct', 2.8, true]);
    expect(wayOf(2.7)).toEqual(['Direct, speed control', 2.4, true]);
    const loud = inline(0.1).excluded.find(({ modelCode }) => modelCode === 'KSI090D');
    expect([loud?.reason, loud?.value, loud?.limit]).toEqual(['sound', 2.8, 0.1]);
  });

  it('says by codes how the motor of each drive is built and what sets its speed', () => {
    const codes = new Map<string, Set<string>>();
    for (const cfm of [300, 1500, 9000]) {
      for (const { driveText, motorListPrices } of sized({ cfm, sp: 0.5, sones: 100 }).results) {
        const known = codes.get(driveText) ?? new Set();
        for (const { motorKind, drive } of motorListPrices) known.add(`${motorKind} ${drive}`);
        codes.set(driveText, known);
      }
    }
    expect(Object.fromEntries([...codes].map(([driveText, known]) => [driveText, [...known].sort()]))).toEqual({
      Belt: ['ThreePhase null'],
      Direct: ['SinglePhase null', 'ThreePhase null'],
      'Direct, ECM': ['Ecm null'],
      'Direct, VFD': ['ThreePhase Vfd'],
      'Direct, speed control': ['SinglePhase SpeedControl'],
    });
  });

  it('runs fixed speeds at five sixths on 50 Hz', () => {
    const fifty = sized({ cfm: 9000, sp: 2, motorFrequency: 50, fanDriveType: DriveType.Direct });
    const speeds = fifty.results.filter(({ driveText }) => driveText === 'Direct').map(({ rpm }) => rpm);
    expect(speeds.length).toBeGreaterThan(0);
    for (const rpm of speeds) expect([2908, 1458, 967, 721]).toContain(rpm);
  });

  it('takes a tenth of margin when it is recommended, and none otherwise', () => {
    // 6.90 hp with belt: 7.5 hp carries it, 7.5 hp with 10% margin does not.
    const duty = { cfm: 9000, sp: 3.45, exhaustFanCategoryType: ExhaustCategory.UtilitySet, sones: 100 };
    const motorOf = (recommendedMotors: boolean) =>
      sized({ ...duty, recommendedMotors }).results.find(({ modelDisplayAs }) => modelDisplayAs === 'KUB245');
    expect([motorOf(true)?.motorHorsepower, motorOf(false)?.motorHorsepower]).toEqual([10, 7.5]);
  });

  it('offers a motor within its service factor where no margin is requested', () => {
    const duty = exhaust({ cfm: 9000, sp: 3.6, recommendedMotors: false, motorPhase: 3 });
    const row = select(duty, DEMO_CATALOGUE).results.find(({ modelDisplayAs }) => modelDisplayAs === 'KUB245');
    const motors = motorsOf(row?.fanUnitId ?? 0, duty, DEMO_CATALOGUE);
    expect(
      motors.map(({ horsepower, usesServiceFactor, isRecommended }) => [horsepower, usesServiceFactor, isRecommended]),
    ).toEqual([
      [10, false, true],
      [15, false, false],
      [7.5, true, false],
    ]);
  });

  it('takes larger motors where the air is thin', () => {
    const at = (altitude: number) =>
      sized({ cfm: 9000, sp: 3.1, altitude }).results.find(({ modelDisplayAs }) => modelDisplayAs === 'KUB245');
    // 6.08 bhp at 9,000 ft need 7.09 hp with belt and margin; a 7.5 hp motor gives 6.45 hp up there.
    expect([at(0)?.motorHorsepower, at(9000)?.motorHorsepower]).toEqual([7.5, 10]);
    expect([at(0)?.rating.bhp, at(9000)?.rating.bhp]).toEqual([6.23, 6.08]);
    expect([at(0)?.rpm, at(9000)?.rpm]).toEqual([1256, 1407]);
  });

  it('starts cold air with a motor sized for hot air, within its service factor', () => {
    const hot = sized({ cfm: 6000, sp: 2, temperature: 390, ambientTemperature: 40, fanDriveType: DriveType.Belt });
    const [row] = hot.results;
    const cold = (row?.totalBhp ?? 0) * ((390 + 459.67) / (40 + 459.67));
    expect((row?.motorHorsepower ?? 0) * 1.15).toBeGreaterThanOrEqual(cold);
    expect(row?.motorHorsepower).toBeGreaterThan((row?.totalBhp ?? 0) * 1.5);
  });

  it('restricts to NEMA Premium motors', () => {
    const { results } = sized({ cfm: 3000, sp: 1, isPremiumEfficiency: true });
    expect(results.length).toBeGreaterThan(0);
    for (const { motorListPrices } of results) {
      expect(motorListPrices[0]?.horsepower).toBeGreaterThanOrEqual(1);
      expect(motorListPrices[0]?.voltages.every(({ phase }) => phase === 3)).toBe(true);
    }
  });

  it('keeps two to four motors for every row, each of which carries the fan', () => {
    fc.assert(
      fc.property(ordinaryDuty, (duty) => {
        const specification = exhaust(duty);
        for (const row of select(specification, DEMO_CATALOGUE).results.slice(0, 6)) {
          const motors = motorsOf(row.fanUnitId, specification, DEMO_CATALOGUE);
          expect(motors.length).toBeGreaterThanOrEqual(1);
          expect(motors.length).toBeLessThanOrEqual(4);
          expect(motors[0]).toMatchObject(row.motorListPrices[0] ?? {});
          for (const motor of motors) {
            expect(motor.marginPercent).toBeGreaterThanOrEqual(10);
            expect(motor.voltages.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('knows no motors of a fan it does not sell', () => {
    expect(() => motorsOf(99, MILWAUKEE, DEMO_CATALOGUE)).toThrow(EngineError);
  });
});
