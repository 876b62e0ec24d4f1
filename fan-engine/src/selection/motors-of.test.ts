import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { exhaust, hvls, MILWAUKEE, supply } from '../../test/fixtures/specifications.ts';
import { refusal } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { motorsOf } from './motors-of.ts';
import { select } from './select.ts';
import { selectHvls } from './select-hvls.ts';

const rowsOf = (specification: ExhaustSupplySpecification) => select(specification, DEMO_CATALOGUE).results;
const unitOf = (specification: ExhaustSupplySpecification, model: string) =>
  rowsOf(specification).find(({ modelCode }) => modelCode === model)?.fanUnitId ?? 0;

describe('motors of a fan', () => {
  it('are those of the duty for each drive of the list, the recommended one first', () => {
    const rows = rowsOf(exhaust({ cfm: 1500, sp: 0.5 }));
    expect(new Set(rows.map(({ driveText }) => driveText)).size).toBe(4);
    for (const { fanUnitId, motorListPrices } of rows) {
      expect(motorsOf(fanUnitId, exhaust({ cfm: 1500, sp: 0.5 }), DEMO_CATALOGUE)[0]).toEqual(motorListPrices[0]);
    }
  });

  it('count the heater of the air that a fixed speed delivers', () => {
    const electric = supply({
      fanCategoryType: FanCategory.HeatedMakeUpAir,
      heatedMakeUpAirFanCategoryType: 4,
      cfm: 2000,
      temperatureRise: 50,
    });
    for (const { fanUnitId, motorListPrices } of rowsOf(electric)) {
      expect(motorsOf(fanUnitId, electric, DEMO_CATALOGUE)[0]).toEqual(motorListPrices[0]);
    }
  });

  it('are none for a duty that it cannot run, by its speed, its motor or its heater', () => {
    const belt = unitOf(MILWAUKEE, 'KUB245B');
    expect(motorsOf(belt, MILWAUKEE, DEMO_CATALOGUE)).not.toEqual([]);
    expect(motorsOf(belt, { ...MILWAUKEE, cfm: 90_000 }, DEMO_CATALOGUE)).toEqual([]);
    expect(motorsOf(belt, { ...MILWAUKEE, motorVoltage: 277 }, DEMO_CATALOGUE)).toEqual([]);
    const heated = supply({ fanCategoryType: FanCategory.HeatedMakeUpAir, cfm: 3000, temperatureRise: 60 });
    const heater = rowsOf(heated)[0]?.fanUnitId ?? 0;
    expect(motorsOf(heater, { ...heated, temperatureRise: 400 }, DEMO_CATALOGUE)).toEqual([]);
  });

  it('are those of the onboard drive for a ceiling fan', () => {
    const [row] = selectHvls(hvls(), DEMO_CATALOGUE).results;
    expect(motorsOf(row?.fanUnitId ?? 0, hvls(), DEMO_CATALOGUE)[0]).toEqual(row?.motorListPrices[0]);
  });

  it.each([
    ['no fan of the catalogue', 99, MILWAUKEE],
    ['no ceiling fan', 99, hvls()],
    [
      'a ceiling fan asked for as an exhaust fan',
      selectHvls(hvls(), DEMO_CATALOGUE).results[0]?.fanUnitId ?? 0,
      MILWAUKEE,
    ],
  ] as const)('are refused for %s', (_, fanUnitId, specification) => {
    expect(() => motorsOf(fanUnitId, specification, DEMO_CATALOGUE)).toThrow(refusal(String(fanUnitId), 'fanUnitId'));
  });
});
