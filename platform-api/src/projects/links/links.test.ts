import { configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('A link that can be mailed', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  async function linkedItem(maker = server.client()) {
    const item = await configureRoofFan(maker);
    const { linkToken } = await maker.links.ofItem(item);
    return { item, maker, linkToken, reader: server.client({ linkToken }) };
  }

  it("opens a guest's item with its result in another browser, to be read", async () => {
    const { item, reader } = await linkedItem();
    const { fanItemId, resultId } = item;
    await expect(reader.fanItem.read({ fanItemId })).resolves.toEqual({ ...item, isReadOnly: true });
    await expect(reader.fanItem.options.list({ fanItemId })).resolves.toHaveProperty('fanOptions');
    await expect(reader.sizing.exhaustSupply.byResultId({ resultId })).resolves.toMatchObject({ isReadOnly: true });
  });

  it('rejects every change by it and says what to do', async () => {
    const { item, reader } = await linkedItem();
    const { fanItemId, motor } = item;
    await expect(reader.fanItem.motors.set({ fanItemId, motorId: motor.motorId })).rejects.toMatchObject({
      status: 403,
      data: { message: expect.stringContaining('Make your own copy') },
    });
  });

  it('opens a result without its items', async () => {
    const maker = server.client();
    const { fanItemId, resultId } = await configureRoofFan(maker);
    const { linkToken } = await maker.links.ofResult({ resultId });
    const reader = server.client({ linkToken });
    const read = await reader.sizing.exhaustSupply.byResultId({ resultId });
    expect(read.isReadOnly).toBe(true);
    expect(await maker.sizing.exhaustSupply.byResultId({ resultId })).not.toHaveProperty('isReadOnly');
    await expect(reader.fanItem.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
  });

  it.each(['x', 'A'.repeat(43)])(
    'opens nothing with the wrong token %s, and none with that of another item',
    async (wrong) => {
      const { item } = await linkedItem();
      const other = await linkedItem();
      for (const linkToken of [wrong, other.linkToken]) {
        const stranger = server.client({ linkToken });
        await expect(stranger.fanItem.read(item)).rejects.toMatchObject({ status: 404 });
        await expect(stranger.sizing.exhaustSupply.byResultId(item)).rejects.toMatchObject({ status: 404 });
      }
    },
  );

  it('is given out by the creator of the thing alone', async () => {
    const { item, reader } = await linkedItem();
    await expect(reader.links.ofItem(item)).resolves.toEqual({ linkToken: null });
    await expect(reader.links.ofResult(item)).resolves.toEqual({ linkToken: null });
    await expect(server.client().links.ofItem(item)).rejects.toMatchObject({ status: 404 });
  });

  it('opens nothing any more once the item is in a project, whose members see it', async () => {
    const engineer = await server.clientOf('engineer');
    const { item, linkToken, reader } = await linkedItem(engineer);
    const { projectId } = await engineer.projects.create({ projectName: 'Linked' });
    await engineer.projects.attachItem({ projectId, itemId: item.fanItemId, tag: 'EF-1', qty: 1, notes: null });
    await expect(reader.fanItem.read(item)).rejects.toMatchObject({ status: 404 });
    await expect(engineer.links.ofItem(item)).resolves.toEqual({ linkToken: null });
    expect(server.log()).not.toContain(linkToken);
  });

  it('leads to a copy of one’s own, which can be changed', async () => {
    const { item, reader, maker } = await linkedItem();
    const copy = await reader.links.copyItem(item);
    expect(copy).toMatchObject({ modelDisplayAs: item.modelDisplayAs, price: item.price, isReadOnly: false });
    expect(copy.fanItemId).not.toBe(item.fanItemId);
    const { fanItemId, motor, resultId } = copy;
    await expect(reader.fanItem.motors.set({ fanItemId, motorId: motor.motorId })).resolves.toHaveProperty('item');
    await expect(reader.sizing.exhaustSupply.byResultId({ resultId })).resolves.not.toHaveProperty('isReadOnly');
    await expect(maker.fanItem.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
  });
});
