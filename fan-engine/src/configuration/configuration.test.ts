import { ExhaustCategory, FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { configured, configuredHvls } from '../../test/fixtures/configurations.ts';
import { anySpecification, exhaust, hvls, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { rejection } from '../../test/fixtures/words.ts';
import { catalogueFor } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import { EngineError } from '../specification/engine-error.ts';
import { createConfiguration } from './create.ts';
import { evaluate } from './evaluate.ts';

const KUB = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
const MOTORS = motorsOf(KUB.fanUnitId, MILWAUKEE, DEMO_CATALOGUE);
const SMALL = MOTORS[0]?.motorId ?? 0;
const LARGE = MOTORS[1]?.motorId ?? 0;

describe('a new configuration', () => {
  it('carries its versions, choice and default options as plain JSON', () => {
    expect(KUB).toEqual({
      kind: 'exhaust-supply',
      versions: { catalogue: '2026.8', engine: '2.6.0', priceBook: '2026.7' },
      fanUnitId: 1_245_011,
      specification: MILWAUKEE,
      motorId: 10_194,
      motorVoltageId: 1_019_406,
      acceptsThinMargin: false,
      optionIds: [1020, 1173, 1175],
      hingeOptionId: null,
    });
    expect(JSON.parse(JSON.stringify(KUB))).toEqual(KUB);
  });

  it.each([
    ['motorId', { motorId: LARGE }, 'The motor does not belong to the fan list row'],
    ['motorVoltageId', { motorVoltageId: 1_020_406 }, 'The voltage does not belong to the motor'],
    ['motorVoltageId', { motorVoltageId: 1_019_401 }, 'The voltage does not belong to the motor'],
    ['fanListId', { fanListId: 999_999_910_194 }, 'The catalog has no fan 9999999'],
    [
      'motorId',
      { fanListId: 124_501_110_204 + 40, motorId: 10_244, motorVoltageId: 1_024_406 },
      'This fan is not offered with that motor',
    ],
    [
      'fanListId',
      { specification: { ...MILWAUKEE, exhaustFanCategoryType: ExhaustCategory.Inline } },
      'The fan does not belong to the category of the specification',
    ],
    ['fanListId', { specification: hvls() }, 'The catalog has no fan 1245011'],
  ] as const)('rejects what does not belong together: %s', (field, changes, message) => {
    const chosen = {
      specification: MILWAUKEE,
      catalogue: DEMO_CATALOGUE,
      fanListId: 124_501_110_194,
      motorId: 10_194,
      motorVoltageId: 1_019_406,
      ...changes,
    };
    expect(() => createConfiguration(chosen)).toThrow(rejection(message, field));
  });

  it('rejects a fan that the brand does not sell', () => {
    const [row] = select(MILWAUKEE, DEMO_CATALOGUE).results;
    const motor = row?.motorListPrices[0];
    const chosen = {
      specification: MILWAUKEE,
      catalogue: catalogueFor(9999, DEMO_CATALOGUE),
      fanListId: motor?.id ?? 0,
      motorId: motor?.motorId ?? 0,
      motorVoltageId: motor?.voltages[0]?.id ?? 0,
    };
    expect(() => createConfiguration(chosen)).toThrow(EngineError);
  });

  it('takes one ceiling fan without a quantity and rejects none', () => {
    expect(configuredHvls('KHL-24')).toMatchObject({ kind: 'hvls', quantity: 1 });
    expect(configuredHvls('KHL-24', 3)).toMatchObject({ quantity: 3 });
    expect(() => configuredHvls('KHL-24', 0)).toThrow(rejection('Enter a quantity of 1 or more', 'quantity'));
    expect(() => configuredHvls('KHL-24', 1.5)).toThrow(EngineError);
  });
});

describe('an evaluation', () => {
  it('repeats the result row that the configuration came from', () => {
    const [row] = select(MILWAUKEE, DEMO_CATALOGUE).results;
    const evaluation = evaluate(KUB, DEMO_CATALOGUE);
    expect(evaluation.rating).toEqual(row?.rating);
    expect(evaluation.price).toEqual({ unit: 5528, motor: 878, options: 0, extras: 0, total: 6406 });
    expect(evaluation).toMatchObject({
      modelDisplayAs: 'KUB245',
      description: 'Utility set, backward-inclined, belt',
      pictogram: 'utility',
      hvls: null,
      exhaustFanId: 12_450,
      fanCategoryType: FanCategory.Exhaust,
      subFanCategoryType: ExhaustCategory.UtilitySet,
    });
    expect(evaluation.voltage).toMatchObject({ display: '460', fullLoadAmps: 11, maximumOvercurrentProtection: 20 });
    expect(evaluation.motor).toMatchObject({ motorId: SMALL, selected: true });
  });

  it('holds for every fan that a selection shows', () => {
    const duties = [exhaust({ cfm: 1500, sp: 0.5 }), exhaust({ cfm: 300, sp: 0.25 }), exhaust({ cfm: 20_000, sp: 2 })];
    for (const specification of duties) {
      for (const row of select(specification, DEMO_CATALOGUE).results) {
        const configuration = configured(specification, row.modelDisplayAs, { driveText: row.driveText });
        const evaluation = evaluate(configuration, DEMO_CATALOGUE);
        expect(evaluation.rating).toEqual(row.rating);
        expect(evaluation.price.total).toBe(row.price);
        expect(evaluation.motor.horsepower).toBe(row.motorHorsepower);
      }
    }
  });

  it('holds for every row and motor of any specification', () => {
    fc.assert(
      fc.property(anySpecification, (specification) => {
        for (const row of select(specification, DEMO_CATALOGUE).results.slice(0, 4)) {
          for (const { id, motorId, voltages, price, isRecommended } of motorsOf(
            row.fanUnitId,
            specification,
            DEMO_CATALOGUE,
          )) {
            const motorVoltageId = voltages[0]?.id ?? 0;
            const chosen = { specification, catalogue: DEMO_CATALOGUE, fanListId: id, motorId, motorVoltageId };
            const evaluation = evaluate(createConfiguration(chosen), DEMO_CATALOGUE);
            expect([evaluation.motor.motorId, evaluation.price.motor]).toEqual([motorId, price]);
            if (isRecommended) expect(evaluation.rating).toEqual(row.rating);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('rates a ceiling fan at full speed', () => {
    const evaluation = evaluate(configuredHvls('KHL-24T'), DEMO_CATALOGUE);
    expect(evaluation.rating).toBeNull();
    expect(evaluation.hvls).toEqual({
      diameter: 24,
      blades: 3,
      rpm: 60,
      cfm: 176_000,
      inputKw: 0.696,
      cfei: 1.31,
      noise: 45,
      coveredSquareFootage: 13_700,
    });
    expect(evaluation.curbs).toEqual({ curbs: [], selectedHingeBaseId: null, isHingeable: false, hingeOptions: [] });
  });

  it.each([
    ['fanUnitId', { fanUnitId: 1_246_011 }],
    ['motorId', { motorId: 1 }],
    ['motorVoltageId', { motorVoltageId: 1 }],
  ] as const)('rejects a stored %s that the catalogue does not have', (field, changes) => {
    const broken = () => evaluate({ ...KUB, ...changes }, DEMO_CATALOGUE);
    expect(broken).toThrow(EngineError);
    expect(broken).toThrow(expect.objectContaining({ field }));
    const ceiling = configuredHvls('KHL-24');
    expect(() => evaluate({ ...ceiling, ...changes }, DEMO_CATALOGUE)).toThrow(EngineError);
  });
});

describe('categories', () => {
  it('keep ceiling fans and shaft fans apart', () => {
    expect(() => motorsOf(1_245_011, hvls(), DEMO_CATALOGUE)).toThrow(EngineError);
    expect(() => motorsOf(41_240_060, MILWAUKEE, DEMO_CATALOGUE)).toThrow(EngineError);
    expect(hvls().fanCategoryType).toBe(FanCategory.HighVolumeLowSpeed);
  });
});
