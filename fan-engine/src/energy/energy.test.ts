import fc from 'fast-check';
import { motorOf } from '../motor/motor.ts';
import {
  ceilingFanEnergyIndex,
  fanEnergyIndex,
  fanEnergyIndexLimit,
  inputOfReferenceShaft,
  referenceInputPower,
} from './fan-energy-index.ts';
import { inputPower, type PoweredBy } from './input-power.ts';

const BELT: PoweredBy = {
  motor: motorOf('ThreePhase', 10, 4),
  variant: 'Belt',
  enclosure: 'ODP',
  hasVfd: false,
  rpm: 1000,
};

describe('electrical input', () => {
  it('is output over nominal efficiency near full load', () => {
    expect(inputPower(9, BELT)).toBeCloseTo((0.7457 * 9) / 0.917, 3);
  });

  it('grows with part load losses, a drive and a throttled speed control', () => {
    expect(inputPower(1, BELT)).toBeGreaterThan(0.7457 / 0.917);
    expect(inputPower(9, { ...BELT, hasVfd: true })).toBeGreaterThan(inputPower(9, BELT) * 1.03);
    const dial: PoweredBy = { ...BELT, motor: motorOf('SpeedControl', 1 / 2, 4), variant: 'SpeedControl', rpm: 1625 };
    expect(inputPower(0.4, dial)).toBeCloseTo((0.7457 * 0.4) / 0.67, 10);
    expect(inputPower(0.4, { ...dial, rpm: 975 })).toBeCloseTo((0.7457 * 0.4) / 0.67 / 0.6, 10);
  });

  it('takes the wire to shaft efficiency of an electronic motor', () => {
    const ecm: PoweredBy = { ...BELT, motor: motorOf('Ecm', 1, 4), variant: 'Ecm' };
    expect(inputPower(0.5, ecm)).toBeCloseTo((0.7457 * 0.5) / 0.83, 10);
  });

  it('is never less than what the shaft gives, and finite at any load', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 11, noNaN: true }), fc.boolean(), (shaft, hasVfd) => {
        const kw = inputPower(shaft, { ...BELT, hasVfd });
        expect(Number.isFinite(kw)).toBe(true);
        expect(kw).toBeGreaterThan(0.7457 * shaft);
      }),
    );
  });
});

describe('fan energy index', () => {
  it('has the reference fan of AMCA 208: 5,000 cfm at 1.5 in. wg', () => {
    expect(referenceInputPower(5000, 1.5, 0.075, 'total')).toBeCloseTo(2.172, 3);
    expect(referenceInputPower(5000, 1.5, 0.075, 'static')).toBeCloseTo(2.374, 3);
  });

  it('holds the reference motor at 96.2 % above 185 kW', () => {
    const shaft = 400;
    expect(inputOfReferenceShaft(shaft)).toBeCloseTo((0.7457 * shaft) / (0.96 * (400 / 402.2) ** 0.05) / 0.962, 6);
  });

  it('is the share of the reference input', () => {
    expect(fanEnergyIndex(2.4, 2)).toBeCloseTo(1.2, 10);
  });

  it.each([
    [0.75, false, null],
    [1, false, 1],
    [1, true, 0.95],
    [50, false, 1],
  ])('a %d hp fan, variable %s, has the limit %s', (horsepower, isVariable, limit) => {
    expect(fanEnergyIndexLimit(horsepower, isVariable)).toBe(limit);
  });

  it('rates a ceiling fan against its own reference', () => {
    expect(ceilingFanEnergyIndex(204_700, 24, 1.057)).toBeCloseTo(1.209, 2);
    expect(ceilingFanEnergyIndex(204_700, 24, 2.114)).toBeCloseTo(1.209 / 2, 2);
  });
});
