import { FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';
import { choosing, configured, optionOf } from '../../test/fixtures/configurations.ts';
import { supply } from '../../test/fixtures/specifications.ts';
import { wordsOf } from '../../test/fixtures/words.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { PriceBook } from '../options/price-book.ts';
import { evaluate } from './evaluate.ts';

const UNIT = configured(
  supply({
    ...{ fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType: HvacUnitCategory.IndirectFired },
    ...{ subFanCategoryType: HvacUnitCategory.IndirectFired, cfm: 4000, sp: 0.75, altitude: 617 },
    ...{ winterTemperature: -1, temperatureRise: 60, maxOutdoorAirPercentage: 30 },
    ...{ summerDesignTemp: 90, summerWetBulbTemperature: 74, nominalCoolingTons: 10 },
  }),
  'KRG200D',
);
const warningsOf = ({ validation }: ReturnType<typeof evaluate>) =>
  wordsOf(validation.warnings).filter((text) => text.includes('MCA'));

const BTUS_PER_KWH = 3412.142;
/** The options of the catalogue without their electrical data, as of a maker who has none. */
const UNKNOWN: Catalogue = {
  ...DEMO_CATALOGUE,
  priceBook: new PriceBook(
    DEMO_CATALOGUE.priceBook.options.map(({ electricalLoad, ...option }) =>
      electricalLoad === undefined ? option : { ...option, isOutsideCircuit: true },
    ),
  ),
};

describe('The circuit of a unit', () => {
  it('has the options that draw current: reheat as heat, wheel and exhaust fan as motors', () => {
    const { voltage: before } = evaluate(UNIT, DEMO_CATALOGUE);
    const { evaluation } = choosing(UNIT, { RH3: true, HVERW: true, HVPE: true });
    const { voltage } = evaluation;
    expect([before.display, voltage.display]).toEqual(['208', '208']);
    const kW = (optionOf(evaluation, 'RH3').reheatCapacity ?? 0) / BTUS_PER_KWH;
    // NEC table 430.250 at 208 V: 1.5 hp for 1.2 hp of 4,000 cfm draw 6.6 A; a third of 1/2 hp (2.4 A) is the wheel.
    const [heat, motors] = [(kW * 1000) / (Math.sqrt(3) * 208), 6.6 + 2.4 / 3];
    expect(evaluation.optionLoads.map(({ code, horsepower }) => [code, horsepower])).toEqual([
      ['RH3', 0],
      ['HVPE', 1.5],
      ['HVERW', 1 / 6],
    ]);
    // NEC 430.24 and 424.4: the largest motor, a compressor, stays the largest.
    const added = voltage.minimumCircuitAmpacity - before.minimumCircuitAmpacity;
    // The fan motor grew by what wheel and reheat take of the pressure.
    const fan = voltage.fullLoadAmps - before.fullLoadAmps;
    expect(added - fan).toBeCloseTo(1.25 * heat + motors, 0);
    expect(voltage.maximumOvercurrentProtection).toBeGreaterThanOrEqual(voltage.minimumCircuitAmpacity);
    expect(warningsOf(evaluation)).toEqual([]);
  });

  it('takes the terminals of an exhaust fan of one phase as a motor on two conductors', () => {
    const before = evaluate(UNIT, DEMO_CATALOGUE);
    const { evaluation } = choosing(UNIT, { PET1: true });
    // NEC table 430.248: 1/2 hp draws 5.4 A at 208 V.
    const added = evaluation.voltage.minimumCircuitAmpacity - before.voltage.minimumCircuitAmpacity;
    expect(added).toBeCloseTo(5.4, 1);
  });

  it('is without a cabinet heater, which has a circuit of its own', () => {
    const before = evaluate(UNIT, DEMO_CATALOGUE);
    const { evaluation } = choosing(UNIT, { CABH: true });
    expect(evaluation.voltage).toEqual(before.voltage);
    expect(evaluation.optionLoads).toMatchObject([{ code: 'CABH', ownCircuit: { voltage: 115, phase: 1 } }]);
    expect(warningsOf(evaluation)).toEqual([]);
  });

  it('says of each chosen option without electrical data that MCA and MOCP are without it', () => {
    const before = evaluate(UNIT, UNKNOWN);
    const { evaluation } = choosing(UNIT, { RH3: true, CABH: true }, UNKNOWN);
    expect(evaluation.voltage.minimumCircuitAmpacity).toBe(before.voltage.minimumCircuitAmpacity);
    expect(warningsOf(evaluation)).toEqual([
      'Electric reheat (post-heat): not included in the unit’s MCA and MOCP; confirm its circuit',
      'Control cabinet heater: not included in the unit’s MCA and MOCP; confirm its circuit',
    ]);
    expect(warningsOf(before)).toEqual([]);
  });
});
