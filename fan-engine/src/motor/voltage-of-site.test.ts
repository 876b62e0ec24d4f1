import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { configured } from '../../test/fixtures/configurations.ts';
import { exhaust, supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { applyChange } from '../configuration/apply-change.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';

const DUTY = exhaust({ cfm: 9000, sp: 3 });
const voltagesAt = (specification: ExhaustSupplySpecification) =>
  new Set(
    select(specification, DEMO_CATALOGUE)
      .results.flatMap(({ fanUnitId }) => motorsOf(fanUnitId, specification, DEMO_CATALOGUE))
      .flatMap(({ voltages }) => voltages.map(({ voltage }) => voltage)),
  );

describe('575 V', () => {
  it('is offered in Canada and where the site is not known, and not in the United States', () => {
    expect(voltagesAt({ ...DUTY, zip: '60606' })).not.toContain(575);
    expect(voltagesAt({ ...DUTY, zip: '60606' })).toContain(460);
    expect(voltagesAt({ ...DUTY, zip: 'M5V 2T6' })).toContain(575);
    expect(voltagesAt(DUTY)).toContain(575);
  });

  it('is offered anywhere on request', () => {
    expect(voltagesAt({ ...DUTY, zip: '60606', motorVoltage: 575 })).toEqual(new Set([575]));
  });

  it('is what no unit of any category in Milwaukee begins with', () => {
    const heated = { temperatureRise: 60, cfm: 6000, zip: '53202' } as const;
    const cooled = { nominalCoolingTons: 20, maxOutdoorAirPercentage: 100 };
    for (const specification of [
      { ...DUTY, zip: '53202' },
      supply({ zip: '53202' }),
      supply({ ...heated, fanCategoryType: FanCategory.HeatedMakeUpAir }),
      supply({ ...heated, fanCategoryType: FanCategory.IndustrialHeater }),
      supply({ ...heated, ...cooled, fanCategoryType: FanCategory.HvacUnit }),
    ]) {
      const { results } = select(specification, DEMO_CATALOGUE);
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter(({ motorListPrices }) => motorListPrices[0]?.voltages[0]?.voltage === 575)).toEqual([]);
    }
  });

  it('stays with an item that has it, which can still leave it', () => {
    const [model = ''] = select(DUTY, DEMO_CATALOGUE).results.map(({ modelDisplayAs }) => modelDisplayAs);
    const canadian = configured({ ...DUTY, zip: 'M5V 2T6' }, model, { voltage: '575' });
    const moved = { ...canadian, specification: { ...DUTY, zip: '60606' } } as typeof canadian;
    const { voltage, motor } = evaluate(moved, DEMO_CATALOGUE);
    expect(voltage.voltage).toBe(575);
    expect(motor.voltages.map((offered) => offered.voltage)).toContain(575);
    const other = motor.voltages.find((offered) => offered.voltage === 460);
    const left = applyChange(moved, { type: 'voltage', motorVoltageId: other?.id ?? 0 }, DEMO_CATALOGUE).evaluation;
    expect(left.voltage.voltage).toBe(460);
    expect(left.motor.voltages.map((offered) => offered.voltage)).not.toContain(575);
  });
});

describe('the size of a motor', () => {
  it('travels with four decimals at most', () => {
    const sizes = select(exhaust({ cfm: 1500, sp: 0.25 }), DEMO_CATALOGUE).results.flatMap(
      ({ motorHorsepower, motorListPrices }) => [
        motorHorsepower,
        ...motorListPrices.map(({ horsepower }) => horsepower),
      ],
    );
    expect(sizes).toContain(0.3333);
    expect(sizes.filter((size) => String(size).length > 6)).toEqual([]);
  });
});
