import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { applyOptionsDelta, FanCategory, MountType } from '@specbuilder/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  chosenRow,
  configureRoofFan,
  configureRooftopUnit,
  optionIdsByCode,
  sizeCeilingFan,
} from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('The calls of an item', (kind) => {
  let server: TestApplication;
  let guest: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    guest = server.client({ guestKey: 'guest-of-calls' });
  });
  afterAll(() => server.close());

  it('[API-053] [A-140] creates as many ceiling fans as requested, one without a number, and 99 at most', async () => {
    const { resultId, results } = await sizeCeilingFan(guest, 20_000);
    const chosen = chosenRow(resultId, results[0]?.motorListPrices ?? []);
    await expect(guest.fanItem.create({ ...chosen, quantity: 3 })).resolves.toMatchObject({ qty: 3 });
    await expect(guest.fanItem.create(chosen)).resolves.toMatchObject({ qty: 1 });
    await expect(guest.fanItem.create({ ...chosen, quantity: 100 })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { quantity: ['1 to 99'] } },
    });
  });

  it('[API-056] [API-057] read an exhaust fan and the specification it was sized with, and no other kind', async () => {
    const item = await configureRoofFan(guest);
    const { fanItemId } = item;
    await expect(guest.fanItem.exhaustSupply.read({ fanItemId })).resolves.toEqual(item);
    await expect(guest.fanItem.exhaustSupply.specification({ fanItemId })).resolves.toMatchObject({
      fanCategoryType: FanCategory.Exhaust,
      cfm: 2000,
      sp: 0.5,
      altitude: 594,
    });
    await expect(guest.fanItem.hvls.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
    const noOne = randomUUID();
    await expect(guest.fanItem.exhaustSupply.read({ fanItemId: noOne })).rejects.toMatchObject({ status: 404 });
  });

  it('read an item that was stored before units said what their parts take', async () => {
    const { fanItemId, rating } = await configureRooftopUnit(guest);
    expect(rating?.unitLosses.length).toBeGreaterThan(0);
    await server.store.db.execute(
      sql`update fan_items set snapshot = snapshot #- '{rating,unitLosses}' where id = ${fanItemId}`,
    );
    const read = await guest.fanItem.read({ fanItemId });
    expect(read.rating).toEqual({ ...rating, unitLosses: [] });
  });

  it('[API-063] [API-064] read the options, or one of them, with the checksum of the list', async () => {
    const { fanItemId } = await configureRoofFan(guest);
    const { fanOptions, current } = await guest.fanItem.options.list({ fanItemId });
    expect(fanOptions.length).toBeGreaterThan(10);
    const [first] = fanOptions;
    const fanOptionId = first?.fanOptionId ?? 0;
    await expect(guest.fanItem.options.one({ fanItemId, fanOptionId })).resolves.toEqual({
      fanOptions: [first],
      current,
    });
    await expect(guest.fanItem.options.one({ fanItemId, fanOptionId: 999_999 })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-066] changes several options at once with one delta, or none of them', async () => {
    const item = await configureRoofFan(guest);
    const { fanItemId } = item;
    const before = await guest.fanItem.options.list({ fanItemId });
    const names = ['Gravity backdraft damper', 'Epoxy coating'];
    const options = before.fanOptions
      .filter(({ isVisible, description }) => isVisible && names.some((name) => description.startsWith(name)))
      .map(({ fanOptionId }) => ({ optionId: fanOptionId, selected: true }));
    expect(options).toHaveLength(2);
    const wrong = [...options, { optionId: 999_999, selected: true }];
    await expect(guest.fanItem.options.setMany({ fanItemId, options: wrong })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { options: [expect.any(String)] } },
    });
    await expect(guest.fanItem.options.list({ fanItemId })).resolves.toEqual(before);
    const { delta, item: changed } = await guest.fanItem.options.setMany({ fanItemId, options });
    expect(delta.before).toEqual(before.current);
    const after = await guest.fanItem.options.list({ fanItemId });
    expect(applyOptionsDelta(before.fanOptions, delta)).toEqual(after.fanOptions);
    const checked = after.fanOptions.filter(({ isChecked }) => isChecked).map(({ fanOptionId }) => fanOptionId);
    expect(checked).toEqual(expect.arrayContaining(options.map(({ optionId }) => optionId)));
    expect(changed.rowVersion).toBe(item.rowVersion + 1);
  });

  it('change every option that the list shows free, as it says, and reject every other with its reason', async () => {
    const outcomes = new Set<boolean>();
    for (const configure of [configureRoofFan, configureRooftopUnit]) {
      const { fanItemId } = await configure(guest);
      const { fanOptions } = await guest.fanItem.options.list({ fanItemId });
      for (const { fanOptionId } of fanOptions) {
        const before = (await guest.fanItem.options.list({ fanItemId })).fanOptions;
        const shown = before.find((option) => option.fanOptionId === fanOptionId);
        if (shown === undefined) continue;
        const { code, isChecked, isDisabled, disabledToolTips, replacesOptionIds } = shown;
        outcomes.add(isDisabled);
        const change = guest.fanItem.options.set({ fanItemId, fanOptionId, selected: !isChecked });
        if (isDisabled) {
          const reason = expect.stringContaining(disabledToolTips[0]?.tooltip ?? '?');
          await expect(change).rejects.toMatchObject({ status: 400, data: { message: reason } });
          continue;
        }
        await change;
        const after = (await guest.fanItem.options.list({ fanItemId })).fanOptions;
        expect([code, after.find((option) => option.fanOptionId === fanOptionId)?.isChecked]).toEqual([
          code,
          !isChecked,
        ]);
        const stillThere = after.filter((option) => option.isChecked && replacesOptionIds.includes(option.fanOptionId));
        expect([code, stillThere]).toEqual([code, []]);
      }
    }
    expect(outcomes.size).toBe(2);
  });

  it('[API-070] [API-071] list the curbs, choose one with its price, and leave it again', async () => {
    const item = await configureRoofFan(guest, { fanMountType: MountType.Roof });
    const { fanItemId } = item;
    const { curbs } = await guest.fanItem.curbs.list({ fanItemId });
    const curb = curbs.find(({ price, selected }) => price > 0 && !selected);
    const chosen = await guest.fanItem.curbs.set({ fanItemId, curbId: curb?.id ?? 0 });
    expect(chosen.section?.curbs.find(({ selected }) => selected)?.id).toBe(curb?.id);
    expect(chosen.item.price.total).toBe(item.price.total + (curb?.price ?? Number.NaN));
    const left = await guest.fanItem.curbs.set({ fanItemId, curbId: null });
    expect(left.section?.curbs.some(({ selected }) => selected)).toBe(false);
    expect(left.item.price.total).toBe(item.price.total);
    await expect(guest.fanItem.curbs.set({ fanItemId, curbId: 999_999 })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { curbId: [expect.any(String)] } },
    });
  });

  it('[API-090] list errors and warnings of the configuration, and that an error is gone once it is repaired', async () => {
    const { fanItemId } = await configureRooftopUnit(guest);
    const intake = /Intake/;
    const fresh = await guest.fanItem.validation({ fanItemId });
    expect(fresh.errors).toEqual([]);
    await guest.fanItem.intakes.set({ fanItemId, intakeId: null });
    const before = await guest.fanItem.validation({ fanItemId });
    expect(before.warnings).toEqual(expect.any(Array));
    expect(before.errors).toContainEqual(expect.stringMatching(intake));
    const ids = await optionIdsByCode(guest, fanItemId);
    await guest.fanItem.intakes.set({ fanItemId, intakeId: ids['INHF'] ?? 0 });
    const { errors } = await guest.fanItem.validation({ fanItemId });
    expect(errors.some((text) => intake.test(text))).toBe(false);
  });

  it('[API-093] [A-145] takes a voltage of its motor with the response of an option change, and no other', async () => {
    const { fanItemId, voltage } = await configureRoofFan(guest);
    const voltages = await guest.voltage.ofItem({ fanItemId });
    expect(voltages.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([voltage.id]);
    const next = voltages.find(({ selected }) => !selected);
    const { item, delta } = await guest.fanItem.voltage.set({ fanItemId, motorVoltageId: next?.id ?? 0 });
    expect(item.voltage.id).toBe(next?.id);
    expect(delta.after.checksum).toEqual(expect.any(Number));
    await expect(guest.fanItem.voltage.set({ fanItemId, motorVoltageId: 1 })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { motorVoltageId: [expect.any(String)] } },
    });
  });

  it('[API-095] list the voltages that a kind of fan is offered with', async () => {
    const shaftFans = await guest.voltage.ofType({ fanType: FanCategory.Exhaust, fanSubTypeId: 0 });
    expect(shaftFans).toContainEqual({ voltage: 460, phase: 3, display: '460' });
    expect(shaftFans).toContainEqual({ voltage: 115, phase: 1, display: '115' });
    const ceilingFans = await guest.voltage.ofType({ fanType: FanCategory.HighVolumeLowSpeed, fanSubTypeId: 0 });
    expect(ceilingFans.length).toBeGreaterThan(0);
    expect(ceilingFans).not.toEqual(shaftFans);
  });

  it('[PRC-002] counts a gas pressure into the price only where it costs something', async () => {
    const unit = await configureRooftopUnit(guest);
    const { fanItemId } = unit;
    const pressures = await guest.fanItem.gasPressures.list({ fanItemId });
    const { fanOptions } = await guest.fanItem.options.list({ fanItemId });
    const priceOf = (id: number | undefined) => fanOptions.find(({ fanOptionId }) => fanOptionId === id)?.price;
    const free = pressures.find(({ id }) => priceOf(id) === 0);
    const expensive = pressures.find(({ id }) => (priceOf(id) ?? 0) > 0);
    const priced = async (id: number | undefined) => {
      const { item } = await guest.fanItem.gasPressures.set({ fanItemId, gasPressureType: id ?? 0 });
      return item.price.total;
    };
    const without = await priced(free?.id);
    expect(without).toBe(unit.price.total);
    await expect(priced(expensive?.id)).resolves.toBe(without + (priceOf(expensive?.id) ?? Number.NaN));
  });
});
