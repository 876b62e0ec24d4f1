import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { exhaust, hvls, MILWAUKEE, supply } from '../../test/fixtures/specifications.ts';
import { rejection } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { createConfiguration } from '../configuration/create.ts';
import { evaluate } from '../configuration/evaluate.ts';
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
    for (const { fanUnitId, motorListPrices, rating } of rows) {
      const [{ figures, ...listed } = { figures: null }] = motorsOf(
        fanUnitId,
        exhaust({ cfm: 1500, sp: 0.5 }),
        DEMO_CATALOGUE,
      );
      const { inputKw, specificFanPower, energy } = rating;
      expect([listed, figures]).toEqual([motorListPrices[0], { inputKw, specificFanPower, energy }]);
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
      expect(motorsOf(fanUnitId, electric, DEMO_CATALOGUE)[0]).toMatchObject(motorListPrices[0] ?? {});
    }
  });

  it('have the input and the energy index of the fan with each of them, as an item with that motor has', () => {
    const specification = exhaust({ cfm: 2000, sp: 0.5 });
    const rows = rowsOf(specification);
    let differing = 0;
    for (const { fanUnitId, rating, bhp } of rows.map((row) => ({ ...row, bhp: row.rating.bhp }))) {
      for (const { id, motorId, figures, voltages } of motorsOf(fanUnitId, specification, DEMO_CATALOGUE)) {
        const chosen = { fanListId: id, motorId, motorVoltageId: voltages[0]?.id ?? 0 };
        const item = evaluate(
          createConfiguration({ specification, catalogue: DEMO_CATALOGUE, ...chosen }),
          DEMO_CATALOGUE,
        );
        expect(item.rating?.bhp).toBe(bhp);
        expect(figures?.inputKw).toBe(item.rating?.inputKw);
        expect(figures?.energy).toEqual(item.rating?.energy);
        if (figures?.inputKw !== rating.inputKw) differing++;
      }
    }
    expect(differing).toBeGreaterThan(10);
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
      'a ceiling fan requested as an exhaust fan',
      selectHvls(hvls(), DEMO_CATALOGUE).results[0]?.fanUnitId ?? 0,
      MILWAUKEE,
    ],
  ] as const)('are rejected for %s', (_, fanUnitId, specification) => {
    expect(() => motorsOf(fanUnitId, specification, DEMO_CATALOGUE)).toThrow(rejection(String(fanUnitId), 'fanUnitId'));
  });
});
