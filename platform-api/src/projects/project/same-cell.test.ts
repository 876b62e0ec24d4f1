import { randomUUID } from 'node:crypto';
import { type ApiClient, errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { addMember } from '../../../test/team-builder.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('Two people at the same cell', (kind) => {
  let server: TestApplication;
  let maya: ApiClient;
  let dev: ApiClient;
  let projectId: string;
  let projectItemId: string;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    maya = await server.clientOf('engineer');
    dev = await server.clientOf('dev');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ projectId } = await maya.projects.create({ projectName: `Cells ${randomUUID()}` }));
    await addMember(server.store.db, projectId, await server.userId('dev'), 'editor');
    ({ projectItemId } = await attach(maya, projectId, (await configureRoofFan(maya)).fanItemId));
  });

  const update = (client: ApiClient, change: object) =>
    client.projects.items.update({ projectId, projectItemId, ...change });
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), body: errorBodyOf(error) };
  };

  it('hear who was first and what it is now', async () => {
    await update(maya, { tag: 'EF-2', was: { tag: 'EF-1' } });
    const { status, body } = await rejectionOf(update(dev, { tag: 'EF-3', was: { tag: 'EF-1' } }));
    const words = expect.stringMatching(/^Maya Lindqvist was first: the tag of \S+ is now EF-2\.$/);
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: words, errors: { tag: [words] }, current: { tag: 'EF-2' } });
    const taken = await update(dev, { tag: 'EF-3', was: { tag: 'EF-2' } });
    expect(taken).toMatchObject({ tag: 'EF-3' });
  });

  it('both keep what they wrote into different cells', async () => {
    await update(maya, { tag: 'EF-2', was: { tag: 'EF-1' } });
    await expect(update(dev, { qty: 7, was: { qty: 2 } })).resolves.toMatchObject({ tag: 'EF-2', qty: 7 });
    await expect(update(maya, { notes: 'Roof', was: { notes: null } })).resolves.toMatchObject({
      qty: 7,
      notes: 'Roof',
    });
  });

  it('agree where both write the same', async () => {
    await update(maya, { qty: 5, was: { qty: 2 } });
    await expect(update(dev, { qty: 5, was: { qty: 2 } })).resolves.toMatchObject({ qty: 5 });
  });

  it('leave cells alone that a pasted line only sends along', async () => {
    await update(maya, { notes: 'Roof', was: { notes: null } });
    const line = {
      projectItemId,
      tag: 'EF-9',
      quantity: 2,
      notes: null,
      was: { tag: 'EF-1', quantity: 2, notes: null },
    };
    const [item] = await dev.projects.items.setMany({ projectId, items: [line] });
    expect(item).toMatchObject({ tag: 'EF-9', notes: 'Roof' });
  });

  it('overwrite one another where a call does not say what it saw', async () => {
    await update(maya, { tag: 'EF-2' });
    await expect(update(dev, { tag: 'EF-3' })).resolves.toMatchObject({ tag: 'EF-3' });
  });

  it('hear the same of the project’s name', async () => {
    const { projectName: was } = await maya.projects.read({ projectId });
    await maya.projects.rename({ projectId, projectName: `Harbor ${projectId}`, was });
    const { status, body } = await rejectionOf(dev.projects.rename({ projectId, projectName: 'Pier', was }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: `Maya Lindqvist was first: the project is now called Harbor ${projectId}.`,
      current: { projectName: `Harbor ${projectId}`, role: 'editor' },
    });
  });
});
