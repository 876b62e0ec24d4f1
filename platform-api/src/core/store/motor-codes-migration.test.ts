import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { SNAPSHOT } from '../../../test/fan-item-fixture.ts';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { MIGRATIONS_FOLDER } from '../package/package-folder.ts';
import { schema } from './database.ts';
import type { ItemSnapshot } from './schema/index.ts';

const MIGRATION = readFileSync(path.join(MIGRATIONS_FOLDER, '0005_motor_codes.sql'), 'utf8');

const { motorKind: _kind, drive: _drive, ...values } = SNAPSHOT.motor;
/** A motor as it was stored, with its name in words. */
const worded = (motorId: number, motor: readonly string[], isEcm = false) => ({ ...values, motorId, isEcm, motor });
const coded = (motorId: number, motorKind: string, drive: string | null, isEcm = false) => {
  return { ...values, motorId, isEcm, motorKind, drive };
};
const MOTORS = [
  [worded(10_294, ['7.5 hp', 'ODP', '1,750 rpm']), coded(10_294, 'ThreePhase', null)],
  [worded(10_294, ['7.5 hp', 'ODP', '1,750 rpm', 'VFD']), coded(10_294, 'ThreePhase', 'Vfd')],
  [worded(20_294, ['1/2 hp', 'ODP', '1,725 rpm', 'single phase']), coded(20_294, 'SinglePhase', null)],
  [
    worded(40_294, ['1/2 hp', 'ODP', '1,550 rpm', 'single phase', 'speed control']),
    coded(40_294, 'SinglePhase', 'SpeedControl'),
  ],
  [worded(30_294, ['1/2 hp', 'TENV', '1,750 rpm', 'ECM'], true), coded(30_294, 'Ecm', null, true)],
  [worded(53_150, ['1.5 hp', 'TENV', '74 rpm', 'three phase']), coded(53_150, 'ThreePhase', 'Onboard')],
  [worded(51_150, ['1.5 hp', 'TENV', '74 rpm', 'single phase']), coded(51_150, 'SinglePhase', 'Onboard')],
] as const;
const SPANISH = [
  worded(40_294, ['1/2 hp', 'ODP', '1,550 rpm', 'monofásico', 'control de velocidad']),
  coded(40_294, 'SinglePhase', 'SpeedControl'),
] as const;

describeOnEachStore('Motors that were stored with their name in words', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  const resultSet = async (results: unknown) => {
    const versions = { catalogueVersion: 'c', engineVersion: 'e', priceBookVersion: 'p' };
    const [set] = await store.db
      .insert(schema.resultSets)
      .values({
        ...versions,
        manufacturerLabelId: 1,
        fanCategoryType: 1,
        specification: sql`'{}'`,
        results: sql`${JSON.stringify(results)}::jsonb`,
        excluded: [],
        candidateCount: 1,
      })
      .returning();
    if (set === undefined) throw new Error('not stored');
    return { ...versions, resultId: set.id };
  };
  const resultsOf = async (id: string) => {
    const [set] = await store.db.select().from(schema.resultSets).where(eq(schema.resultSets.id, id));
    return set?.results;
  };

  it('have codes instead in results and items, and codes as well in responses kept for repeats', async () => {
    const { db } = store;
    const rows = (place: 0 | 1) => [
      { fanUnitId: 1, price: { motor: 5 }, motorListPrices: MOTORS.map((pair) => pair[place]) },
      { fanUnitId: 2, motorListPrices: [] },
    ];
    const { resultId, ...versions } = await resultSet(rows(0));
    const snapshotOf = (motor: unknown) => ({ ...SNAPSHOT, motor }) as ItemSnapshot;
    const [item] = await db
      .insert(schema.fanItems)
      .values({
        ...versions,
        resultId,
        manufacturerLabelId: 1,
        itemType: 1,
        fanCategoryType: 1,
        subFanCategoryType: 1,
        fanUnitId: 1,
        specification: sql`'{}'`,
        configuration: sql`'{}'`,
        snapshot: snapshotOf(MOTORS[2][0]),
      })
      .returning();
    const response = (motor: object) => ({ item: { price: { motor: 5 }, motor }, motors: [motor] });
    const key = { caller: 'c', key: 'k', method: 'PUT', path: '/', requestHash: 'h' };
    await db.insert(schema.idempotencyKeys).values({ ...key, body: response(SPANISH[0]) });
    await db.execute(sql.raw(MIGRATION));
    expect(await resultsOf(resultId)).toEqual(rows(1));
    const [stored] = await db
      .select()
      .from(schema.fanItems)
      .where(eq(schema.fanItems.id, item?.id ?? ''));
    expect(stored?.snapshot).toEqual(snapshotOf(MOTORS[2][1]));
    const [repeat] = await db.select().from(schema.idempotencyKeys).where(eq(schema.idempotencyKeys.key, 'k'));
    expect(repeat?.body).toEqual(response({ ...SPANISH[0], ...SPANISH[1] }));
  });

  it('stay as they are where they have codes', async () => {
    const rows = [{ motorListPrices: MOTORS.map(([, motor]) => motor) }];
    const { resultId } = await resultSet(rows);
    await store.db.execute(sql.raw(MIGRATION));
    expect(await resultsOf(resultId)).toEqual(rows);
  });
});
