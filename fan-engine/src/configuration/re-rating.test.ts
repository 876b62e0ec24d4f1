import { choosing, configured, optionOf, withOnlyWheel } from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { saying, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { evaluate } from './evaluate.ts';
import type { ExhaustSupplyConfiguration } from './model/configuration.ts';
import { pointOf, runErrors, runWarnings } from './sizing/run.ts';
import { openSession } from './sizing/session.ts';
import { sizeFan } from './sizing/size-fan.ts';

const KUB = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
const MOTORS = motorsOf(KUB.fanUnitId, MILWAUKEE, DEMO_CATALOGUE);
const LARGE = MOTORS[1]?.motorId ?? 0;

describe('options that add static pressure', () => {
  const damped = choosing(KUB, { BDG: true });
  const quiet = choosing(damped.configuration, { SILI: true });

  it('[OPT-075] re-rate the fan, and grow the motor when it must', () => {
    expect(damped.evaluation.rating).toMatchObject({
      optionStaticPressure: 0.133,
      totalStaticPressure: 3.133,
      rpm: 1269,
    });
    expect(damped.evaluation.motor.horsepower).toBe(7.5);
    expect(quiet.evaluation.rating).toMatchObject({ totalStaticPressure: 3.546, rpm: 1322, totalBhp: 7.41 });
    expect(quiet.evaluation.motor).toMatchObject({ horsepower: 10, marginPercent: 34.9 });
    expect(quiet.evaluation.voltage).toMatchObject({ display: '460', fullLoadAmps: 14, motorId: LARGE });
    expect(quiet.evaluation.price).toEqual({ unit: 5528, motor: 1065, options: 187 + 1035, extras: 0, total: 7815 });
  });

  it('report how the fan was before', () => {
    expect(damped.resize).toEqual({
      before: { cfm: 9000, rpm: 1251, totalBhp: 6.38, motorHorsepower: 7.5, totalStaticPressure: 3 },
      motorChanged: false,
    });
    expect(quiet.resize).toEqual({
      before: { cfm: 9000, rpm: 1269, totalBhp: 6.63, motorHorsepower: 7.5, totalStaticPressure: 3.133 },
      motorChanged: true,
    });
    expect(choosing(KUB, { SWN3: true }).resize).toBeNull();
  });

  it('recompute what is priced by the motor', () => {
    expect(optionOf(damped.evaluation, 'MTEFC').price).toBe(105);
    expect(optionOf(quiet.evaluation, 'MTEFC').price).toBe(128);
    expect(optionOf(quiet.evaluation, 'VFDF').price).toBe(1200);
  });

  it('let the motor shrink again when they are removed', () => {
    const back = choosing(quiet.configuration, { SILI: false });
    expect(back.configuration).toEqual(damped.configuration);
    expect(back.evaluation).toEqual(damped.evaluation);
    expect(back.resize?.motorChanged).toBe(true);
  });

  it('change the enclosure and the efficiency with it', () => {
    const closed = choosing(KUB, { MTEFC: true }).evaluation;
    expect(closed.motor).toMatchObject({ enclosure: 'TEFC', efficiency: 91.7, price: 878 });
    expect(closed.rating?.inputKw).toBeLessThan(evaluate(KUB, DEMO_CATALOGUE).rating?.inputKw ?? 0);
    expect(closed.price.total).toBe(6406 + 105);
  });

  it('ask for more of a motor on a frequency drive, and count its losses', () => {
    const lean = configured({ ...MILWAUKEE, sp: 3.45, sones: 100, recommendedMotors: false }, 'KUB245', {
      voltage: '460',
    });
    const before = evaluate(lean, DEMO_CATALOGUE);
    expect(before.motor.horsepower).toBe(7.5);
    const { evaluation, resize } = choosing(lean, { VFDF: true });
    expect(evaluation.motor.horsepower).toBe(10);
    expect(resize?.motorChanged).toBe(true);
    expect(evaluation.rating?.inputKw).toBeGreaterThan((before.rating?.inputKw ?? 0) * 1.02);
    expect(evaluation.rating?.energy.feiLimit).toBe(0.95);
  });
});

describe('a fan of fixed speed on a frequency drive that is an option', () => {
  const direct = configured(exhaust({ cfm: 3000, sp: 1.25 }), 'KRU150', { driveText: 'Direct' });

  it('runs at the duty, with less power and no more airflow than required', () => {
    const before = evaluate(direct, DEMO_CATALOGUE).rating;
    expect(before?.cfm).toBeGreaterThan(1.02 * 3000);
    const { rating, validation } = choosing(direct, { VFDF: true }).evaluation;
    expect(rating).toMatchObject({ cfm: 3000, externalStaticPressure: 1.25 });
    expect(rating?.rpm).toBeLessThan(before?.rpm ?? 0);
    expect(rating?.totalBhp).toBeLessThan(before?.totalBhp ?? 0);
    expect(validation.errors).toEqual([]);
  });

  it('carries what further options take, up to the speed that the drive reaches', () => {
    const { rating, validation } = choosing(choosing(direct, { VFDF: true }).configuration, { BDG: true }).evaluation;
    expect(rating).toMatchObject({ cfm: 3000 });
    expect(validation.warnings.filter(({ code }) => code === 'run.slightlyShort')).toEqual([]);
  });

  it('is rated by its airflow at full speed again once the drive is removed', () => {
    const driven = choosing(direct, { VFDF: true });
    expect(choosing(driven.configuration, { VFDF: false }).evaluation).toEqual(evaluate(direct, DEMO_CATALOGUE));
  });
});

describe('a fan that cannot run with its options', () => {
  const fixedAt = (cfm: number) =>
    configured(exhaust({ cfm, sp: 0.5, altitude: 617 }), 'KSW135', { driveText: 'Direct' });

  it('keeps the choice and warns of a fixed speed that falls a little short, with how much', () => {
    const { evaluation, configuration } = choosing(fixedAt(1500), { BDG: true, BSC: true });
    expect(configuration.optionIds).toEqual([1106, 1123]);
    expect(evaluation.rating).toMatchObject({ cfm: 1483, rpm: 1160 });
    expect(evaluation.validation).toEqual({
      errors: [],
      warnings: [
        saying(
          'Fan: 1,483 of 1,500 cfm at its only speed of 1,160 rpm, 1.1% short. A belt or variable-speed model can be set to the full airflow.',
        ),
      ],
    });
  });

  it('rejects a fixed speed that falls more than 2% short, and names the way out', () => {
    const { rating, validation } = choosing(fixedAt(1530), { BDG: true, BSC: true }).evaluation;
    expect(rating?.cfm).toBeLessThan(0.98 * 1530);
    expect(wordsOf(validation.errors)).toEqual([
      `Fan: 1,${(rating?.cfm ?? 0) - 1000} of 1,530 cfm at its only speed of 1,160 rpm. Choose a belt or variable-speed model or a larger speed, or remove an option.`,
    ]);
  });

  it('compares the whole cfm that are shown', () => {
    const { unit, motor, job } = sizeFan(fixedAt(1500) as ExhaustSupplyConfiguration, openSession(DEMO_CATALOGUE));
    const at = (cfm: number) => ({ ...pointOf(unit, motor, job, 0), cfm });
    expect(runErrors(unit, motor, job, at(job.cfm - 0.4))).toEqual([]);
    expect(runWarnings(unit, job, at(job.cfm - 0.4))).toEqual([]);
    expect(runWarnings(unit, job, at(0.98 * job.cfm))).toHaveLength(1);
    expect(runErrors(unit, motor, job, at(0.98 * job.cfm))).toEqual([]);
    expect(runErrors(unit, motor, job, at(0.979 * job.cfm))).toHaveLength(1);
  });

  it('rejects a duty beyond the performance data of the fan', () => {
    const { unit, motor, job } = sizeFan(fixedAt(1500) as ExhaustSupplyConfiguration, openSession(DEMO_CATALOGUE));
    const point = pointOf(unit, motor, job, 0);
    const family = { ...unit.wheel.family, phiMax: point.phi, endsBeforeFreeDelivery: true };
    const short = { ...unit, wheel: { ...unit.wheel, family } };
    expect(wordsOf(runErrors(short, motor, job, point))).toEqual([
      expect.stringMatching(
        /^Fan: 1,500 cfm at 0\.\d\d in\. wg is beyond its performance data\. Choose a larger fan\.$/,
      ),
    ]);
  });

  it('says when the wheel would turn too fast', () => {
    const fast = configured(exhaust({ cfm: 1600, sp: 2.5 }), 'KRB100', { driveText: 'Belt' });
    const { evaluation } = choosing(fast, { BDG: true, BSC: true });
    expect(evaluation.rating).toMatchObject({ rpm: 3233, maximumRpm: 3209 });
    expect(wordsOf(evaluation.validation.errors)).toEqual([
      'Fan: 3,233 rpm is required; the maximum speed of its wheel is 3,209 rpm. Remove an option or choose a larger fan.',
    ]);
  });

  it('says when the class of construction is not strong enough', () => {
    const weak = configured(exhaust({ cfm: 7000, sp: 4.98 }), 'KUB245', {}, withOnlyWheel('KUB', 24.5));
    const { evaluation } = choosing(weak, { BSC: true });
    expect(evaluation.rating?.fanClass).toBe('I');
    expect(wordsOf(evaluation.validation.errors)).toEqual([
      'Fan: 5.04 in. wg exceeds the limit of class I. Remove an option or choose the fan in a higher class.',
    ]);
  });

  it('says when it would stall', () => {
    const near = configured(exhaust({ cfm: 8400, sp: 3 }), 'KUB365', {}, withOnlyWheel('KUB', 36.5));
    const { evaluation } = choosing(near, { SILI: true, DSUP: true, BSC: true, BDG: true });
    expect(wordsOf(evaluation.validation.errors)).toEqual([
      expect.stringMatching(
        /^Fan: at 3\.\d\d in\. wg it would operate (in stall|\d\.\d% from stall; the minimum is 5%)\. Remove an/,
      ),
    ]);
  });

  it('says when the electronic motor is too slow', () => {
    const dial = configured(exhaust({ cfm: 1850, sp: 0.5 }), 'KRD120', { driveText: 'Direct, ECM' });
    expect(wordsOf(choosing(dial, { CURBSA: true, BDG: true }).evaluation.validation.errors)).toEqual([
      'Fan: 1,752 rpm is required; its drive reaches 1,750 rpm. Remove an option or choose another drive.',
    ]);
  });

  it('says when no motor of the frame is large enough', () => {
    const strong = exhaust({ cfm: 16_000, sp: 2, recommendedMotors: false });
    const loaded = { CURBSA: true, BDG: true, BSC: true };
    const heavy = choosing(configured(strong, 'KRB330', { driveText: 'Belt' }), loaded).evaluation;
    expect(heavy.motor.horsepower).toBe(10);
    expect(wordsOf(heavy.validation.errors)).toEqual([
      'Fan Motor: 12.00 hp is required; the largest motor of this fan is 10 hp. Remove an option or choose another fan.',
    ]);
    // 10.91 hp on a 10 hp motor are within its service factor of 1.15.
    const just = choosing(configured(strong, 'KRB365', { driveText: 'Belt' }), loaded).evaluation;
    expect(just.validation).toEqual({
      errors: [],
      warnings: [saying('Fan Motor: 10.91 hp is required of 10 hp, within its service factor of 1.15')],
    });
  });

  it('warns when it gets louder than the requested limit', () => {
    const limit = evaluate(KUB, DEMO_CATALOGUE).rating?.soundSones ?? 0;
    const tight = configured({ ...MILWAUKEE, sones: limit }, 'KUB245');
    expect(wordsOf(choosing(tight, { BDG: true }).evaluation.validation.warnings)).toEqual([
      `Fan: 37.0 sones; the limit is ${limit}`,
    ]);
  });
});
