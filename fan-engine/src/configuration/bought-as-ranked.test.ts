import { FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import {
  anySpecification,
  exhaust,
  hvls,
  ordinaryDuty,
  ordinarySupply,
  supply,
} from '../../test/fixtures/specifications.ts';
import { wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import { selectHvls } from '../selection/select-hvls.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification/specification.ts';
import { createConfiguration } from './create.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';

/** The item that a row becomes when it is configured without changes. */
function freshItem(specification: ExhaustSupplySpecification | HvlsSpecification, fanUnitId: number): Evaluation {
  const motor = motorsOf(fanUnitId, specification, DEMO_CATALOGUE).find(({ isRecommended }) => isRecommended);
  if (motor === undefined) throw new Error('A row has a recommended motor');
  const chosen = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: motor.voltages[0]?.id ?? 0 };
  return evaluate(createConfiguration({ specification, catalogue: DEMO_CATALOGUE, ...chosen }), DEMO_CATALOGUE);
}

function assumedOf({ options }: Evaluation): number[] {
  return options.filter(({ isChecked, isUsual }) => isChecked && isUsual).map(({ fanOptionId }) => fanOptionId);
}

const MANDATORY = /required/i;

/** Whether rows can be bought for what they say, as they are. */
function expectToBeBought(specification: ExhaustSupplySpecification): number {
  const rows = select(specification, DEMO_CATALOGUE).results.slice(0, 4);
  for (const row of rows) {
    const item = freshItem(specification, row.fanUnitId);
    expect([row.modelCode, item.price.total]).toEqual([row.modelCode, row.price]);
    expect(item.rating).toEqual(row.rating);
    expect([row.modelCode, wordsOf(item.validation.errors).filter((words) => MANDATORY.test(words))]).toEqual([
      row.modelCode,
      [],
    ]);
    expect(row.usualChoices.map(({ fanOptionId }) => fanOptionId)).toEqual(assumedOf(item));
  }
  return rows.length;
}

describe('a row of a result', () => {
  it('costs what its item costs, of which every choice that has to be made is made, for supply units', () => {
    let rows = 0;
    fc.assert(
      fc.property(ordinarySupply, (specification) => {
        rows += expectToBeBought(specification);
      }),
      { numRuns: 120 },
    );
    expect(rows).toBeGreaterThan(100);
  });

  it('does so for exhaust fans', () => {
    fc.assert(
      fc.property(ordinaryDuty, (duty) => void expectToBeBought(exhaust(duty))),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(anySpecification, (specification) => void expectToBeBought(specification)),
      { numRuns: 150 },
    );
  });

  it('does so for grease, high heat and wind, whose packages are required', () => {
    const grease = exhaust({ cfm: 3200, sp: 1.25, isRestaurantDuty: true });
    const [row] = select(grease, DEMO_CATALOGUE).results;
    expect(expectToBeBought(grease)).toBeGreaterThan(0);
    expect(row?.usualChoices.map(({ description }) => description)).toEqual(['Vented roof curb 20 in (grease ducts)']);
    expect(expectToBeBought(exhaust({ cfm: 4000, sp: 1, isHighHeat: true, temperature: 300 }))).toBeGreaterThan(0);
    expect(expectToBeBought(exhaust({ cfm: 4000, sp: 0.5, isWindRated: true }))).toBeGreaterThan(0);
  });

  it('does so for air that comes back, partly and altogether', () => {
    for (const maxOutdoorAirPercentage of [0, 30, 100]) {
      const unit = { cfm: 4000, sp: 0.75, temperatureRise: 50, maxOutdoorAirPercentage };
      const cooling = { nominalCoolingTons: maxOutdoorAirPercentage === 100 ? 20 : 10 };
      expect(expectToBeBought(supply({ ...unit, ...cooling, fanCategoryType: FanCategory.HvacUnit }))).toBeGreaterThan(
        0,
      );
    }
    for (const fanCategoryType of [FanCategory.HeatedMakeUpAir, FanCategory.IndustrialHeater]) {
      const unit = { cfm: 10_000, sp: 0.75, temperatureRise: 60, isRecirculating: true, maxOutdoorAirPercentage: 20 };
      expect(expectToBeBought(supply({ ...unit, fanCategoryType }))).toBeGreaterThan(0);
    }
  });

  it('does so for ceiling fans, whose mounting is the default', () => {
    for (const hvlsFanCategoryType of Object.values(HvlsCategory)) {
      const specification = hvls({ hvlsFanCategoryType, squareFeet: 20_000 });
      for (const row of selectHvls(specification, DEMO_CATALOGUE).results) {
        const item = freshItem(specification, row.fanUnitId);
        expect(item.price.total).toBe(row.price);
        expect(item.validation.errors).toEqual([]);
        expect(row.usualChoices.map(({ fanOptionId }) => fanOptionId)).toEqual(assumedOf(item));
        expect(row.price - row.unitPrice).toBe(220);
      }
    }
  });
});
