import { sql } from 'drizzle-orm';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../../test/store/test-store.ts';
import { createPayloadAdapter, sweepPayloads } from './payload-adapter.ts';

describe('What the identity provider keeps', () => {
  let store: TestStore;
  let ended: string[];
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  beforeEach(async () => {
    ended = [];
    await store.db.execute(sql`delete from oidc_payloads`);
  });
  afterAll(() => store.close());

  const of = (type: string) => createPayloadAdapter(store.db, async (grantId) => void ended.push(grantId))(type);

  it('is found by kind and id, as it was written last', async () => {
    await of('Session').upsert('1', { kind: 'one' }, 60);
    await of('Session').upsert('2', { kind: 'two' }, 60);
    await of('Grant').upsert('1', { kind: 'other' }, 60);
    await of('Session').upsert('1', { kind: 'changed' }, 60);
    expect(await of('Session').find('1')).toEqual({ kind: 'changed' });
    expect(await of('Session').find('2')).toEqual({ kind: 'two' });
    expect(await of('Grant').find('1')).toEqual({ kind: 'other' });
    expect(await of('Grant').find('2')).toBeUndefined();
    expect(await of('Session').findByUserCode('1')).toBeUndefined();
  });

  it('is found by the id of its session, of its kind alone', async () => {
    await of('Session').upsert('1', { uid: 'u-1' }, 60);
    await of('Other').upsert('2', { uid: 'u-2' }, 60);
    expect(await of('Session').findByUid('u-1')).toEqual({ uid: 'u-1' });
    expect(await of('Session').findByUid('u-2')).toBeUndefined();
  });

  it('is not found once its time is over, and swept', async () => {
    await of('Code').upsert('short', {}, -1);
    await of('Code').upsert('long', {}, 600);
    await of('Code').upsert('endless', {}, undefined as never);
    expect(await of('Code').find('short')).toBeUndefined();
    expect([await of('Code').find('long'), await of('Code').find('endless')]).toEqual([{}, {}]);
    expect(await sweepPayloads(store.db, new Date())).toBe(1);
    expect(await sweepPayloads(store.db, new Date(Date.now() + 590_000))).toBe(0);
    expect(await sweepPayloads(store.db, new Date(Date.now() + 610_000))).toBe(1);
    expect(await of('Code').find('endless')).toEqual({});
  });

  it('is marked with the second in which it was used', async () => {
    await of('Code').upsert('used', { a: 1 }, 60);
    await of('Code').upsert('other', {}, 60);
    await of('Code').consume('used');
    const { consumed, ...rest } = (await of('Code').find('used')) ?? {};
    expect(rest).toEqual({ a: 1 });
    expect(Number.isInteger(consumed)).toBe(true);
    expect(Math.abs(Number(consumed) - Date.now() / 1000)).toBeLessThan(60);
    expect(await of('Code').find('other')).toEqual({});
  });

  it('ends the session with its grant, not with anything else', async () => {
    await of('Grant').upsert('g-1', {}, 60);
    await of('Code').upsert('c-1', {}, 60);
    await of('Code').destroy('c-1');
    expect([await of('Code').find('c-1'), ended]).toEqual([undefined, []]);
    await of('Grant').destroy('g-1');
    expect([await of('Grant').find('g-1'), ended]).toEqual([undefined, ['g-1']]);
  });

  it('goes with the grant it belongs to when that is revoked', async () => {
    await of('AccessToken').upsert('t-1', { grantId: 'g-1' }, 60);
    await of('AccessToken').upsert('t-2', { grantId: 'g-2' }, 60);
    await of('AccessToken').revokeByGrantId('g-1');
    expect(await of('AccessToken').find('t-1')).toBeUndefined();
    expect(await of('AccessToken').find('t-2')).toEqual({ grantId: 'g-2' });
    expect(ended).toEqual(['g-1']);
  });
});
