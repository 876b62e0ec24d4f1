import {
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
} from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { anySupplySpecification, supply } from '../../test/fixtures/specifications.ts';
import { messageText, rejection } from '../../test/fixtures/words.ts';
import { densityRatio } from '../air/density.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { EngineError } from '../specification/engine-error.ts';
import { motorsOf } from './motors-of.ts';
import type { ExhaustSupplyRow, Selection } from './result.ts';
import { select } from './select.ts';

const found = (changes: Parameters<typeof supply>[0]) => select(supply(changes), DEMO_CATALOGUE);
const heated = (changes: Parameters<typeof supply>[0] = {}) =>
  found({ fanCategoryType: FanCategory.HeatedMakeUpAir, temperatureRise: 70, ...changes });
const hvac = (changes: Parameters<typeof supply>[0] = {}) =>
  found({
    fanCategoryType: FanCategory.HvacUnit,
    cfm: 4000,
    temperatureRise: 50,
    nominalCoolingTons: 10,
    maxOutdoorAirPercentage: 30,
    ...changes,
  });
const lines = ({ results }: Selection<ExhaustSupplyRow>) => [
  ...new Set(results.map(({ modelCode }) => modelCode.slice(0, 3))),
];

describe('make-up air', () => {
  it('overcomes its own filters and cabinet besides the duct', () => {
    for (const { rating, modelCode } of found({}).results) {
      const inside = rating.totalStaticPressure - rating.externalStaticPressure;
      // At the slowest 150 fpm: 0.010 clean filter, 0.05 half of its dirt, 0.007 cabinet. A hood alone is next to nothing.
      expect(inside).toBeGreaterThan(modelCode.startsWith('KES') ? 0.005 : 0.066);
      expect(inside).toBeLessThan(0.6);
    }
  });

  it('keeps the air through filters between 150 and 600 fpm, and says which airflow a cabinet would take', () => {
    const slow = found({}).excluded.filter(({ message }) => messageText(message).includes('fpm cabinet face velocity'));
    expect(slow.length).toBeGreaterThan(5);
    const changeable = slow.filter(({ admission }) => admission !== null);
    expect(changeable.length).toBeGreaterThan(0);
    for (const { admission, modelCode, driveText } of changeable) {
      expect(admission?.field).toBe('cfm');
      const again = select(supply({ cfm: admission?.value ?? 0 }), DEMO_CATALOGUE).excluded;
      expect(again.find((other) => other.modelCode === modelCode && other.driveText === driveText)).toBeUndefined();
    }
  });

  it('starts with winter air: a fan ahead of any heat carries its motor through the coldest morning', () => {
    const mild = found({ winterTemperature: 70 }).results.find(({ modelCode }) => modelCode.startsWith('KMF150'));
    const arctic = found({ winterTemperature: -60 }).results.find(({ modelCode }) => modelCode.startsWith('KMF150'));
    expect(arctic?.totalBhp).toBe(mild?.totalBhp);
    const coldLoad = (mild?.totalBhp ?? 0) * (densityRatio(617, -60) / densityRatio(617, 70));
    // The service factor of 1.15 may be used while it starts.
    expect(1.15 * (arctic?.motorHorsepower ?? 0)).toBeGreaterThanOrEqual(coldLoad);
  });
});

