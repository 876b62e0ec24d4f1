import { randomUUID } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { runEntry, storeSettings } from '../../../test/entry-process.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema, type Transaction } from '../store/database.ts';
import { type AuditEntry, appendAudit, recordAudit } from './chain.ts';
import { cutAudit } from './cut.ts';
import { verifyAudit } from './verify.ts';
import { runVerifyCommand } from './verify-command.ts';

const ORIGIN = { actorId: '0190aaaa-0000-4000-8000-000000000001', address: '203.0.113.77' };
const FAILED: AuditEntry = { action: 'sign-in-failed', details: { reason: 'password', client: 'web' } };

describeOnEachStore('The audit log', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  const record = (entry = FAILED) => recordAudit(store.db, entry, ORIGIN);
  const lines = () => store.db.select().from(schema.auditRecords).orderBy(asc(schema.auditRecords.sequence));

  it('is whole while it is empty, and when lines are written at the same time', async () => {
    expect((await verifyAudit(store.db)).flaw).toBeNull();
    await Promise.all(Array.from({ length: 6 }, () => record()));
    expect((await lines()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    const { end, flaw } = await verifyAudit(store.db);
    expect(flaw).toBeNull();
    expect(end).toEqual({ sequence: 6, hash: (await lines()).at(-1)?.hash });
  });

  it('has the network of the caller and not the address', async () => {
    await record();
    await recordAudit(store.db, FAILED, { actorId: null, address: '2001:db8:1234:5678::9' });
    await recordAudit(store.db, FAILED, { actorId: null, address: null });
    const networks = (await lines()).slice(-3).map(({ network }) => network);
    expect(networks).toEqual(['203.0.113.0/24', '2001:db8:1234::/48', null]);
  });

  it.each([
    ["update audit_records set action = 'signed-in'"],
    ['delete from audit_records'],
    ['truncate audit_records'],
    ['delete from audit_head'],
  ])('rejects %s', async (statement) => {
    const before = await lines();
    const rejected = store.db.execute(sql.raw(statement));
    await expect(rejected).rejects.toMatchObject({ cause: { message: 'The audit log can only be added to.' } });
    expect(await lines()).toEqual(before);
  });

  it.each([
    ["update audit_records set action = 'signed-in' where sequence = 2", { kind: 'changed', sequence: 2 }],
    [`update audit_records set details = '{"client":"api"}' where sequence = 3`, { kind: 'changed', sequence: 3 }],
    ['delete from audit_records where sequence = 2', { kind: 'missing', sequence: 2 }],
    ['delete from audit_records where sequence > 2', { kind: 'shortened', sequence: 3 }],
  ])('is found out when the owner of the database gets past that with %s', async (statement, flaw) => {
    for (let count = 0; count < 3; count += 1) await record();
    const verdict = await asOwner(store, [statement], (tx) => verifyAudit(tx));
    expect(verdict.flaw).toEqual(flaw);
  });

  it('that was written from the start once more is found out by an end that was noted before', async () => {
    await record();
    const { end } = await verifyAudit(store.db);
    const rewrite = [
      'delete from audit_records',
      "update audit_head set sequence = 0, hash = repeat('0', 64) where id = 'head'",
    ];
    const verdicts = await asOwner(store, rewrite, async (tx) => {
      const others = Array.from({ length: end.sequence }, (): AuditEntry => ({ action: 'signed-out' }));
      await appendAudit(tx, others, ORIGIN);
      return { unaware: await verifyAudit(tx), aware: await verifyAudit(tx, end) };
    });
    expect(verdicts.unaware.flaw).toBeNull();
    expect(verdicts.aware.flaw).toEqual({ kind: 'rewritten', sequence: end.sequence });
  });

  it('says by command whether it is whole, and takes the end that the last check printed', async () => {
    await record();
    const whole = await runVerifyCommand(store.db, []);
    expect(whole).toMatchObject({
      isDone: true,
      text: expect.stringMatching(/^The audit log is whole: \d+ lines\.\n/),
    });
    const [noted = ''] = /\d+:[0-9a-f]{64}$/.exec(whole.text) ?? [];
    expect(await runVerifyCommand(store.db, [noted])).toEqual(whole);
    expect((await runVerifyCommand(store.db, ['yesterday'])).isDone).toBe(false);
    const change = "update audit_records set network = '198.51.100.0/24' where sequence = 1";
    expect(await asOwner(store, [change], (tx) => runVerifyCommand(tx, []))).toEqual({
      text: 'The audit log is not whole: line 1 was changed after it was written.',
      isDone: false,
    });
  });
});

describeOnEachStore('The audit log whose oldest lines were cut off', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  const record = () => recordAudit(store.db, FAILED, ORIGIN);
  const lines = () => store.db.select().from(schema.auditRecords).orderBy(asc(schema.auditRecords.sequence));
  const cutUpTo = async (count: number) => {
    const [first] = (await lines()).slice(count);
    return cutAudit(store.db, first?.occurredOnUtc ?? new Date());
  };
  const later = async () => {
    // Lines of the same millisecond are cut together or not at all.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await record();
  };

  it('proves itself from there on, and says up to where it was cut', async () => {
    for (let count = 0; count < 4; count += 1) await later();
    const before = await verifyAudit(store.db);
    const all = (await lines()).length;
    const cut = await cutUpTo(all - 2);
    expect(cut).toBe(all - 2);
    const [first, , said] = await lines();
    expect(said).toMatchObject({
      action: 'audit-cut',
      actorId: null,
      details: { upTo: String((first?.sequence ?? 0) - 1), hash: first?.previousHash },
    });
    expect((await verifyAudit(store.db, before.end)).flaw).toBeNull();
    expect((await runVerifyCommand(store.db, [])).text).toContain(`Lines up to ${(first?.sequence ?? 0) - 1} were cut`);
  });

  it('can be cut again, by one of two servers at a time', async () => {
    for (let count = 0; count < 3; count += 1) await later();
    const all = (await lines()).length;
    const limit = (await lines())[all - 1]?.occurredOnUtc ?? new Date();
    const cuts = await Promise.all([cutAudit(store.db, limit), cutAudit(store.db, limit)]);
    expect(cuts.sort()).toEqual([0, all - 1].sort());
    expect(await cutAudit(store.db, limit)).toBe(0);
    expect((await verifyAudit(store.db)).flaw).toBeNull();
  });

  it('is not cut where nothing is old enough', async () => {
    const before = await lines();
    expect(await cutAudit(store.db, new Date(0))).toBe(0);
    expect(await lines()).toEqual(before);
  });

  it.each([
    ['delete from audit_records where sequence = (select max(sequence) from audit_records)'],
    ["update audit_head set sequence = sequence + 1 where id = 'anchor'"],
    ["update audit_head set sequence = 0 where id = 'anchor'"],
  ])('loses no other line, even where a session claims to cut the log: %s', async (statement) => {
    await later();
    const tried = store.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('specbuilder.audit_cut', 'on', true)`);
      await tx.execute(sql.raw(statement));
    });
    await expect(tried).rejects.toMatchObject({ cause: { message: 'The audit log can only be added to.' } });
    expect((await verifyAudit(store.db)).flaw).toBeNull();
  });

  it('is detected when it was cut off without a line that says so', async () => {
    await later();
    const { sequence, hash } = (await lines()).at(-2) ?? {};
    const cut = [
      'alter table audit_head disable trigger user',
      `update audit_head set sequence = ${sequence}, hash = '${hash}' where id = 'anchor'`,
      `delete from audit_records where sequence <= ${sequence}`,
    ];
    const verdict = await asOwner(store, cut, (tx) => verifyAudit(tx));
    expect(verdict.flaw).toEqual({ kind: 'cut', sequence });
  });
});

describeOnEachStore('A call that deletes', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  it('is in the audit log with who did it, once it is done', async () => {
    const engineer = await server.clientOf('engineer');
    const { projectId } = await engineer.projects.create({ projectName: 'Short-lived' });
    const other = await server.clientOf('dev');
    await expect(other.projectStubs.delete({ projectId: randomUUID() })).rejects.toMatchObject({ status: 404 });
    const { fanItemId } = await configureRoofFan(engineer);
    await attach(engineer, projectId, fanItemId, { tag: 'EF-1' });
    await engineer.projects.items.delete({ projectId, projectItemIds: [fanItemId] });
    await engineer.projectStubs.delete({ projectId });
    const deleted = await server.store.db.select().from(schema.auditRecords);
    const { userId } = await engineer.user.details();
    expect(deleted).toEqual([
      expect.objectContaining({
        action: 'deleted',
        actorId: userId,
        subject: `/api/projects/${projectId}/items/delete`,
      }),
      expect.objectContaining({ action: 'deleted', actorId: userId, subject: `/api/projectStubs/${projectId}` }),
    ]);
  });
});

describeOnEachStore('The command audit-verify', (kind) => {
  it('reads the log beside a running server', async () => {
    const store = await openTestStore(kind);
    await recordAudit(store.db, FAILED, ORIGIN);
    const command = runEntry('audit-verify', storeSettings(store.place));
    expect(await command.exited).toBe(0);
    expect(command.output()).toMatch(/^The audit log is whole: 1 line\.\n.*1:[0-9a-f]{64}\n$/s);
    await store.close();
  });
});

/** What only the owner of the database can do: statements behind the triggers, taken back when `look` has seen them. */
async function asOwner<T>(store: TestStore, statements: readonly string[], look: (tx: Transaction) => Promise<T>) {
  const enough = new Error('seen');
  let seen: T | undefined;
  const changed = store.db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table audit_records disable trigger user'));
    for (const statement of statements) await tx.execute(sql.raw(statement));
    seen = await look(tx);
    throw enough;
  });
  await expect(changed).rejects.toBe(enough);
  return seen as T;
}
