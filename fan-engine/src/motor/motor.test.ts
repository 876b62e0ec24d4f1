import fc from 'fast-check';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import type { Poles } from './efficiency-tables.ts';
import { NEMA_HORSEPOWERS } from './horsepower.ts';
import { efficiencyOf, isPremium, motorOf, motorOfId, motorsOfKind } from './motor.ts';
import { MOTOR_KINDS, type MotorKind } from './motor-kind.ts';
import { motorPartLoadShare, vfdEfficiency } from './part-load.ts';
import { bareMotorPrice, motorPrice } from './price.ts';

const KINDS = Object.keys(MOTOR_KINDS) as MotorKind[];

const PRICES = DEMO_DOCUMENT.motors.prices;

describe('motors', () => {
  it('has an id of its own for every size, kind and number of poles, which leads back to it', () => {
    const motors = KINDS.flatMap((kind) =>
      NEMA_HORSEPOWERS.filter(
        (size) => size >= MOTOR_KINDS[kind].smallest && size <= MOTOR_KINDS[kind].largest,
      ).flatMap((size) => ([4, 6] as const).map((poles) => motorOf(kind, size, poles))),
    );
    expect(new Set(motors.map(({ id }) => id)).size).toBe(motors.length);
    for (const motor of motors) expect(motorOfId(motor.id)).toEqual(motor);
  });

  it('keeps the ids that stored items carry', () => {
    expect(motorOf('ThreePhase', 7.5, 4).id).toBe(10_194);
    expect(motorOf('SinglePhase', 1 / 2, 6).id).toBe(20_126);
    expect(motorOf('Ecm', 1, 4).id).toBe(30_144);
    expect(motorOf('SpeedControl', 1 / 4, 4).id).toBe(40_104);
  });

  it.each([0, 1, 9_999, 10_193, 10_004, 40_294, 90_194, -10_194, 1.5])('knows no motor %d', (id) => {
    expect(motorOfId(id)).toBeUndefined();
  });

  it.each([
    [2, 3490],
    [4, 1750],
    [6, 1160],
    [8, 865],
  ] as const)('turns with %d poles at %d rpm', (poles, rpm) => {
    expect(motorOf('ThreePhase', 5, poles).rpm).toBe(rpm);
  });

  it.each([
    ['ThreePhase', 7.5, 4, 'ODP', 91],
    ['ThreePhase', 7.5, 8, 'TEFC', 86.5],
    ['ThreePhase', 100, 2, 'TEFC', 94.1],
    ['ThreePhase', 1 / 3, 6, 'ODP', 71.4],
    ['SinglePhase', 1 / 2, 4, 'ODP', 76.2],
    ['SinglePhase', 1 / 6, 4, 'ODP', 53],
    ['SinglePhase', 1 / 60, 4, 'ODP', 15],
    ['Ecm', 1 / 2, 4, 'ODP', 80],
    ['SpeedControl', 3 / 4, 4, 'ODP', 70],
  ] as const)('%s of %d hp with %d poles in %s gives %d %%', (kind, size, poles, enclosure, efficiency) => {
    expect(efficiencyOf(motorOf(kind, size, poles), enclosure)).toBeCloseTo(efficiency, 10);
  });

  it('makes slow single-phase motors for small fans only', () => {
    const largest = (kind: MotorKind, poles: Poles) => motorsOfKind(kind, poles).at(-1)?.horsepower;
    expect(([2, 4, 6, 8] as const).map((poles) => largest('SinglePhase', poles))).toEqual([
      MOTOR_KINDS.SinglePhase.largest,
      MOTOR_KINDS.SinglePhase.largest,
      1.5,
      0.5,
    ]);
    expect(largest('ThreePhase', 8)).toBe(MOTOR_KINDS.ThreePhase.largest);
  });

  it('calls three-phase motors from 1 hp on premium, and no others', () => {
    expect(isPremium(motorOf('ThreePhase', 1, 4))).toBe(true);
    expect(isPremium(motorOf('ThreePhase', 3 / 4, 4))).toBe(false);
    expect(isPremium(motorOf('SinglePhase', 2, 4))).toBe(false);
  });

  it.each([
    ['ThreePhase', 10, 1.15],
    ['SinglePhase', 1, 1.25],
    ['SinglePhase', 1 / 3, 1.35],
    ['SinglePhase', 1 / 8, 1.4],
    ['Ecm', 1, 1],
  ] as const)('%s of %d hp has a service factor of %d', (kind, size, factor) => {
    expect(motorOf(kind, size, 4).serviceFactor).toBe(factor);
  });

  it.each([
    ['ThreePhase', 1 / 2, 183],
    ['ThreePhase', 1, 328],
    ['ThreePhase', 5, 681],
    ['ThreePhase', 10, 1065],
    ['ThreePhase', 20, 1762],
    ['SinglePhase', 1, 378],
    ['Ecm', 1, 656],
  ] as const)('%s of %d hp costs $%d', (kind, size, price) => {
    expect(bareMotorPrice(motorOf(kind, size, 4), 230, PRICES)).toBe(price);
  });

  it('charges the drive that a unit needs, and more at 575 V', () => {
    const motor = motorOf('ThreePhase', 7.5, 4);
    expect(motorPrice(motor, 'Belt', 460, PRICES)).toBe(878);
    expect(motorPrice(motor, 'Vfd', 460, PRICES)).toBe(1776);
    expect(motorPrice(motor, 'Belt', 575, PRICES)).toBe(931);
    expect(motorPrice(motor, 'Vfd', 575, PRICES)).toBeGreaterThan(1776 * 1.06);
    expect(motorPrice(motorOf('SpeedControl', 1 / 4, 4), 'SpeedControl', 115, PRICES)).toBe(270);
  });

  it('loses efficiency at part load and claims none beyond its nameplate', () => {
    const load = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...NEMA_HORSEPOWERS), load, (size, fraction) => {
        expect(motorPartLoadShare(size, fraction)).toBeLessThanOrEqual(1);
        expect(motorPartLoadShare(size, fraction)).toBeGreaterThan(0);
        expect(vfdEfficiency(size, fraction)).toBeLessThanOrEqual(1);
        expect(vfdEfficiency(size, fraction)).toBeGreaterThan(0);
      }),
    );
    expect(motorPartLoadShare(10, 1)).toBe(1);
    expect(motorPartLoadShare(1, 0.25)).toBeCloseTo(0.82, 2);
    expect(vfdEfficiency(10, 0.73)).toBeCloseTo(0.951, 3);
  });
});