describe('heated make-up air', () => {
  it('heats by direct and indirect gas and by electricity, each with its figures', () => {
    const rows = heated({ cfm: 2400, temperatureRise: 60 }).results;
    expect(new Set(rows.map(({ heating }) => heating?.type))).toEqual(
      new Set(['DirectFired', 'DirectFiredCompact', 'IndirectFired', 'Electric']),
    );
    for (const { heating, minimumTemperatureRise, maximumDischargeTemperature } of rows) {
      expect(heating?.temperatureRise).toBeGreaterThanOrEqual(59.9);
      expect(minimumTemperatureRise.value).toBeLessThan(20);
      expect(maximumDischargeTemperature.value).toBeLessThanOrEqual(160);
    }
  });

  it.each([
    [HeatedMakeUpAirCategory.DirectFired, ['KDF', 'KDP']],
    [HeatedMakeUpAirCategory.DirectFiredCompact, ['KDC']],
    [HeatedMakeUpAirCategory.IndirectFired, ['KIH']],
    [HeatedMakeUpAirCategory.Electric, ['KEH']],
  ])('sub-category %d is %j', (heatedMakeUpAirFanCategoryType, codes) => {
    expect(lines(heated({ cfm: 3000, temperatureRise: 60, heatedMakeUpAirFanCategoryType })).sort()).toEqual(codes);
  });

  it('costs more with more heat', () => {
    const price = (temperatureRise: number) =>
      heated({ temperatureRise }).results.find(({ modelCode }) => modelCode === 'KDF180B')?.unitPrice ?? 0;
    expect(price(90)).toBeGreaterThan(price(60));
  });

  it.each([0.25, 0.5, 0.75, 1, 1.5])('by a direct flame costs no less for more air at %d in. wg', (sp) => {
    const airflows = Array.from({ length: 28 }, (_, place) => 800 + 150 * place);
    const prices = airflows
      .map((cfm) => heated({ cfm, sp, winterTemperature: 0, heatedMakeUpAirFanCategoryType: 1 }).results[0]?.price)
      .filter((price) => price !== undefined);
    expect(prices.length).toBeGreaterThan(20);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it('excludes a heater that the rise, the discharge or the burner is too much for, with the figure', () => {
    const texts = (changes: object) =>
      new Set(
        heated(changes)
          .excluded.filter(({ reason }) => reason === 'heating')
          .map(({ message }) => messageText(message)),
      );
    expect(texts({ temperatureRise: 120 })).toContain('120 °F rise, heater limit 100 °F');
    expect(texts({ temperatureRise: 99, winterTemperature: 70 })).toContain('169 °F discharge, limit 160 °F');
    expect(texts({ cfm: 4400, temperatureRise: 109 })).toContain(
      `${Math.round((109 * 1.08 * densityRatio(617, 70) * 4400) / 920)} MBH input needed, largest burner 450 MBH`,
    );
  });

  it('rejects to guess the heat', () => {
    expect(() => heated({ temperatureRise: null })).toThrow(
      rejection('Enter a temperature rise, Btu/h or kW', 'temperatureRise'),
    );
  });

  it('moves 30,000 cfm with two wheels on one shaft', () => {
    const rows = heated({ cfm: 30_000, sp: 1, temperatureRise: 80, heatedMakeUpAirFanCategoryType: 1 }).results;
    const double = rows.find(({ modelCode }) => modelCode.startsWith('KDF300'));
    expect(double?.rating.outletVelocity).toBeLessThan(3000);
    expect(motorsOf(double?.fanUnitId ?? 0, supply({ ...HEATED_30000 }), DEMO_CATALOGUE).length).toBeGreaterThan(0);
  });
});

const HEATED_30000 = {
  fanCategoryType: FanCategory.HeatedMakeUpAir,
  heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
  cfm: 30_000,
  sp: 1,
  temperatureRise: 80,
};

describe('HVAC units', () => {
  it('cool and heat: nominal tons, leaving air, IEER, and the cooling in price and pressure', () => {
    const { results } = hvac();
    for (const row of results) {
      expect([row.tonnage, row.isNoCooling, row.ieer]).toEqual([10, false, 15.2]);
      expect(row.coolingLat).toBeGreaterThan(50);
      expect(row.coolingLat).toBeLessThan(62);
      expect(row.coolingOptions.map(({ tonnage }) => tonnage.value)).toContain(12.5);
      expect(row.price).toBeGreaterThan(row.unitPrice + 10 * 1450);
      expect(row.rating.optionStaticPressure).toBeGreaterThan(0.1);
    }
  });

  it('take the smallest size that reaches 55/55, and a larger one for all outdoor air', () => {
    const tons = (maxOutdoorAirPercentage: number) =>
      hvac({ nominalCoolingTons: null, coolingDryBulb: 55, coolingWetBulb: 55, maxOutdoorAirPercentage }).results[0]
        ?.tonnage ?? 0;
    expect(tons(20)).toBeGreaterThanOrEqual(10);
    expect(tons(100)).toBeGreaterThan(tons(20));
  });

  it('without cooling are heaters with a filter, and cooling-only ones ask for no heat', () => {
    const warm = hvac({ isNoCooling: true, nominalCoolingTons: null });
    expect(warm.results.every(({ tonnage, isNoCooling }) => tonnage === null && isNoCooling)).toBe(true);
    const cold = hvac({ hvacUnitCategoryType: HvacUnitCategory.CoolingOnly, temperatureRise: null });
    expect(lines(cold)).toEqual(['KRC']);
    expect(cold.results.every(({ heating }) => heating === null)).toBe(true);
  });

  it('with heat requested exclude the lines that have none', () => {
    const without = hvac().excluded.filter(({ modelCode }) => modelCode.startsWith('KRC'));
    expect(without.every(({ message }) => messageText(message) === 'No heater in this line')).toBe(true);
    expect(without.length).toBeGreaterThan(0);
  });

  it('reject to guess the cooling', () => {
    expect(() => hvac({ nominalCoolingTons: null })).toThrow(
      rejection('Enter the leaving air or the nominal tons', 'nominalCoolingTons'),
    );
  });
});

describe('industrial heaters', () => {
  it.each([
    [IndustrialHeaterCategory.Horizontal, 'KWH'],
    [IndustrialHeaterCategory.Vertical, 'KWV'],
  ])('sub-category %d is %s', (industrialHeaterFanCategoryType, code) => {
    const sized = found({
      fanCategoryType: FanCategory.IndustrialHeater,
      industrialHeaterFanCategoryType,
      cfm: 15_000,
      sp: 0.3,
      btus: 1_200_000,
    });
    expect(lines(sized)).toEqual([code]);
    expect(sized.results[0]?.heating?.inputBtus).toBe(Math.round(1_200_000 / 0.92));
  });
});

describe('any supply specification', () => {
  it('keeps the power of a propeller that barely turns', () => {
    const { results } = found({ fanCategoryType: FanCategory.MakeUpAir, cfm: 150, sp: 0 });
    expect(results.length).toBeGreaterThan(0);
    for (const { rating } of results) expect(rating.totalBhp).toBeGreaterThan(0);
  });

  it('rounds to 0 sones what is too quiet to hear 21 m away', () => {
    const { results } = found({ fanCategoryType: FanCategory.MakeUpAir, cfm: 250, sp: 0, soundLevelDistance: 21.46 });
    expect(results.map(({ rating }) => rating.soundSones)).toContain(0);
  });

  it('gives finite rows or an error that names a field', () => {
    fc.assert(
      fc.property(anySupplySpecification, (specification) => {
        let selection: Selection<ExhaustSupplyRow>;
        try {
          selection = select(specification, DEMO_CATALOGUE);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
          expect((error as EngineError).field).not.toBe('');
          return;
        }
        expect(JSON.stringify(selection)).not.toMatch(/NaN|Infinity|undefined/);
        const numbers = selection.results.flatMap(({ rating, price }) => [price, rating.rpm, rating.totalBhp]);
        expect(numbers.every((value) => Number.isFinite(value) && value > 0)).toBe(true);
        // A small propeller that is far away rounds to 0 sones.
        expect(selection.results.every(({ rating }) => rating.soundSones >= 0)).toBe(true);
        // JSON writes non-finite numbers as null, so the allowed nulls are excluded from the count.
        for (const { heating, cooling } of selection.results) {
          for (const section of [heating, cooling]) {
            const values = Object.values(section ?? {}).filter((value) => typeof value === 'number');
            expect(values.every(Number.isFinite)).toBe(true);
          }
        }
        expect(selection.excluded.length).toBeLessThanOrEqual(selection.candidateCount);
      }),
      { numRuns: 150 },
    );
  });

  it('is met by what an admission proposes: the model passes the test it failed', () => {
    const requested = supply({ fanCategoryType: FanCategory.Exhaust, cfm: 9000, sp: 3, sones: 25 });
    const { excluded } = select(requested, DEMO_CATALOGUE);
    const changeable = excluded.filter(({ admission }) => admission !== null && admission.field !== 'fanApplication');
    expect(changeable.length).toBeGreaterThan(20);
    // A selection for each of a hundred changes takes seconds.
    for (const { modelCode, reason, message, admission } of changeable.filter((_, index) => index % 5 === 0)) {
      const { field, value } = admission ?? { field: '', value: 0 };
      const isFlag = typeof requested[field as keyof typeof requested] === 'boolean';
      const changed = { ...requested, [field]: isFlag ? value !== 0 : value };
      const again = select(changed, DEMO_CATALOGUE).excluded.find((other) => other.modelCode === modelCode);
      if (again?.reason === reason) throw new Error(JSON.stringify([modelCode, message, admission, again.message]));
    }
  });
});
