import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import {
  applyOptionsDelta,
  ExtendedOptionType,
  HvacAirMode,
  SIZING_ERRORS,
  TemperatureControlFilter,
  TriState,
} from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { configureRoofFan, configureRooftopUnit, optionIdsByCode } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const ANY_CONTROL = {
  controlType: TemperatureControlFilter.Any,
  recircType: TriState.Any,
  remoteType: TriState.Any,
  paintBooth: TriState.Any,
};
const hmi = { number: 1, cableLength: 25 };

describeOnEachStore('The extended sections of an item', (kind) => {
  let server: TestApplication;
  let guest: ApiClient;
  let unit: FanItem;
  let ids: (code: string) => number;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    guest = server.client({ guestKey: 'guest-of-sections' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    unit = await configureRooftopUnit(guest);
    const byCode = await optionIdsByCode(guest, unit.fanItemId);
    ids = (code) => byCode[code] ?? 0;
  });

  const { call, field } = {
    /** A call past the typed client, for what it would not let through. */
    call: async (method: 'GET' | 'PUT', path: string, payload?: object) => {
      const response = await server.app.inject({
        method,
        url: `/api/fanItem/${unit.fanItemId}/${path}`,
        headers: { 'x-guest-key': 'guest-of-sections' },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    field: (name: string, message: unknown = expect.any(String)) => ({
      status: 400,
      data: { modelState: { [name]: [message] } },
    }),
  };

  it('[A-144] [API-097] responds to a change with its section, and a delta that leads to the new options', async () => {
    const { fanItemId } = unit;
    const before = await guest.fanItem.options.list({ fanItemId });
    const { section, delta, item } = await guest.fanItem.intakes.set({
      fanItemId,
      intakeId: ids('INHF'),
      checksum: before.current.checksum,
    });
    expect(section).toEqual(await guest.fanItem.intakes.list({ fanItemId }));
    expect(section?.intakes.find(({ selected }) => selected)?.id).toBe(ids('INHF'));
    const after = await guest.fanItem.options.list({ fanItemId });
    expect(applyOptionsDelta(before.fanOptions, delta)).toEqual(after.fanOptions);
    expect(item.price.total).toBeGreaterThan(unit.price.total);
    await expect(guest.fanItem.read({ fanItemId })).resolves.toEqual(item);
  });

  it('[A-157] notifies all subscribers when a section re-rates the fan', async () => {
    const sent = jest.spyOn(server.store.messages, 'send');
    const { item, resize } = await guest.fanItem.intakes.set({ fanItemId: unit.fanItemId, intakeId: ids('INLV') });
    expect(resize?.before.totalBhp).toBe(unit.rating?.totalBhp);
    expect(item.rating?.optionStaticPressure).toBeGreaterThan(unit.rating?.optionStaticPressure ?? Number.NaN);
    expect(JSON.stringify(sent.mock.calls)).toContain(unit.fanItemId);
    sent.mockRestore();
  });

  it('[API-074] [PRC-003] [PRC-006] keeps what was entered and counts it into the price of the item', async () => {
    const { fanItemId } = unit;
    const plain = await guest.fanItem.intakes.set({ fanItemId, intakeId: ids('INHF') });
    const extra = await guest.fanItem.intakes.set({ fanItemId, extraSetOfIntakeFilters: true });
    const price = extra.section?.intakes.find(({ selected }) => selected)?.extraSetOfFiltersPrice ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(extra.item.price).toMatchObject({ extras: price, total: plain.item.price.total + price });
    await expect(guest.fanItem.intakes.list({ fanItemId })).resolves.toMatchObject({ extraSetOfIntakeFilters: true });
  });

  it('[API-072] [API-075] [API-076] [API-079] lists discharges, gas types, insurance requirements and burners', async () => {
    const { fanItemId } = unit;
    const [discharges, gasTypes, insurance, burners] = await Promise.all([
      guest.fanItem.discharges.list({ fanItemId }),
      guest.fanItem.gasTypes.list({ fanItemId }),
      guest.fanItem.insuranceRequirements.list({ fanItemId }),
      guest.fanItem.burnerCoils.list({ fanItemId }),
    ]);
    expect(discharges.find(({ selected }) => selected)?.id).toBe(ids('DSDN'));
    for (const set of [gasTypes, insurance, burners]) {
      expect(set.length).toBeGreaterThan(1);
      expect(set.filter(({ selected }) => selected)).toHaveLength(1);
    }
  });

  it.each([
    ['gasType', 'GLP'],
    ['insuranceRequirement', 'IRI'],
    ['discharge', 'DSSD'],
    [String(ExtendedOptionType.GasType), 'GLP'],
    ['burnerCoil', 'BCSS'],
  ])('[API-067] [A-139] takes an option by the type of its section: %s', async (type, code) => {
    const { status, body } = await call('PUT', `${type}/${ids(code)}`, { selected: true, trimmed: true, checksum: 0 });
    expect(status).toBe(200);
    const chosen = body.section.find(({ selected }: { selected: boolean }) => selected);
    expect(chosen.value ?? chosen.id).toBe(ids(code));
  });

  it('[API-067] rejects an unknown type and an option of another section', async () => {
    await expect(call('PUT', `nothing/${ids('GLP')}`, { selected: true })).resolves.toMatchObject({ status: 400 });
    await expect(call('PUT', `discharge/${ids('GLP')}`, { selected: true })).resolves.toMatchObject({
      status: 400,
      body: { modelState: { optionId: [expect.any(String)] } },
    });
  });

  it('[API-077] [API-078] takes a custom gas pressure in its range, and no other', async () => {
    const { fanItemId } = unit;
    const gasPressureType = ids('GP4');
    const { section } = await guest.fanItem.gasPressures.set({ fanItemId, gasPressureType, customGasPressure: 55.36 });
    expect(section?.find(({ selected }) => selected)).toMatchObject({ id: gasPressureType, customGasPressure: 55.36 });
    for (const customGasPressure of [-1, 0, 200]) {
      await expect(
        guest.fanItem.gasPressures.set({ fanItemId, gasPressureType, customGasPressure }),
      ).rejects.toMatchObject(field('customGasPressure', expect.stringContaining('138.4')));
    }
    const text = await call('PUT', 'gasPressure', { gasPressureType, customGasPressure: 'much' });
    expect(text).toMatchObject({ status: 400, body: { modelState: { customGasPressure: [expect.any(String)] } } });
    await expect(guest.fanItem.gasPressures.list({ fanItemId })).resolves.toEqual(section);
  });

  it('[API-080] takes a burner, and rejects what is none', async () => {
    const { fanItemId } = unit;
    const { section } = await guest.fanItem.burnerCoils.set({ fanItemId, burnerCoilId: ids('BCSS') });
    expect(section?.find(({ selected }) => selected)?.value).toBe(ids('BCSS'));
    await expect(guest.fanItem.burnerCoils.set({ fanItemId, burnerCoilId: ids('GLP') })).rejects.toMatchObject(
      field('burnerCoilId'),
    );
  });

  it('[API-081] [OPT-042] filters temperature controls and says what is missing', async () => {
    const { fanItemId } = unit;
    await guest.fanItem.temperatureControls.set({ fanItemId, optionId: null });
    const all = await guest.fanItem.temperatureControls.list({ fanItemId, ...ANY_CONTROL });
    expect(all.message).toBe(SIZING_ERRORS.temperatureControlRequired);
    const narrowed = async (query: string) => (await call('GET', `temperatureControls?${query}`)).body;
    for (const query of ['controlType=2', 'controlType=Space', 'remoteType=1', 'minIndoorAirTemp=95']) {
      const { controls } = await narrowed(query);
      expect(controls.length).toBeGreaterThan(0);
      expect(controls.length).toBeLessThan(all.controls.length);
    }
    for (const query of ['paintBooth=1', 'recircType=1', 'minOutdoorAirTemp=-80']) {
      const message = SIZING_ERRORS.temperatureControlNoneWithFilter;
      await expect(narrowed(query)).resolves.toMatchObject({ controls: [], message });
    }
  });

  it('[API-082] [API-083] takes a control with its space HMIs, four at most', async () => {
    const { fanItemId } = unit;
    const spaceHmis = [hmi, { ...hmi, number: 7, location: 'Dock', cableLength: 100 }];
    const { section, item } = await guest.fanItem.temperatureControls.set({
      fanItemId,
      optionId: ids('TCS1'),
      spaceHmis,
    });
    expect(section?.spaceHmis).toEqual([
      expect.objectContaining({ number: 1, selectedLengthFeet: 25, enableTempAveraging: true, lockScreen: false }),
      expect.objectContaining({ number: 2, selectedLengthFeet: 100, location: 'Dock' }),
    ]);
    expect(item.price.extras).toBe(190);
    const replace = (count: number) =>
      guest.fanItem.temperatureControls.setSpaceHmis({
        fanItemId,
        spaceHmis: Array.from({ length: count }, () => hmi),
      });
    await expect(replace(4)).resolves.toMatchObject({ item: { price: { extras: 570 } } });
    await expect(replace(5)).rejects.toMatchObject(field('spaceHmis', 'At most 4 space HMIs'));
    await expect(replace(0)).rejects.toMatchObject(field('spaceHmis'));
  });

  it('[API-084] [API-085] [SCH-060] changes how much air returns, and from where', async () => {
    const { fanItemId } = unit;
    const { returnAir } = guest.fanItem;
    await expect(returnAir.list({ fanItemId })).resolves.toMatchObject({
      hvacAirMode: HvacAirMode.MixedAir,
      outdoorAirPercentage: { value: 30, display: '30%' },
    });
    const { section } = await returnAir.set({ fanItemId, hvacAirMode: HvacAirMode.HundredPercentReturnAir });
    expect(section?.outdoorAirPercentage.value).toBe(0);
    const mixed = await returnAir.set({ fanItemId, hvacAirMode: HvacAirMode.MixedAir, optionId: ids('RAB') });
    expect(mixed.section).toMatchObject({ outdoorAirPercentage: { value: 95 }, outdoorAirVolume: 3800 });
    const clamped = await returnAir.set({ fanItemId, outdoorAirPercentage: 400, returnAirSetMode: 'volume' });
    expect(clamped.section).toMatchObject({ outdoorAirPercentage: { value: 100 }, returnAirSetMode: 'volume' });
    await expect(returnAir.set({ fanItemId, optionId: ids('GLP') })).rejects.toMatchObject(field('optionId'));
  });

  it('[API-086] [API-087] [OPT-051] changes cooling and its air, and says what is wrong with them', async () => {
    const { fanItemId } = unit;
    const { coolingHeatPumps } = guest.fanItem;
    expect(unit.cooling?.tonnage).toBe(10);
    const { item, section } = await coolingHeatPumps.set({ fanItemId, optionId: ids('DX12_5') });
    expect([item.cooling?.tonnage, section?.rating?.tonnage]).toEqual([12.5, 12.5]);
    const wet = await coolingHeatPumps.set({ fanItemId, outdoorAirDryBulbTemp: 80, outdoorAirWetBulbTemp: 90 });
    expect(wet.section?.coolingError).toBe('The wet bulb cannot be above the dry bulb');
    const { errors } = await guest.fanItem.validation({ fanItemId });
    expect(errors).toContain('Cooling and Heat Pump: The wet bulb cannot be above the dry bulb');
    await expect(coolingHeatPumps.set({ fanItemId, outdoorAirDryBulbTemp: 1000 })).rejects.toMatchObject(
      field('outdoorAirDryBulbTemp', '-60 to 150 °F'),
    );
    const dry = await coolingHeatPumps.set({ fanItemId, outdoorAirDryBulbTemp: 90, outdoorAirWetBulbTemp: 74 });
    expect([dry.section?.heatPump, dry.item.heatPump]).toEqual([null, null]);
    const pump = await coolingHeatPumps.set({ fanItemId, optionId: ids('CLHP') });
    // 12.5 tons: 12,000 Btu/h each at 47 F, 58 % of them at 17 F.
    expect(pump.section?.heatPump).toMatchObject({ at47: { outputBtus: 150_000 }, at17: { outputBtus: 87_000 } });
    expect(pump.item.heatPump).toEqual(pump.section?.heatPump);
    const none = await coolingHeatPumps.set({ fanItemId, optionId: null });
    expect(none.item.cooling).toBeNull();
  });

  it('[API-088] [API-089] takes a reheat coil and leaves it', async () => {
    const { fanItemId } = unit;
    await expect(guest.fanItem.reheatCoil.list({ fanItemId })).resolves.toMatchObject({ allowDesired: true });
    const optionId = ids('RH1');
    const chosen = await guest.fanItem.reheatCoil.set({ fanItemId, optionId, selected: true });
    expect(chosen.section?.options.find(({ selected }) => selected)?.id).toBe(optionId);
    const left = await guest.fanItem.reheatCoil.set({ fanItemId, optionId, selected: false });
    expect(left.section?.options.some(({ selected }) => selected)).toBe(false);
  });

  it('[API-091] [API-092] keeps setpoints in their ranges, one or several at once', async () => {
    const { fanItemId } = unit;
    const fanOptionId = ids('TCS1');
    await guest.fanItem.temperatureControls.set({ fanItemId, optionId: fanOptionId });
    const one = await guest.fanItem.setpoints.set({ fanItemId, fanOptionId, typeId: 1, value: 80 });
    expect(one.section).toEqual([{ fanOptionId, setpoints: expect.any(Array) }]);
    const setpoints = [
      { typeId: 4, value: 90 },
      { typeId: 3, value: 85 },
    ];
    await guest.fanItem.setpoints.set({ fanItemId, fanOptionId, setpoints });
    const [stored, ...others] = await guest.fanItem.setpoints.list({ fanItemId, fanOptionIds: [fanOptionId] });
    expect(others).toEqual([]);
    expect(stored?.setpoints.map(({ typeId, value }) => [typeId, value])).toEqual(
      expect.arrayContaining([
        [1, 80],
        [3, 85],
        [4, 90],
      ]),
    );
    expect(stored?.setpoints.find(({ typeId }) => typeId === 3)?.range).toEqual({ minimum: 40, maximum: 90 });
    await expect(guest.fanItem.setpoints.set({ fanItemId, fanOptionId, typeId: 3, value: 91 })).rejects.toMatchObject(
      field('value', 'Minimum discharge: 40 to 90'),
    );
    await expect(call('PUT', `option/${fanOptionId}/setpoints`, {})).resolves.toMatchObject({
      status: 400,
      body: { modelState: { typeId: ['Name a setpoint and its value'] } },
    });
    expect(await guest.fanItem.setpoints.list({ fanItemId })).toHaveLength(2);
  });

  it('[A-137] is changed by its owner alone', async () => {
    const { fanItemId } = unit;
    const stranger = server.client({ guestKey: 'another-guest' });
    await expect(stranger.fanItem.intakes.list({ fanItemId })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.fanItem.intakes.set({ fanItemId, intakeId: null })).rejects.toMatchObject({ status: 404 });
    const admin = await server.clientOf('admin');
    await expect(admin.fanItem.intakes.list({ fanItemId })).resolves.toBeDefined();
    await expect(admin.fanItem.intakes.set({ fanItemId, intakeId: null })).rejects.toMatchObject({ status: 403 });
  });

  it('stores nothing of a change that it rejects', async () => {
    const { fanItemId } = unit;
    const spaceHmis = [{ ...hmi, cableLength: 33 }];
    await expect(
      guest.fanItem.temperatureControls.set({ fanItemId, optionId: ids('TCS1'), spaceHmis }),
    ).rejects.toMatchObject(field('spaceHmis'));
    await expect(guest.fanItem.read({ fanItemId })).resolves.toEqual(unit);
  });

  it('is empty for a fan without sections, and reads items from before they existed', async () => {
    const { fanItemId } = await configureRoofFan(guest);
    const { fanItems } = schema;
    const [row] = await server.store.db.select().from(fanItems).where(eq(fanItems.id, fanItemId));
    expect(row?.configuration.sections).toBeUndefined();
    await expect(guest.fanItem.intakes.list({ fanItemId })).resolves.toMatchObject({ intakes: [] });
    await expect(guest.fanItem.setpoints.list({ fanItemId })).resolves.toEqual([]);
    await expect(guest.fanItem.coolingHeatPumps.list({ fanItemId })).resolves.toMatchObject({ options: [] });
  });
});
