import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_DOCUMENT } from '@specbuilder/fan-engine';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { chosenRow } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';
import { runCatalogueCommand } from './command.ts';

const EXAMPLE = path.resolve(PACKAGE_FOLDER, '../docs/engineering/catalogue-example/energy-recovery.json');
const ENERGY_RECOVERY = 7;
const DUTY = { cfm: 3000, sp: 0.5, zip: '60606', altitude: 594, winterTemperature: 0 };

/** The demonstration catalogue with a category that no code knows, as the file of a maker. */
function manufacturersFile(folder: string): string {
  const { categories, lines } = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
  const options = DEMO_DOCUMENT.options.map((option) => ({
    ...option,
    appliesTo: option.appliesTo.some((where) => where.startsWith('MakeUpAir'))
      ? [...option.appliesTo, 'EnergyRecovery']
      : option.appliesTo,
  }));
  const content = { ...DEMO_DOCUMENT, version: 'er-1', categories, options, lines: [...DEMO_DOCUMENT.lines, ...lines] };
  const file = path.join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

let server: TestApplication;
let client: ApiClient;
let folder: string;
beforeAll(async () => {
  server = await startTestApplication();
  client = server.client({ guestKey: 'recovers', manufacturerLabelId: 1 });
  folder = mkdtempSync(path.join(tmpdir(), 'sb-category-'));
  const file = manufacturersFile(folder);
  const { text } = await runCatalogueCommand(server.store.db, ['check', file]);
  expect(text).toContain('1 categories that differ: EnergyRecovery');
  for (const command of ['import', 'activate']) {
    expect(await runCatalogueCommand(server.store.db, [command, file])).toMatchObject({ isDone: true });
  }
  const again = await runCatalogueCommand(server.store.db, ['check', file]);
  expect(again.text).not.toContain('differ');
  await until(async () => {
    const categories = await client.catalog.topCategories();
    return categories.some(({ id }) => id === 'energy-recovery') || undefined;
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const sized = async (sub: number, changes: object = {}) => {
  const query = { fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: sub };
  const defaults = await client.specification.exhaustSupply(query);
  return client.sizing.exhaustSupply.bySpecification({ ...defaults, ...DUTY, ...changes });
};
const linesOf = (rows: readonly { readonly modelDisplayAs: string }[]) => [
  ...new Set(rows.map(({ modelDisplayAs }) => modelDisplayAs.slice(0, 3))),
];

describe('A category that a catalogue adds, as data alone', () => {
  it('[API-050] is listed among the others of its brand, with names and applications', async () => {
    const categories = await client.catalog.topCategories();
    expect(categories.map(({ fanCategoryType }) => fanCategoryType)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(categories.at(-1)).toMatchObject({
      ...{ id: 'energy-recovery', name: 'Energy recovery', pictogram: 'mua', lineCount: 2 },
      subCategories: [
        { id: 1, name: 'Recovery wheel', applications: [{ id: 'Energy recovery|Wheel|School', name: 'School' }] },
        { id: 2, name: 'Recovery wheel with heat', pictogram: 'heated' },
      ],
    });
    const others = await server.client({ guestKey: 'recovers', manufacturerLabelId: 7 }).catalog.topCategories();
    expect(others.map(({ fanCategoryType }) => fanCategoryType)).not.toContain(ENERGY_RECOVERY);
  });

  it('says what a search of it requires, and starts with defaults', async () => {
    const { criteria, subCategories } = await client.catalog.searchCriteria({ fanCategoryType: ENERGY_RECOVERY });
    expect(criteria).toMatchObject({ hasHeating: true, needsHeat: true, hasCooling: false, hasExhaustDuties: false });
    expect(subCategories.map(({ id, criteria: { hasHeating } }) => [id, hasHeating])).toEqual([
      [1, false],
      [2, true],
    ]);
    const query = { fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: 2 };
    expect(await client.specification.exhaustSupply(query)).toMatchObject({
      ...{ ...query, fanType: 2, exhaustFanCategoryType: 0, makeUpAirFanCategoryType: 0, btus: null },
    });
    const heat = await client.energy.btu({
      ...query,
      cfm: 3000,
      altitude: 0,
      winterTemperature: 0,
      temperatureRise: 50,
    });
    expect(heat.maximumDischargeTemperature).toBe(120);
  });

  it('is sized by a sub-category and by all of them, one by one and in a schedule', async () => {
    expect(linesOf((await sized(1)).results)).toEqual(['ERW']);
    expect(linesOf((await sized(2, { temperatureRise: 50 })).results)).toEqual(['ERH']);
    expect(linesOf((await sized(0, { temperatureRise: 50 })).results)).toEqual(['ERH']);
    const specification = { fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: 1, ...DUTY };
    const { lines } = await client.sizing.batch({ lines: [{ lineId: 'ERV-1', specification }] });
    expect(lines[0]).toMatchObject({ lineId: 'ERV-1', status: 'sized' });
  });

  it('becomes an item with options and price, and has documents and a page', async () => {
    const { resultId, results } = await sized(2, { temperatureRise: 50 });
    const [row] = results;
    const item = await client.fanItem.create(chosenRow(resultId, row?.motorListPrices ?? []));
    expect(item).toMatchObject({ fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: 2 });
    expect(item.price.total).toBeGreaterThan(6100);
    const { fanOptions } = await client.fanItem.options.list({ fanItemId: item.fanItemId });
    expect(fanOptions.map(({ description }) => description)).toContain('Roof curb 12 in, flat, galvanized');
    const info = await client.catalog.fanInfo({ supplyFanId: row?.supplyFanId ?? 0 });
    expect(info.map(({ typeKey }) => typeKey)).toEqual(['FANDRAWING', 'FANMANUALS']);
    const models = await client.catalog.fanModels();
    const model = models.find(({ family }) => family === 'ERH');
    const page = await server.app.inject({ url: new URL(model?.productDetailUrl ?? '', 'http://x').href });
    expect([page.statusCode, page.body.includes('category=7&amp;sub=2')]).toEqual([200, true]);
  });

  it.each([
    ['a category', { fanCategoryType: 8 }, { fanCategoryType: ["Fan Type category '8' is invalid"] }],
    [
      'a sub-category',
      { fanCategoryType: ENERGY_RECOVERY, subFanCategoryType: 9 },
      { subFanCategoryType: ['The category has no such sub-category'] },
    ],
  ])('[ENU-047] rejects %s that it does not have', async (_, query, modelState) => {
    const rejected = expect.objectContaining({ status: 400, data: expect.objectContaining({ modelState }) });
    await expect(client.specification.exhaustSupply(query)).rejects.toEqual(rejected);
    const known = await client.specification.exhaustSupply({ fanCategoryType: ENERGY_RECOVERY });
    await expect(client.sizing.exhaustSupply.bySpecification({ ...known, ...DUTY, ...query })).rejects.toEqual(
      rejected,
    );
  });

  it('is rejected by brands that have no such category', async () => {
    const other = server.client({ guestKey: 'recovers', manufacturerLabelId: 7 });
    await expect(other.catalog.searchCriteria({ fanCategoryType: ENERGY_RECOVERY })).rejects.toMatchObject({
      data: { modelState: { fanCategoryType: ["Fan Type category '7' is invalid"] } },
    });
  });
});
