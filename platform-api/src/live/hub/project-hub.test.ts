import type { HubConnection } from '@microsoft/signalr';
import { PROJECT_HUB, type ProjectChanged } from '@specbuilder/shared-contracts/api';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { defaultStoreKind, describeOnEachStore, type StoreKind } from '../../../test/store/test-store.ts';
import { addMember } from '../../../test/team-builder.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import { createApplication } from '../../application/application.ts';
import { openStore } from '../../core/store/open-store.ts';

/** Collects the project messages that a connection receives. */
function listen(connection: HubConnection) {
  const changes: ProjectChanged[] = [];
  const closed: string[] = [];
  connection.on(PROJECT_HUB.changed, (change: ProjectChanged) => changes.push(change));
  connection.on(PROJECT_HUB.closed, ({ projectId }: { projectId: string }) => closed.push(projectId));
  return { changes, closed };
}

async function openProject(server: TestApplication, projectName: string) {
  const engineer = await server.clientOf('engineer');
  const { projectId } = await engineer.projects.create({ projectName });
  const { projectItemId } = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
  await addMember(server.store.db, projectId, await server.userId('dev'), 'viewer');
  return { engineer, projectId, projectItemId };
}

describeOnEachStore('Who watches a project', (kind) => {
  let server: TestApplication;
  let clients: HubClients;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    clients = await openHubClients(server, PROJECT_HUB.path);
  });
  afterEach(() => clients.stop());
  afterAll(() => server.close());
  const watch = (connection: HubConnection, projectId: string) =>
    connection.invoke<{ changeNumber: number }>(PROJECT_HUB.watch, projectId);

  it('receives who changed what, each change with the next number', async () => {
    const { engineer, projectId, projectItemId } = await openProject(server, 'Watched');
    const { connection } = await clients.connect({ user: 'dev' });
    const { changes } = listen(connection);
    const { changeNumber } = await watch(connection, projectId);
    expect((await engineer.projects.read({ projectId })).changeNumber).toBe(changeNumber);
    await engineer.projects.items.update({ projectId, projectItemId, tag: 'EF-7', qty: 3 });
    await engineer.projects.items.delete({ projectId, projectItemIds: [projectItemId] });
    await engineer.projects.items.restore({ projectId, projectItemIds: [projectItemId] });
    await engineer.projects.items.setIndex({ projectId, projectItemId, itemIndex: 0 });
    await engineer.projects.rename({ projectId, projectName: 'Watched again' });
    await engineer.projects.saveBuilding({ projectId, squareFeet: 1000 });
    await engineer.projects.operatingCost.save({ projectId, daysPerWeek: 5, hoursPerDay: 9, electricCostPerKwh: 0.2 });
    await until(async () => changes.length === 7 || undefined);
    expect(changes.map(({ changeNumber: number }) => number - changeNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(changes.map(({ change: { what } }) => what)).toEqual([
      ...['cells', 'itemsRemoved', 'itemsRestored', 'itemsMoved', 'name', 'buildings', 'cost'],
    ]);
    expect(changes[0]).toMatchObject({
      ...{ projectId, userId: await server.userId('engineer'), userName: 'Maya Lindqvist' },
      change: { item: 'EF-7', cells: ['tag', 'quantity'], count: 1 },
    });
    await expect(engineer.projects.read({ projectId })).resolves.toMatchObject({ changeNumber: changeNumber + 7 });
  });

  it('receives nothing of a change that was rejected', async () => {
    const { engineer, projectId, projectItemId } = await openProject(server, 'Rejected');
    const { connection } = await clients.connect({ user: 'dev' });
    const { changes } = listen(connection);
    const { changeNumber } = await watch(connection, projectId);
    const stale = engineer.projects.items.update({ projectId, projectItemId, qty: 9, was: { qty: 77 } });
    await expect(stale).rejects.toMatchObject({ status: 409 });
    await engineer.projects.items.update({ projectId, projectItemId, qty: 9 });
    await until(async () => changes.length > 0 || undefined);
    expect(changes.map((change) => change.changeNumber)).toEqual([changeNumber + 1]);
  });

  it('is a user who may read it, and a member who was removed is notified that it is closed', async () => {
    const { engineer, projectId } = await openProject(server, 'Closed');
    const stranger = await clients.connect({ user: 'sales' });
    await expect(watch(stranger.connection, projectId)).rejects.toThrow('Project not found');
    const { connection } = await clients.connect({ user: 'dev' });
    const received = listen(connection);
    await watch(connection, projectId);
    await engineer.projects.members.remove({ projectId, userId: await server.userId('dev') });
    await until(async () => received.closed.length > 0 || undefined);
    expect(received).toEqual({ changes: [], closed: [projectId] });
    await expect(watch(connection, projectId)).rejects.toThrow('Project not found');
  });
});

const onPostgres: StoreKind = 'postgres';
(defaultStoreKind() === onPostgres ? describe : describe.skip)('Who watches a project at another server', () => {
  it('receives within a second what was changed at this one', async () => {
    const server = await startTestApplication({}, onPostgres);
    const store = await openStore(server.store.place.options);
    const other = await createApplication({ config: server.config, store });
    const clients = await openHubClients({ ...server, ...other }, PROJECT_HUB.path);
    const { engineer, projectId, projectItemId } = await openProject(server, 'Two servers');
    const { connection } = await clients.connect({ user: 'dev' });
    const { changes } = listen(connection);
    await connection.invoke(PROJECT_HUB.watch, projectId);
    const start = Date.now();
    await engineer.projects.items.update({ projectId, projectItemId, notes: 'Roof' });
    await until(async () => changes.length > 0 || undefined);
    expect(Date.now() - start).toBeLessThan(1000);
    expect(changes).toMatchObject([{ userName: 'Maya Lindqvist', change: { what: 'cells', cells: ['notes'] } }]);
    await clients.stop();
    other.lifecycle.drain();
    await other.app.close();
    await store.close();
    await server.close();
  });
});
