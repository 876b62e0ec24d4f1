import { randomUUID } from 'node:crypto';
import type { FanItem, FanOption } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { applyOptionsDelta, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { chosenRow, configureCeilingFan, configureRoofFan, sizeRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('A configured fan', (kind) => {
  let server: TestApplication;
  let guest: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    guest = server.client({ guestKey: 'guest-of-these-tests' });
  });
  afterAll(() => server.close());

  async function optionNamed(client: ApiClient, fanItemId: string, name: string): Promise<FanOption> {
    const { fanOptions } = await client.fanItem.options.list({ fanItemId });
    const option = fanOptions.find(({ description, isVisible }) => isVisible && description.startsWith(name));
    if (option === undefined) throw new Error(`The fan has no ${name}`);
    return option;
  }

  const choose = (item: FanItem, fanOptionId: number, more: object = {}) =>
    guest.fanItem.options.set({ fanItemId: item.fanItemId, fanOptionId, selected: true, ...more });

  it('[RES-020] [API-053] [API-054] is made of a row, its motor and voltage, with figures and price', async () => {
    const item = await configureRoofFan(guest);
    expect(item).toMatchObject({ projectId: null, qty: 1, isReadOnly: false, rowVersion: 1 });
    expect(item.projectItemId).toBe(item.fanItemId);
    expect(item.price.total).toBe(item.price.unit + item.price.motor + item.price.options);
    await expect(guest.fanItem.read({ fanItemId: item.fanItemId })).resolves.toEqual(item);
    const { image } = item;
    const picture = await server.app.inject({ url: image });
    expect(picture.statusCode).toBe(200);
  });

  it('has a picture whose address says the air and the frequency of its motor, by which its live curve is read', async () => {
    const at = (image: string) => new URLSearchParams(image.slice(image.indexOf('?')));
    const sixty = at((await configureRoofFan(guest)).image);
    expect([sixty.get('motorFrequency'), sixty.get('motorAmbient')]).toEqual([null, '70']);
    const { image } = await configureRoofFan(guest, { motorFrequency: 50, ambientTemperature: 95 });
    expect([at(image).get('motorFrequency'), at(image).get('motorAmbient')]).toEqual(['50', '95']);
    expect((await server.app.inject({ url: image })).statusCode).toBe(200);
  });

  it('[A-114] rejects a motor or voltage that does not belong to the row', async () => {
    const { resultId, results } = await sizeRoofFan(guest);
    const chosen = chosenRow(resultId, results[0]?.motorListPrices ?? []);
    for (const wrong of [{ motorId: 1 }, { motorVoltageId: 1 }, { fanListId: 1 }]) {
      await expect(guest.fanItem.create({ ...chosen, ...wrong })).rejects.toMatchObject({ status: 400 });
    }
    await expect(guest.fanItem.create({ ...chosen, resultId: randomUUID() })).rejects.toMatchObject({ status: 404 });
  });

  it('[A-137] is seen by the guest who made it and by admins, and changed by the guest alone', async () => {
    const { fanItemId } = await configureRoofFan(guest);
    const admin = await server.clientOf('admin');
    await expect(server.client().fanItem.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
    await expect(admin.fanItem.read({ fanItemId })).resolves.toMatchObject({ isReadOnly: true });
    await expect(admin.fanItem.motors.set({ fanItemId, motorId: 1 })).rejects.toMatchObject({ status: 403 });
  });

  it('[OPT-014] [OPT-017] [API-065] responds to a change with a delta that leads to the new list', async () => {
    const item = await configureRoofFan(guest);
    const before = await guest.fanItem.options.list({ fanItemId: item.fanItemId });
    const damper = await optionNamed(guest, item.fanItemId, 'Gravity backdraft damper');
    const { delta, bundle } = await choose(item, damper.fanOptionId, { checksum: before.current.checksum });
    expect(bundle).toBeUndefined();
    expect(delta.before).toEqual(before.current);
    const after = await guest.fanItem.options.list({ fanItemId: item.fanItemId });
    const merged = applyOptionsDelta(before.fanOptions, delta);
    expect(merged).toEqual(after.fanOptions);
    expect(optionsChecksum(merged)).toBe(delta.after.checksum);
    expect(delta.after).toEqual(after.current);
  });

  it('[A-141] adds the whole list when the response is not to be trimmed', async () => {
    const item = await configureRoofFan(guest);
    const damper = await optionNamed(guest, item.fanItemId, 'Gravity backdraft damper');
    const { bundle, delta } = await choose(item, damper.fanOptionId, { trimmed: false });
    expect(bundle?.current).toEqual(delta.after);
  });

  it('[A-157] is rated again when an option adds static pressure, and every subscriber is notified', async () => {
    const item = await configureRoofFan(guest);
    const sent = jest.spyOn(server.store.messages, 'send');
    const damper = await optionNamed(guest, item.fanItemId, 'Gravity backdraft damper');
    const { item: changed, resize } = await choose(item, damper.fanOptionId);
    expect(resize?.before).toMatchObject({ cfm: item.rating?.cfm, rpm: item.rating?.rpm });
    expect(changed.rating?.rpm).toBeGreaterThan(item.rating?.rpm ?? 0);
    expect(changed.rating?.totalBhp).toBeGreaterThan(item.rating?.totalBhp ?? 0);
    expect(changed.price.options).toBe(damper.price);
    expect(changed.rowVersion).toBe(item.rowVersion + 1);
    const [, message] = sent.mock.calls.at(-1) ?? [];
    expect(JSON.parse(message ?? '{}')).toEqual({
      fanItemId: item.fanItemId,
      rpm: changed.rating?.rpm,
      bhp: changed.rating?.totalBhp,
      motorId: changed.motor.motorId,
      state: changed.rowVersion,
    });
    sent.mockRestore();
  });

  it('loses none of two changes made at the same moment', async () => {
    const item = await configureRoofFan(guest);
    const names = ['Gravity backdraft damper', 'Epoxy coating'];
    const options = await Promise.all(names.map((name) => optionNamed(guest, item.fanItemId, name)));
    await Promise.all(options.map(({ fanOptionId }) => choose(item, fanOptionId)));
    const { fanOptions } = await guest.fanItem.options.list({ fanItemId: item.fanItemId });
    const chosen = fanOptions.filter(({ isChecked }) => isChecked).map(({ fanOptionId }) => fanOptionId);
    expect(chosen).toEqual(expect.arrayContaining(options.map(({ fanOptionId }) => fanOptionId)));
  });

  it('rejects an option the fan does not have, names the field and changes nothing', async () => {
    const item = await configureRoofFan(guest);
    await expect(choose(item, 999_999)).rejects.toMatchObject({
      status: 400,
      data: { modelState: { fanOptionId: [expect.any(String)] } },
    });
    await expect(guest.fanItem.read({ fanItemId: item.fanItemId })).resolves.toEqual(item);
  });

  it('[API-068] [API-069] [API-094] [API-096] [A-144] [A-145] takes another motor and voltage and says what they cost', async () => {
    const item = await configureRoofFan(guest);
    const { fanItemId } = item;
    const motors = await guest.fanItem.motors.list({ fanItemId });
    const other = motors.find(({ selected }) => !selected);
    const response = await guest.fanItem.motors.set({ fanItemId, motorId: other?.motorId ?? 0 });
    expect(response.motors?.find(({ selected }) => selected)?.motorId).toBe(other?.motorId);
    expect(response.item.motor.motorId).toBe(other?.motorId);
    const voltages = await guest.voltage.ofItem({ fanItemId });
    const next = voltages.find(({ selected }) => !selected);
    await expect(guest.voltage.set({ fanItemId, newVoltageVal: next?.id ?? 0 })).resolves.toBe(true);
    await expect(guest.voltage.set({ fanItemId, newVoltageVal: 1 })).resolves.toBe(false);
    await expect(guest.fanItem.read({ fanItemId })).resolves.toMatchObject({ voltage: { id: next?.id } });
  });

  it('[API-059] [API-060] returns a ceiling fan under its own address only', async () => {
    const { fanItemId } = await configureCeilingFan(guest);
    await expect(guest.fanItem.hvls.read({ fanItemId })).resolves.toMatchObject({
      rating: null,
      projectItemId: fanItemId,
    });
    await expect(guest.fanItem.hvls.specification({ fanItemId })).resolves.toMatchObject({ squareFeet: 20_000 });
    await expect(guest.fanItem.exhaustSupply.read({ fanItemId })).rejects.toMatchObject({
      status: 404,
      message: `Exhaust Supply Not Found: ${fanItemId}`,
    });
  });

  it('can be read but not changed when the catalogue no longer has it', async () => {
    const item = await configureRoofFan(guest);
    const { fanItemId } = item;
    const { fanItems } = schema;
    const [row] = await server.store.db.select().from(fanItems).where(eq(fanItems.id, fanItemId));
    if (row === undefined) throw new Error('The item is not stored');
    const configuration = { ...row.configuration, fanUnitId: 99_999_999 };
    await server.store.db.update(fanItems).set({ configuration }).where(eq(fanItems.id, fanItemId));
    await expect(guest.fanItem.read({ fanItemId })).resolves.toEqual(item);
    await expect(guest.fanItem.motors.set({ fanItemId, motorId: 1 })).rejects.toMatchObject({ status: 409 });
  });
});
