import { addFailedMail } from '../../../test/account-builder.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { COUNTED } from './store.ts';

describeOnEachStore('The dashboard of administrators', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  it('[ADM-002] [A-045] counts users, projects, items and events, over all and by day', async () => {
    const admin = await server.clientOf('admin');
    const before = await admin.adminDashboard.read();
    const engineer = await server.clientOf('engineer');
    const { projectId } = await engineer.projects.create({ projectName: 'Counted' });
    const { fanItemId } = await configureRoofFan(engineer);
    const loose = await admin.adminDashboard.read();
    // An item that was never saved is no item of a project.
    expect(loose.counts.items).toBe(before.counts.items);
    await attach(engineer, projectId, fanItemId);
    const after = await admin.adminDashboard.read();
    const [users, projects, items, events] = COUNTED.map((what) => before.counts[what] ?? Number.NaN);
    expect(after.counts).toMatchObject({ users, projects: (projects ?? 0) + 1, items: (items ?? 0) + 1 });
    expect(after.counts.events).toBeGreaterThan(events ?? 0);
    expect(after.days).toHaveLength(30);
    const sumOf = (what: 'projects' | 'events') => after.days.reduce((sum, day) => sum + day[what], 0);
    expect([sumOf('projects'), sumOf('events')]).toEqual([(projects ?? 0) + 1, after.counts.events]);
    expect(after.days.map(({ day }) => day)).toEqual([...after.days.map(({ day }) => day)].sort());
  });

  it('says how store, hub, mail and documents are', async () => {
    const admin = await server.clientOf('admin');
    const { mail } = (await admin.adminDashboard.read()).health;
    expect(mail?.hasServer).toBe(false);
    await addFailedMail(server);
    const { health } = await admin.adminDashboard.read();
    expect(health).toEqual({
      store: { milliseconds: expect.any(Number) },
      hub: { connections: 0 },
      mail: { ...mail, failed: (mail?.failed ?? 0) + 1 },
      documents: { files: 0 },
    });
  });

  it('has every part but the one that cannot be read', async () => {
    const admin = await server.clientOf('admin');
    await server.store.db.execute('alter table product_document_files rename to hidden_files');
    await server.store.db.execute('alter table fan_items rename to hidden_items');
    try {
      const { counts, days, health } = await admin.adminDashboard.read();
      expect([counts.items, health.documents]).toEqual([null, null]);
      expect(counts).toMatchObject({ users: expect.any(Number), events: expect.any(Number) });
      expect([days.length, health.mail]).toEqual([30, expect.objectContaining({ hasServer: false })]);
    } finally {
      await server.store.db.execute('alter table hidden_items rename to fan_items');
      await server.store.db.execute('alter table hidden_files rename to product_document_files');
    }
  });

  it('[ADM-006] [AUT-023] is closed to all users without the role', async () => {
    for (const userName of ['engineer', 'sales', 'dev'] as const) {
      const call = (await server.clientOf(userName)).adminDashboard.read();
      await expect(call).rejects.toMatchObject({ status: 403 });
    }
    await expect(server.client().adminDashboard.read()).rejects.toMatchObject({ status: 401 });
  });
});
