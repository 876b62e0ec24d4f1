import { randomUUID } from 'node:crypto';
import { type ApiClient, statusOf } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../store/database.ts';
import { sweepKeys } from './idempotency.ts';

describeOnEachStore('A repeated write', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  let dev: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    dev = await server.clientOf('dev');
  });
  afterAll(() => server.close());

  const create = (client: ApiClient, projectName: string, idempotencyKey: string) =>
    client.projects.create({ projectName }, { context: { idempotencyKey } });
  const eventsOf = (projectId: string) =>
    server.store.db.select().from(schema.userEvents).where(eq(schema.userEvents.projectId, projectId));

  it('[A-247] with the same key happens once and gets the same response', async () => {
    const key = randomUUID();
    const first = await create(engineer, 'Once', key);
    const second = await create(engineer, 'Once', key);
    expect(second).toEqual(first);
    await expect(eventsOf(first.projectId)).resolves.toHaveLength(1);
  });

  it('happens once even when both are under way at the same time', async () => {
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3, 4].map(() => create(engineer, 'Clicked twice', key)));
    const [first] = responses;
    for (const reply of responses) expect(reply).toEqual(first);
  });

  it('may try again when the first one failed', async () => {
    const key = randomUUID();
    await create(engineer, 'Taken', randomUUID());
    await expect(create(engineer, 'Taken', key)).rejects.toMatchObject({ status: 400 });
    const rows = await server.store.db.select().from(schema.idempotencyKeys).where(eq(schema.idempotencyKeys.key, key));
    expect(rows).toEqual([]);
    await expect(create(engineer, 'Free', key)).resolves.toMatchObject({ name: 'Free' });
  });

  it('is rejected when the key belongs to another request', async () => {
    const key = randomUUID();
    await create(engineer, 'Original', key);
    const error: unknown = await create(engineer, 'Different', key).catch((rejected: unknown) => rejected);
    expect(statusOf(error)).toBe(422);
  });

  it('of another user never gets the response of the first', async () => {
    const key = randomUUID();
    const mine = await create(engineer, 'Shared key', key);
    const theirs = await create(dev, 'Shared key', key);
    expect(theirs.projectId).not.toBe(mine.projectId);
    expect(theirs.userId).toBe(await server.userId('dev'));
  });

  it('with a key that is none is rejected', async () => {
    for (const key of ['', ' ', 'x'.repeat(201), 'ümlaut']) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/projects',
        headers: { authorization: `Bearer ${await server.tokenOf('engineer')}`, 'idempotency-key': key },
        payload: { projectName: 'Odd key' },
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it('is forgotten after a day', async () => {
    const key = randomUUID();
    await create(engineer, 'A day ago', key);
    const tomorrow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const find = () => server.store.db.select().from(schema.idempotencyKeys).where(eq(schema.idempotencyKeys.key, key));
    await sweepKeys(server.store.db, tomorrow(23.9));
    await expect(find()).resolves.toHaveLength(1);
    await sweepKeys(server.store.db, tomorrow(24.1));
    await expect(find()).resolves.toEqual([]);
  });
});
