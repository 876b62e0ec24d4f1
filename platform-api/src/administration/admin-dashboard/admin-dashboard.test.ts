import { addFailedMail } from '../../../test/account-builder.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

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
    const { users, projects, items, events } = before.counts;
    expect(after.counts).toMatchObject({ users, projects: projects + 1, items: items + 1 });
    expect(after.counts.events).toBeGreaterThan(events);
    expect(after.days).toHaveLength(30);
    const sumOf = (what: 'projects' | 'events') => after.days.reduce((sum, day) => sum + day[what], 0);
    expect([sumOf('projects'), sumOf('events')]).toEqual([projects + 1, after.counts.events]);
    expect(after.days.map(({ day }) => day)).toEqual([...after.days.map(({ day }) => day)].sort());
  });

  it('says how store, hub, mail and documents are', async () => {
    const admin = await server.clientOf('admin');
    const { mail } = (await admin.adminDashboard.read()).health;
    expect(mail.hasServer).toBe(false);
    await addFailedMail(server);
    const { health } = await admin.adminDashboard.read();
    expect(health).toEqual({
      store: { milliseconds: expect.any(Number) },
      hub: { connections: 0 },
      mail: { ...mail, failed: mail.failed + 1 },
      documents: { files: 0 },
    });
  });

  it('[ADM-006] [AUT-023] is closed to all users without the role', async () => {
    for (const userName of ['engineer', 'sales', 'dev'] as const) {
      const call = (await server.clientOf(userName)).adminDashboard.read();
      await expect(call).rejects.toMatchObject({ status: 403 });
    }
    await expect(server.client().adminDashboard.read()).rejects.toMatchObject({ status: 401 });
  });
});
