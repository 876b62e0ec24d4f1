import { randomUUID } from 'node:crypto';
import { type FanItem, NEW_ITEM_ID, type ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { ProjectItemType } from '@specbuilder/shared-contracts/domain';
import { openHubClients } from '../../../test/hub/hub-clients.ts';
import {
  attach,
  chosenRow,
  configureCeilingFan,
  configureRoofFan,
  optionIdsByCode,
  sizeCeilingFan,
  sizeRoofFan,
} from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('[A-138] Choosing the row of an item again', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  async function placed(configure = configureRoofFan): Promise<ProjectItem> {
    const { projectId } = await engineer.projects.create({ projectName: `Job ${randomUUID().slice(0, 8)}` });
    const { fanItemId } = await configure(engineer);
    return attach(engineer, projectId, fanItemId, { tag: 'EF-7', qty: 4, notes: 'Over the kitchen' });
  }
  /** The row that is ranked second for twice the air. */
  async function otherRow(client = engineer) {
    const { resultId, results } = await sizeRoofFan(client, { cfm: 4000 });
    return chosenRow(resultId, results[1]?.motorListPrices ?? []);
  }
  async function otherCeilingRow(client = engineer) {
    const { resultId, results } = await sizeCeilingFan(client, 60_000);
    return chosenRow(resultId, results[1]?.motorListPrices ?? []);
  }
  const reselect = (fanItemId: string, row: object, client = engineer) =>
    client.fanItem.exhaustSupply.reselect({ fanItemId, ...(row as Awaited<ReturnType<typeof otherRow>>) });
  /** The fields that do not depend on the item's owner or location. */
  const fanOf = ({ fanItemId: _, projectItemId, projectId, tag, notes, qty, rowVersion, ...fan }: FanItem) => fan;

  it('[API-055] makes the item the fan of the row with default options, in its place with tag, quantity and notes', async () => {
    const before = await placed();
    const { fanItemId } = before;
    const ids = await optionIdsByCode(engineer, fanItemId);
    await engineer.fanItem.options.set({ fanItemId, fanOptionId: ids['CTE'] ?? 0, selected: true });
    const row = await otherRow();
    const fresh = await engineer.fanItem.create(row);
    const item = await reselect(fanItemId, { ...row, quantity: 9 });
    expect(fanOf(item)).toEqual(fanOf(fresh));
    const { projectId, tag, qty, notes } = before;
    expect(item).toMatchObject({ fanItemId, projectId, tag, qty, notes, rowVersion: before.rowVersion + 2 });
    const [read, whole] = await Promise.all([
      engineer.projects.items.read({ projectId: projectId ?? '', projectItemId: fanItemId }),
      engineer.fanItem.configuration({ fanItemId }),
    ]);
    expect(read).toMatchObject({ itemIndex: before.itemIndex, resultId: row.resultId, errors: [], outOfDate: [] });
    expect(whole.options).toEqual(await engineer.fanItem.options.list({ fanItemId: fresh.fanItemId }));
    await expect(engineer.fanItem.exhaustSupply.specification({ fanItemId })).resolves.toMatchObject({ cfm: 4000 });
  });

  it('[API-058] does so with a ceiling fan in its building, of which as many are taken as requested', async () => {
    const before = await placed(configureCeilingFan);
    const { fanItemId, projectId } = before;
    const building = await engineer.projects.saveBuilding({ projectId: projectId ?? '', squareFeet: 60_000 });
    await engineer.projects.setItemBuilding({
      projectId: projectId ?? '',
      projectItemId: fanItemId,
      buildingId: building.id,
    });
    const row = await otherCeilingRow();
    const kept = await engineer.fanItem.hvls.reselect({ fanItemId, ...row });
    expect(kept).toMatchObject({ fanItemId, projectId, tag: 'EF-7', qty: 4, resultId: row.resultId });
    expect(kept.fanUnitId).not.toBe(before.fanUnitId);
    const requested = await engineer.fanItem.hvls.reselect({ fanItemId, ...row, quantity: 6 });
    expect(requested).toMatchObject({ qty: 6, rowVersion: kept.rowVersion + 1 });
    const read = await engineer.projects.items.read({ projectId: projectId ?? '', projectItemId: fanItemId });
    expect(read).toMatchObject({ buildingId: building.id, qty: 6 });
  });

  it('makes an item without an id and with 0, of its own kind alone', async () => {
    const { exhaustSupply, hvls } = engineer.fanItem;
    const [row, ceilingRow] = [await otherRow(), await otherCeilingRow()];
    const made = [
      await exhaustSupply.create(row),
      await exhaustSupply.reselect({ fanItemId: NEW_ITEM_ID, ...row }),
      await hvls.create({ ...ceilingRow, quantity: 3 }),
      await hvls.reselect({ fanItemId: NEW_ITEM_ID, ...ceilingRow }),
    ];
    const { ExhaustSupplyFan, HighVolumeLowSpeedFan } = ProjectItemType;
    expect(made.map(({ itemType, qty, rowVersion }) => [itemType, qty, rowVersion])).toEqual([
      [ExhaustSupplyFan, 1, 1],
      [ExhaustSupplyFan, 1, 1],
      [HighVolumeLowSpeedFan, 3, 1],
      [HighVolumeLowSpeedFan, 1, 1],
    ]);
    expect(new Set(made.map(({ fanItemId }) => fanItemId)).size).toBe(made.length);
    await expect(exhaustSupply.create(ceilingRow)).rejects.toMatchObject({ status: 404 });
    await expect(hvls.create(row)).rejects.toMatchObject({ status: 404 });
  });

  it('rejects an item of the other kind in the words of its reads, and a row of the other kind', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const ceiling = (await configureCeilingFan(engineer)).fanItemId;
    const [row, ceilingRow] = [await otherRow(), await otherCeilingRow()];
    await expect(reselect(ceiling, row)).rejects.toMatchObject({
      status: 404,
      data: { message: `Exhaust Supply Not Found: ${ceiling}` },
    });
    await expect(engineer.fanItem.hvls.reselect({ fanItemId, ...ceilingRow })).rejects.toMatchObject({
      status: 404,
      data: { message: `HVLS Not Found: ${fanItemId}` },
    });
    await expect(reselect(fanItemId, ceilingRow)).rejects.toMatchObject({ status: 404 });
    await expect(reselect(fanItemId, { ...row, motorVoltageId: 1 })).rejects.toMatchObject({ status: 400 });
  });

  it('leaves items and results of strangers alone', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const stranger = server.client({ guestKey: 'a-stranger' });
    const row = await otherRow();
    await expect(reselect(fanItemId, await otherRow(stranger), stranger)).rejects.toMatchObject({ status: 404 });
    await expect(reselect(fanItemId, await otherRow(stranger))).rejects.toMatchObject({ status: 404 });
    await expect(reselect(NEW_ITEM_ID, row, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(engineer.fanItem.read({ fanItemId })).resolves.toMatchObject({ rowVersion: 1 });
  });

  it('keeps an item to its brand', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const elsewhere = await server.clientOf('engineer', { manufacturerLabelId: 17 });
    await expect(reselect(fanItemId, await otherRow(elsewhere))).rejects.toMatchObject({
      status: 400,
      data: { modelState: { resultId: ['The result and the item are of different brands.'] } },
    });
  });

  it('[A-247] happens once with one key', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const row = await otherRow();
    const once = { context: { idempotencyKey: randomUUID() } };
    const first = await engineer.fanItem.exhaustSupply.reselect({ fanItemId, ...row }, once);
    const again = await engineer.fanItem.exhaustSupply.reselect({ fanItemId, ...row }, once);
    expect(again).toEqual(first);
    await expect(engineer.fanItem.read({ fanItemId })).resolves.toMatchObject({ rowVersion: first.rowVersion });
  });

  it('[RTM-004] tells who watches the item, and counts the change of its project', async () => {
    const { fanItemId, projectId } = await placed();
    const input = { projectId: projectId ?? '' };
    const { changeNumber } = await engineer.projects.read(input);
    const clients = await openHubClients(server);
    const { connection, next } = await clients.connect({ user: 'engineer' });
    await connection.invoke('SubscribeFanItem', fanItemId);
    const received = next();
    const { rating, motor, rowVersion } = await reselect(fanItemId, await otherRow());
    await expect(received).resolves.toEqual({
      ...{ fanItemId, rpm: rating?.rpm, bhp: rating?.totalBhp },
      ...{ motorId: motor.motorId, state: rowVersion },
    });
    await clients.stop();
    await expect(engineer.projects.read(input)).resolves.toMatchObject({ changeNumber: changeNumber + 1 });
  });
});
