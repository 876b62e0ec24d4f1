import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { recordAudit } from '../../core/audit/chain.ts';

describeOnEachStore('The audit log as administrators read it', (kind) => {
  let server: TestApplication;
  let engineerId: string;
  const GONE = '0190aaaa-0000-4000-8000-00000000dead';
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineerId = (await (await server.clientOf('engineer')).user.details()).userId;
    const record = (action: AuditAction, actorId: string | null, userId: string, details = {}) =>
      recordAudit(server.store.db, { action, userId, details }, { actorId, address: '203.0.113.9' });
    await record('sign-in-failed', null, engineerId);
    await record('signed-in', engineerId, engineerId);
    await record('roles-changed', GONE, engineerId, { after: '=cmd()', before: 'user' });
    await record('signed-out', GONE, GONE);
  });
  afterAll(() => server.close());
  const log = async (query = {}) => (await server.clientOf('admin')).auditLog.list(query);
  const actions = async (query = {}) => (await log(query)).items.map(({ action }) => action);
  const OWN: readonly AuditAction[] = ['sign-in-failed', 'signed-in', 'roles-changed', 'signed-out'];

  it('has the newest line first, with the names of those who still have an account', async () => {
    const { items, totalCount } = await log({ action: ['roles-changed'] });
    expect(totalCount).toBe(1);
    expect(items[0]).toMatchObject({
      actor: { userId: GONE, userName: null },
      user: { userId: engineerId, userName: 'engineer' },
      network: '203.0.113.0/24',
      details: { after: '=cmd()', before: 'user' },
    });
    expect((await actions()).filter((action) => OWN.includes(action))[0]).toBe('signed-out');
  });

  it('is filtered by action, person and time, and comes page by page', async () => {
    expect(await actions({ action: ['signed-out', 'roles-changed'], pageSize: 1 })).toEqual(['signed-out']);
    expect(await actions({ action: ['signed-out', 'roles-changed'], pageSize: 1, pageIndex: 1 })).toEqual([
      'roles-changed',
    ]);
    expect(await actions({ userId: GONE })).toEqual(['signed-out', 'roles-changed']);
    expect(await actions({ toDate: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect((await actions({ fromDate: '2020-01-01T00:00:00Z' })).length).toBeGreaterThan(3);
    await expect(log({ fromDate: 'yesterday' })).rejects.toMatchObject({ status: 400 });
  });

  it('comes as a file in which no cell is a formula', async () => {
    const admin = await server.clientOf('admin');
    const { fileName, csv } = await admin.auditLog.csv({ userId: GONE });
    expect(fileName).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(csv.startsWith('\ufeff')).toBe(true);
    const lines = csv.slice(1).split('\r\n');
    const [header, first, second] = lines;
    expect(header).toBe('sequence,occurredOnUtc,action,actor,user,subject,network,details');
    expect(first).toContain(`,signed-out,${GONE},${GONE},,203.0.113.0/24,`);
    expect(second).toContain(`"{""after"":""=cmd()"",""before"":""user""}"`);
    expect(lines.flatMap((line) => line.split(',')).filter((cell) => cell.startsWith('='))).toEqual([]);
  });
});
