import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_CATALOGUE, DEMO_DOCUMENT, ENGINE_VERSION, select, selectHvls } from '@specbuilder/fan-engine';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { defaultExhaustSupply, defaultHvls } from '../specification/defaults.ts';
import { earlierEngine } from './earlier-engines.ts';

const json = (value: unknown) => JSON.parse(JSON.stringify(value));
const duty = (fanCategoryType: FanCategory, changes: object) => ({
  ...defaultExhaustSupply({ fanCategoryType }, DEMO_CATALOGUE),
  ...{ altitude: 617, summerDesignTemp: 90, summerWetBulbTemperature: 74, winterTemperature: -1 },
  ...changes,
});
const DUTIES = [
  duty(FanCategory.Exhaust, { cfm: 9000, sp: 3, sones: 37 }),
  duty(FanCategory.Exhaust, { cfm: 450, sp: 0.375 }),
  duty(FanCategory.MakeUpAir, { cfm: 5000, sp: 0.75 }),
  duty(FanCategory.HeatedMakeUpAir, { cfm: 4000, sp: 0.75, temperatureRise: 70 }),
  duty(FanCategory.HvacUnit, { cfm: 4000, sp: 0.75, temperatureRise: 50, nominalCoolingTons: 10 }),
  duty(FanCategory.IndustrialHeater, { cfm: 6000, sp: 0.25, btus: 400_000 }),
];

describe('The engine that is kept for results of its day', () => {
  it('is that of today, letter for letter (npm run golden keeps it)', async () => {
    const engine = await earlierEngine(ENGINE_VERSION);
    const selector = engine?.selectorOf(DEMO_DOCUMENT);
    expect(selector?.versions.engine).toBe(ENGINE_VERSION);
    for (const specification of DUTIES) {
      expect(json(selector?.size(specification))).toEqual(json(select(specification, DEMO_CATALOGUE)));
    }
    const space = { ...defaultHvls({}, DEMO_CATALOGUE), squareFeet: 40_000 };
    expect(json(selector?.size(space))).toEqual(json(selectHvls(space, DEMO_CATALOGUE)));
  });

  it('is found under its version alone', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-engines-'));
    try {
      const script = `${ENGINE_VERSION}.generated.js`;
      copyFileSync(path.join(DATA_FOLDER, 'engines', script), path.join(folder, '1.2.3.generated.js'));
      expect(await earlierEngine('1.2.3', folder)).not.toBeNull();
      for (const unknown of ['1.2.4', '../1.2.3', '', '1.2.3/..'])
        expect(await earlierEngine(unknown, folder)).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
