import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import { exhaust, supply } from '../../test/fixtures/specifications.ts';
import { select } from '../selection/select.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { DEMO_CATALOGUE } from './demonstration.ts';

const fitting = (specification: ExhaustSupplySpecification): number => {
  const { candidateCount, excluded } = select(specification, DEMO_CATALOGUE);
  return candidateCount - excluded.length;
};
const bathroom = (cfm: number, sp: number) =>
  exhaust({ exhaustFanCategoryType: ExhaustCategory.CeilingAndInline, cfm, sp });
const heated = (heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory) => (cfm: number, sp: number) =>
  supply({
    ...{ fanCategoryType: FanCategory.HeatedMakeUpAir, heatedMakeUpAirFanCategoryType, temperatureRise: 60 },
    ...{ cfm, sp, sones: 100 },
  });
const rooftop = (cfm: number, sp: number) =>
  supply({ makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered, cfm, sp, sones: 100 });
const { IndirectFired, Electric } = HeatedMakeUpAirCategory;

/** The most common duties of each kind: new users try the product with one of them. */
describe('duties of the first day', () => {
  it.each([
    ['a bathroom', bathroom, [30, 50, 80, 110, 150], [0.1, 0.25]],
    ['a bathroom with a long duct', bathroom, [50, 80, 110, 150], [0.375]],
    ['indirect-fired make-up air', heated(IndirectFired), [700, 1000, 2000, 5000, 10_000], [0.25, 0.5, 0.75]],
    ['electric make-up air', heated(Electric), [1000, 2000, 5000], [0.25, 0.5, 0.75]],
    ['rooftop make-up air', rooftop, [1000, 2000, 5000, 10_000, 15_000, 20_000], [0.25, 0.5, 0.75, 1]],
  ])('find a fan for %s', (_, specificationOf, airflows, pressures) => {
    const without = airflows.flatMap((cfm) =>
      pressures.filter((sp) => fitting(specificationOf(cfm, sp)) === 0).map((sp) => `${cfm} cfm at ${sp} in. wg`),
    );
    expect(without).toEqual([]);
  });

  it('of fans that differ in construction differ in their figures', () => {
    const roof = exhaust({ exhaustFanCategoryType: ExhaustCategory.UpblastDownblast, cfm: 1500, sp: 0.5 });
    const { results } = select(roof, DEMO_CATALOGUE);
    const sameWheel = results.filter(({ modelDisplayAs }) => /^K(RB|RX|SW)135/.test(modelDisplayAs));
    expect(sameWheel.length).toBeGreaterThan(2);
    const belt = sameWheel.filter(({ driveText }) => driveText === 'Belt');
    expect(new Set(belt.map(({ rpm }) => rpm)).size).toBe(belt.length);
    expect(new Set(belt.map(({ rating }) => rating.soundPower.join())).size).toBe(belt.length);
  });
});
