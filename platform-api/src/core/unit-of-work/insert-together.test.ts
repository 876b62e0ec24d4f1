import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type ApiClient, statusOf } from '@specbuilder/shared-contracts/client';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { count, eq, sql } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../store/database.ts';
import { insertTogether } from './insert-together.ts';

const { idempotencyKeys, resultSets, userEvents } = schema;

describeOnEachStore('A call that writes one row in one statement', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const size = (key: string, cfm = 2000) =>
    engineer.sizing.exhaustSupply.bySpecification(
      { fanCategoryType: 1, subFanCategoryType: 2, cfm, sp: 0.5, zip: '60606' },
      { context: { idempotencyKey: key } },
    );
  const rowsOf = async (table: typeof resultSets | typeof userEvents) => {
    const [rows] = await server.store.db.select({ rows: count() }).from(table);
    return rows?.rows ?? 0;
  };
  const keysLike = (key: string) => server.store.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));

  it('writes it once with its action, also where several with one key are under way', async () => {
    const [sets, events] = [await rowsOf(resultSets), await rowsOf(userEvents)];
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3, 4].map(() => size(key)));
    expect(new Set(responses.map(({ resultId, createdOnUtc }) => `${resultId} ${createdOnUtc}`)).size).toBe(1);
    expect([await rowsOf(resultSets), await rowsOf(userEvents)]).toEqual([sets + 1, events + 1]);
    const [event] = await server.store.db.select().from(userEvents).orderBy(sql`id desc`).limit(1);
    expect(event).toMatchObject({
      ...{ userId: await server.userId('engineer'), eventType: UserActionType.SizedFan, fanCategoryType: 1 },
      ...{ manufacturerLabelId: 1, projectId: null },
    });
  });

  it('is rejected when the key belongs to another request, and then writes nothing', async () => {
    const key = randomUUID();
    await size(key);
    const [sets, events] = [await rowsOf(resultSets), await rowsOf(userEvents)];
    const error: unknown = await size(key, 2500).catch((rejected: unknown) => rejected);
    expect(statusOf(error)).toBe(422);
    expect([await rowsOf(resultSets), await rowsOf(userEvents)]).toEqual([sets, events]);
  });

  it('leaves neither key nor action when the row is rejected, so that it may be tried again', async () => {
    const events = await rowsOf(userEvents);
    const key = randomUUID();
    const repeatable = { caller: 'user:x', key, method: 'POST', path: '/', requestHash: 'x', status: 200 };
    const actor = { userId: await server.userId('engineer'), guestKeyHash: null };
    const request = { actor, manufacturerLabelId: 1, userAction: UserActionType.SizedFan, repeatable };
    const insert = (id: number) =>
      insertTogether(server.store.db, request, {
        insert: (where) => sql`insert into user_events (manufacturer_label_id, event_type)
          select ${id}::int, 1 where ${where} returning id`,
        subject: {},
        result: id,
      });
    await expect(insert(4711)).rejects.toThrow();
    expect([await rowsOf(userEvents), await keysLike(key)]).toEqual([events, []]);
    await expect(insert(1)).resolves.toMatchObject({ row: { id: expect.anything() } });
    await expect(insert(1)).resolves.toEqual({ row: null, result: 1 });
    expect(await rowsOf(userEvents)).toBe(events + 2);
  });

  it('returns a long list compressed as a whole', async () => {
    const { headers, rawPayload } = await server.app.inject({
      method: 'POST',
      url: '/api/sizefan/exhaust-supply',
      headers: { 'accept-encoding': 'gzip' },
      payload: { fanCategoryType: 1, subFanCategoryType: 0, cfm: 2000, sp: 0.5, zip: '60606' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(rawPayload.length) });
    expect(JSON.parse(gunzipSync(rawPayload).toString()).results.length).toBeGreaterThan(90);
  });
});
