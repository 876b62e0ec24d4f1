import type { HubConnection } from '@microsoft/signalr';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import {
  applyOptionsDelta,
  FAN_ITEM_HUB,
  type FanItemChangedMessage,
  optionsChecksum,
} from '@specbuilder/shared-contracts/domain';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { configureRoofFan, configureRooftopUnit, optionIdsByCode } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const GUEST = { guestKey: 'guest-of-configurations' };

describeOnEachStore('The configuration of an item', (kind) => {
  let server: TestApplication;
  let guest: ApiClient;
  let clients: HubClients;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    clients = await openHubClients(server);
    guest = server.client(GUEST);
  });
  afterEach(() => clients.stop());
  afterAll(() => server.close());

  it('[A-144] is in one response what the calls of its parts return', async () => {
    const { fanItemId } = await configureRooftopUnit(guest);
    const { fanItem } = guest;
    const input = { fanItemId };
    const whole = await fanItem.configuration(input);
    await expect(fanItem.read(input)).resolves.toEqual(whole.item);
    await expect(fanItem.options.list(input)).resolves.toEqual(whole.options);
    await expect(fanItem.motors.list(input)).resolves.toEqual(whole.motors);
    await expect(fanItem.curbs.list(input)).resolves.toEqual(whole.curbs);
    await expect(fanItem.validation(input)).resolves.toEqual(whole.validation);
    const { sections } = whole;
    await expect(fanItem.intakes.list(input)).resolves.toEqual(sections.intake);
    await expect(fanItem.temperatureControls.list(input)).resolves.toEqual(sections.temperatureControl);
    await expect(fanItem.returnAir.list(input)).resolves.toEqual(sections.returnAir);
    await expect(fanItem.coolingHeatPumps.list(input)).resolves.toEqual(sections.coolingHeatPump);
    await expect(fanItem.reheatCoil.list(input)).resolves.toEqual(sections.reheatCoil);
    await expect(fanItem.setpoints.list(input)).resolves.toEqual(sections.setpoints);
  });

  it('[A-144] [OPT-021] follows from the responses of changes alone, messages included', async () => {
    const { fanItemId } = await configureRooftopUnit(guest);
    let page = await guest.fanItem.configuration({ fanItemId });
    const ids = await optionIdsByCode(guest, fanItemId);
    const { checksum } = page.options.current;
    const volume = { fanItemId, optionId: ids['RVMIX'] ?? 0, selected: true, checksum };
    const changes = [
      () => guest.fanItem.returnAir.set({ ...volume, returnAirSetMode: 'percentage', outdoorAirPercentage: 40 }),
      () => guest.fanItem.coolingHeatPumps.set({ fanItemId, optionId: null, selected: false }),
      () => guest.fanItem.motors.set({ fanItemId, motorId: page.motors.at(-1)?.motorId ?? 0 }),
    ];
    for (const change of changes) {
      const response = await change();
      const fanOptions = applyOptionsDelta(page.options.fanOptions, response.delta);
      page = {
        item: response.item,
        options: { fanOptions: [...fanOptions], current: response.delta.after },
        motors: response.motors ?? page.motors,
        curbs: response.curbs ?? page.curbs,
        sections: { ...page.sections, ...response.sections },
        validation: response.validation,
        findings: response.findings,
      };
      expect(optionsChecksum(fanOptions)).toBe(response.delta.after.checksum);
      await expect(guest.fanItem.configuration({ fanItemId })).resolves.toEqual(page);
    }
  });

  it('is brought back whole by undo, whatever gave way to the change', async () => {
    const { fanItemId } = await configureRooftopUnit(guest);
    const ids = await optionIdsByCode(guest, fanItemId);
    const header = { fanItemId, trimmed: true };
    await guest.fanItem.returnAir.set({
      ...header,
      optionId: ids['RVMIX'] ?? 0,
      selected: true,
      outdoorAirPercentage: 40,
    });
    const { item: itemBefore, ...before } = await guest.fanItem.configuration({ fanItemId });
    const changed = await guest.fanItem.options.set({ ...header, fanOptionId: ids['RAN'] ?? 0, selected: true });
    const { item: _between, ...between } = await guest.fanItem.configuration({ fanItemId });
    expect(between).not.toEqual(before);
    const undone = await guest.fanItem.undo({ ...header, state: changed.item.rowVersion });
    const { item, ...after } = await guest.fanItem.configuration({ fanItemId });
    expect(after).toEqual(before);
    expect(item.price).toEqual(itemBefore.price);
    await guest.fanItem.undo({ ...header, state: undone.item.rowVersion });
    const { item: _again, ...again } = await guest.fanItem.configuration({ fanItemId });
    expect(again).toEqual(between);
  });

  it('is not taken back over what was changed since', async () => {
    const { fanItemId } = await configureRoofFan(guest);
    const ids = await optionIdsByCode(guest, fanItemId);
    const set = (selected: boolean) => guest.fanItem.options.set({ fanItemId, fanOptionId: ids['CTE'] ?? 0, selected });
    const { item } = await set(true);
    await set(false);
    for (const state of [item.rowVersion, item.rowVersion + 2]) {
      await expect(guest.fanItem.undo({ fanItemId, state })).rejects.toMatchObject({ status: 409 });
    }
  });

  it('sends what a change left as it is not again', async () => {
    const { fanItemId } = await configureRoofFan(guest);
    const ids = await optionIdsByCode(guest, fanItemId);
    const response = await guest.fanItem.options.set({ fanItemId, fanOptionId: ids['CTE'] ?? 0, selected: true });
    expect(response).not.toHaveProperty('motors');
    expect(response).not.toHaveProperty('curbs');
    expect(response.sections).toEqual({});
  });

  it('counts its states, and tells the number to who subscribes', async () => {
    const { fanItemId, rowVersion } = await configureRoofFan(guest);
    const ids = await optionIdsByCode(guest, fanItemId);
    const { item } = await guest.fanItem.options.set({ fanItemId, fanOptionId: ids['CTE'] ?? 0, selected: true });
    expect(item.rowVersion).toBe(rowVersion + 1);
    const { connection } = await clients.connect(GUEST);
    await expect(connection.invoke(FAN_ITEM_HUB.subscribe, fanItemId)).resolves.toEqual({ state: item.rowVersion });
  });

  it('is sent to all subscribers with every change, also one that rates no fan again', async () => {
    const { fanItemId, rowVersion } = await configureRoofFan(guest);
    const ids = await optionIdsByCode(guest, fanItemId);
    const { connection } = await clients.connect(GUEST);
    await connection.invoke(FAN_ITEM_HUB.subscribe, fanItemId);
    const received = nextChange(connection);
    await guest.fanItem.options.set({ fanItemId, fanOptionId: ids['CTE'] ?? 0, selected: true });
    await expect(received).resolves.toEqual({ fanItemId, state: rowVersion + 1 });
  });

  it('is sent to a user who reads it by its link, and to no one whose link is of something else', async () => {
    const { fanItemId, rowVersion } = await configureRoofFan(guest);
    const ids = await optionIdsByCode(guest, fanItemId);
    const { linkToken } = await guest.links.ofItem({ fanItemId });
    const reader = await clients.connect({ guestKey: 'reader', linkToken: linkToken ?? '' });
    await reader.connection.invoke(FAN_ITEM_HUB.subscribe, fanItemId);
    const received = nextChange(reader.connection);
    await guest.fanItem.options.set({ fanItemId, fanOptionId: ids['CTE'] ?? 0, selected: true });
    await expect(received).resolves.toEqual({ fanItemId, state: rowVersion + 1 });
    const other = await clients.connect({ guestKey: 'reader', linkToken: `${linkToken}x` });
    await expect(other.connection.invoke(FAN_ITEM_HUB.subscribe, fanItemId)).rejects.toThrow('Item not found');
  });
});

function nextChange(connection: HubConnection): Promise<FanItemChangedMessage> {
  return new Promise((resolve) => connection.on(FAN_ITEM_HUB.changed, resolve));
}
