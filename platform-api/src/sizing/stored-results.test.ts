import { createHash, randomUUID } from 'node:crypto';
import { catalogueFor, compileCatalogue, DEMO_DOCUMENT, select } from '@specbuilder/fan-engine';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import { sizeCeilingFan, sizeRoofFan } from '../../test/sample-rows.ts';
import { describeOnEachStore } from '../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { until } from '../../test/until.ts';
import { activateCatalogue, DELIVERED_VERSION, importCatalogue } from '../catalogue/catalogues/shelf.ts';
import { schema } from '../core/store/database.ts';

/** What a stored search may take, index and all columns. */
const MAX_BYTES = 1536;

const { idempotencyKeys, resultSets } = schema;

/** Of whichever sub-category: the longest list that the delivered catalogue has. */
function sizeWholeCategory(client: ApiClient) {
  return client.sizing.exhaustSupply.bySpecification({
    ...{ fanCategoryType: FanCategory.Exhaust, cfm: 1058, sp: 0.25, zip: '60606', sones: 40 },
  });
}

describeOnEachStore('Stored results', (kind) => {
  let server: TestApplication;
  let client: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    client = server.client({ guestKey: randomUUID() });
  });
  afterAll(() => server.close());
  /** Servers take an activation over within two seconds. */
  const sizedFrom = (version: string) =>
    until(async () => {
      const sized = await sizeRoofFan(client);
      return sized.versions.catalogue === version ? sized : undefined;
    });
  const sqlBytes = async (resultId: string) => {
    const [row] = await server.store.db
      .select({ bytes: sql<number>`pg_column_size(${resultSets}.*)`.mapWith(Number) })
      .from(resultSets)
      .where(eq(resultSets.id, resultId));
    return row?.bytes ?? Number.NaN;
  };

  it('are what was requested and how it was ranked, no row', async () => {
    const longest = await sizeWholeCategory(client);
    expect(longest.results.length).toBeGreaterThan(120);
    for (const { resultId } of [longest, await sizeRoofFan(client), await sizeCeilingFan(client, 20_000)]) {
      expect(await sqlBytes(resultId)).toBeLessThan(MAX_BYTES);
    }
  });

  it('show the figures of their day after another catalogue was activated, motors too', async () => {
    const { db } = server.store;
    const sized = await sizeRoofFan(client);
    const fanUnitId = sized.results[0]?.fanUnitId ?? 0;
    const motors = await client.sizing.exhaustSupply.motors({ resultId: sized.resultId, fanUnitId });
    // Without the line of the first row, and without a second one.
    const code = sized.results[0]?.modelDisplayAs.slice(0, 3);
    const lines = DEMO_DOCUMENT.lines.filter((line) => line.code !== code);
    expect(lines).toHaveLength(DEMO_DOCUMENT.lines.length - 1);
    const version = `without-${randomUUID().slice(0, 8)}`;
    await importCatalogue(db, 1, { ...DEMO_DOCUMENT, version, lines }, 'test');
    await activateCatalogue(db, 1, version, 'test');
    try {
      const today = await sizedFrom(version);
      expect(today.results.map((row) => row.fanUnitId)).not.toContain(fanUnitId);
      await expect(
        client.sizing.exhaustSupply.byResultId({ resultId: sized.resultId, rows: 'whole' }),
      ).resolves.toEqual(sized);
      await expect(client.sizing.exhaustSupply.motors({ resultId: sized.resultId, fanUnitId })).resolves.toEqual(
        motors,
      );
    } finally {
      await activateCatalogue(db, 1, DELIVERED_VERSION, 'test');
      await sizedFrom(DELIVERED_VERSION);
    }
  });

  it('of the catalogue that an earlier release brought along are worked out from that', async () => {
    const { db } = server.store;
    const sized = await sizeRoofFan(client);
    const document = { ...DEMO_DOCUMENT, version: '2020.1' };
    await db.insert(schema.deliveredCatalogues).values({ version: '2020.1', document });
    await db.update(resultSets).set({ catalogueVersion: '2020.1' }).where(eq(resultSets.id, sized.resultId));
    const { versions, results } = await client.sizing.exhaustSupply.byResultId({
      resultId: sized.resultId,
      rows: 'whole',
    });
    expect(versions.catalogue).toBe('2020.1');
    expect(results).toEqual(sized.results);
  });

  it('of a version that was given other content without a new number are worked out from what was kept of it', async () => {
    const { db } = server.store;
    const { deliveredCatalogues } = schema;
    const isDelivered = eq(deliveredCatalogues.version, DELIVERED_VERSION);
    const sized = await sizeRoofFan(client);
    const code = sized.results[0]?.modelDisplayAs.slice(0, 3);
    const document = { ...DEMO_DOCUMENT, lines: DEMO_DOCUMENT.lines.filter((line) => line.code !== code) };
    const rows = select(sized.specification, catalogueFor(1, compileCatalogue(document))).results;
    const valuesHash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 21);
    await db.update(resultSets).set({ valuesHash }).where(eq(resultSets.id, sized.resultId));
    await db.update(deliveredCatalogues).set({ document }).where(isDelivered);
    try {
      const { results } = await client.sizing.exhaustSupply.byResultId({ resultId: sized.resultId, rows: 'whole' });
      expect(results.map((row) => row.fanUnitId)).toEqual(rows.map((row) => row.fanUnitId));
      expect(results).not.toHaveLength(sized.results.length);
      expect(server.log()).not.toContain('a stored result has other figures than on its day');
      const today = await sizeRoofFan(client);
      expect(today.results).toEqual(sized.results);
    } finally {
      await db.update(deliveredCatalogues).set({ document: DEMO_DOCUMENT }).where(isDelivered);
    }
  });

  it('say in the log where engine or catalogue of their day are not kept and the figures are others', async () => {
    const { db } = server.store;
    const { resultId, results } = await sizeRoofFan(client);
    const other = { engineVersion: '0.0.1', valuesHash: 'another' };
    await db.update(resultSets).set(other).where(eq(resultSets.id, resultId));
    expect(server.log()).not.toContain('a stored result has other figures than on its day');
    const read = await client.sizing.exhaustSupply.byResultId({ resultId, rows: 'whole' });
    expect(read.results).toEqual(results);
    expect(server.log()).toContain('a stored result has other figures than on its day');
  });

  it('that were stored with a hash of whole rows are known by it', async () => {
    const { db } = server.store;
    const { resultId, specification } = await sizeRoofFan(client);
    const rows = select(specification, compileCatalogue(DEMO_DOCUMENT)).results;
    const valuesHash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 21);
    await db.update(resultSets).set({ valuesHash }).where(eq(resultSets.id, resultId));
    const before = server.log();
    const whole = await client.sizing.exhaustSupply.byResultId({ resultId, rows: 'whole' });
    const listed = await client.sizing.exhaustSupply.byResultId({ resultId, rows: 'listed' });
    expect(whole.results).toMatchObject(listed.results.map(({ fanUnitId, rating }) => ({ fanUnitId, rating })));
    expect(server.log().slice(before.length)).not.toContain('a stored result has other figures');
  });

  it.each([undefined, 'columns'] as const)(
    'are made once for a key, rows %s, of whose response nothing but the id is kept',
    async (rows) => {
      const defaults = await client.specification.exhaustSupply({ fanCategoryType: 1, subFanCategoryType: 2 });
      const idempotencyKey = randomUUID();
      const size = () =>
        client.sizing.exhaustSupply.bySpecification(
          { ...defaults, cfm: 2000, sp: 0.5, zip: '60606', altitude: 594, ...(rows && { rows }) },
          { context: { idempotencyKey } },
        );
      const first = await size();
      await expect(size()).resolves.toEqual(first);
      const [kept] = await server.store.db
        .select()
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.key, idempotencyKey));
      expect(kept?.body).toBe(first.resultId);
    },
  );
});
