import { FILES_PATH } from '@specbuilder/shared-contracts/api';
import { visitorsOf } from '../../../test/identity/visitors-of.ts';
import { injectFetch } from '../../../test/inject-fetch.ts';
import {
  type FirstReleaseRow,
  firstReleaseRows,
  rowsNow,
  writeFirstRelease,
} from '../../../test/store/first-release/first-release.ts';
import { createTestStorePlace, describeOnEachStore, openPlace } from '../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';
import { MIGRATIONS_FOLDER } from '../package/package-folder.ts';
import { appliedMigrations, knownMigrations } from './migrate.ts';

type Row = FirstReleaseRow['row'];
type Values = Readonly<Record<string, unknown>>;

const ROWS = firstReleaseRows();
const rowsOf = (table: string) => ROWS.filter((row) => row.table === table).map(({ row }) => row);
const rowWhere = (table: string, column: string, value: unknown): Row => {
  const found = rowsOf(table).find((row) => row[column] === value);
  if (found === undefined) throw new Error(`No row of ${table} has ${column} ${value}`);
  return found;
};

const PROJECT = 'Plant #2 & Co, North';
const roofFan = rowWhere('fan_items', 'tag', 'EF-1');
const ceilingFan = rowWhere('fan_items', 'tag', 'HV-1');
const projectId = String(roofFan['project_id']);

/** Columns that later releases store differently, or that every start rewrites. */
const KEPT_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // Encoded then; and names of motors were words.
  projects: ['name'],
  fan_items: ['snapshot'],
  result_sets: ['results'],
  idempotency_keys: ['body'],
  schema_metadata: ['value'],
};
/** From the data of each release; users do not edit them. */
const OF_THE_RELEASE = ['brands', 'sales_regions'];
const KEYS = [
  'id',
  'name',
  'currency_code',
  'user_id',
  'key',
  'file_id',
  'mail_id',
  'project_id',
  'address_type',
] as const;

describeOnEachStore('The data folder of 1.0.0', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    const place = await createTestStorePlace(kind, 'empty');
    await writeFirstRelease(place);
    server = await startTestApplication({}, kind, await openPlace(place));
  });
  afterAll(() => server.close());

  const { newBrowser, signIn, readDetails } = visitorsOf(() => server);
  const project = async () => (await server.clientOf('engineer')).projects.read({ projectId });

  it('is brought to the schema of today', async () => {
    const applied = await appliedMigrations(server.store.db);
    expect(applied).toEqual(knownMigrations(MIGRATIONS_FOLDER).map(({ hash }) => hash));
  });

  it('keeps every row of every table', async () => {
    for (const table of new Set(ROWS.map((row) => row.table))) {
      if (OF_THE_RELEASE.includes(table)) continue;
      const now = await rowsNow(server.store, table);
      for (const row of rowsOf(table)) {
        const keys = KEYS.filter((key) => key in row && !(KEPT_OTHERWISE[table] ?? []).includes(key));
        const same = now.find((other) => keys.every((key) => other[key] === row[key]));
        expect({ table, ...same }).toMatchObject({ table, ...without(row, KEPT_OTHERWISE[table] ?? []) });
      }
    }
  });

  it('lets its users sign in with their passwords, and knows their sales region', async () => {
    const { tokens } = await signIn(newBrowser());
    const details = await readDetails(tokens.access_token);
    expect(details.json()).toMatchObject({ userName: 'engineer', settings: { salesRegionNumber: 24 } });
  });

  it('has its project with address, building and items, their figures and prices', async () => {
    const { projectName, siteAddress, projectItems } = await project();
    expect(projectName).toBe(PROJECT);
    expect(siteAddress).toMatchObject({ postalCode: '60606' });
    expect(projectItems.map(({ tag, qty, notes }) => [tag, qty, notes])).toEqual([
      ['EF-1', 4, 'Above the “Küche”'],
      ['HV-1', 2, null],
    ]);
    for (const [index, stored] of [roofFan, ceilingFan].entries()) {
      const { price, rating, hvls, modelDisplayAs, fanOptions } = stored['snapshot'] as Values;
      expect(projectItems[index]).toMatchObject({ price, modelDisplayAs, fanOptions, hvls });
      expect(projectItems[index]?.rating).toEqual(rating === null ? null : expect.objectContaining(rating as object));
    }
    expect(projectItems[0]?.motor.motor).toEqual(['3/4 hp', 'TEFC', '1,750 rpm']);
    expect(projectItems[1]?.buildingId).toBe(ceilingFan['building_id']);
  });

  it('shows its results with the figures of their day', async () => {
    const engineer = await server.clientOf('engineer');
    const set = rowWhere('result_sets', 'id', roofFan['result_id']);
    const { results } = await engineer.sizing.exhaustSupply.byResultId({ resultId: String(set['id']) });
    const values = ({ fanUnitId, modelDisplayAs, price, rpm, totalBhp, soundSones }: Values) => {
      return { fanUnitId, modelDisplayAs, price, rpm, totalBhp, soundSones };
    };
    expect(results.map(values)).toEqual((set['results'] as Values[]).map(values));
  });

  it('has options that can be changed and are priced', async () => {
    const engineer = await server.clientOf('engineer');
    const fanItemId = String(roofFan['id']);
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const chosen = (roofFan['snapshot'] as { readonly fanOptions: readonly { readonly fanOptionId: number }[] })
      .fanOptions;
    expect(fanOptions.filter(({ isChecked }) => isChecked).map(({ fanOptionId }) => fanOptionId)).toEqual(
      expect.arrayContaining(chosen.map(({ fanOptionId }) => fanOptionId)),
    );
    const damper = fanOptions.find(({ code }) => code === 'BDG');
    const { item } = await engineer.fanItem.options.set({
      fanItemId,
      fanOptionId: damper?.fanOptionId ?? 0,
      selected: true,
    });
    const { price } = roofFan['snapshot'] as { readonly price: { readonly options: number } };
    expect(item.price.options).toBe(price.options + (damper?.price ?? 0));
  });

  it('has the file that was sent along, and the work of guests for who began it', async () => {
    const [file] = rowsOf('uploaded_files');
    const headers = { authorization: `Bearer ${await server.tokenOf('engineer')}` };
    const response = await injectFetch(server.app)(`${TEST_URL}${FILES_PATH}/${file?.['id']}`, { headers });
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 1, 2, 250, 251, 252]);
    const guest = server.client({ guestKey: 'guest-of-the-first-release' });
    const { id, snapshot } = rowWhere('fan_items', 'user_id', null);
    const item = await guest.fanItem.read({ fanItemId: String(id) });
    expect(item.price.total).toBe((snapshot as ItemPrice).price.total);
  });
});

interface ItemPrice {
  readonly price: { readonly total: number };
}

/** Without what is kept otherwise, and without times that the test moved. */
function without(row: Row, columns: readonly string[]): Row {
  const left = [...columns, 'created_on_utc', 'updated_on_utc'];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column)));
}
