import { randomUUID } from 'node:crypto';
import { ENGINE_VERSION } from '@specbuilder/fan-engine';
import { inRows, type MotorListPrice } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import {
  BladeType,
  FanCategory,
  firstMotor,
  HvlsCategory,
  typicalVoltage,
  UserActionType,
} from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { and, eq } from 'drizzle-orm';
import { sizeCeilingFan, sizeRoofFan } from '../../test/sample-rows.ts';
import { describeOnEachStore } from '../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { schema } from '../core/store/database.ts';

/** A unit in Milwaukee. */
const SUPPLY_DUTY = {
  cfm: 4000,
  sp: 0.75,
  altitude: 617,
  summerDesignTemp: 90,
  summerWetBulbTemperature: 74,
  winterTemperature: -1,
};

/** The configuration of a row for which the user chose no motor. */
function firstChoiceOf(motors: readonly MotorListPrice[]) {
  const motor = firstMotor(motors);
  return motor && { fanListId: motor.id, voltage: typicalVoltage(motor) };
}

describeOnEachStore('Sizing', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  it('[RES-001] [RES-004] ranks fans of the brand for a duty, with a reason for every one that was excluded', async () => {
    const { results, excluded, candidateCount } = await sizeRoofFan(engineer);
    expect(results.length).toBeGreaterThan(5);
    const prices = results.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const { rating, motorListPrices } of results) {
      expect(rating.cfm).toBeGreaterThanOrEqual(2000);
      expect(rating.rpm).toBeLessThanOrEqual(rating.maximumRpm);
      expect(motorListPrices).toHaveLength(1);
    }
    expect(excluded.length).toBeGreaterThan(0);
    expect(excluded.length).toBeLessThan(candidateCount);
    for (const { message } of excluded) expect(messageText(message)).toMatch(/\w+ .+/);
  });

  it('[RES-009] leaves out of a list the details of an opened row, which have a call of their own', async () => {
    const whole = await sizeRoofFan(engineer);
    const { resultId, results } = await sizeRoofFan(engineer, { rows: 'listed' });
    expect((await sizeRoofFan(engineer, { rows: undefined })).results).toEqual(results);
    expect(results.map(({ fanUnitId }) => fanUnitId)).toEqual(whole.results.map(({ fanUnitId }) => fanUnitId));
    expect(JSON.stringify(results).length).toBeLessThan(0.75 * JSON.stringify(whole.results).length);
    for (const [index, { rating, motorListPrices, price }] of results.entries()) {
      const row = whole.results[index];
      expect(row).toMatchObject({ rating, price });
      expect(rating.soundPower).toBeUndefined();
      expect(firstChoiceOf(motorListPrices)).toEqual(firstChoiceOf(row?.motorListPrices ?? []));
      expect(motorListPrices[0]?.voltages).toHaveLength(1);
    }
    const again = await engineer.sizing.exhaustSupply.byResultId({ resultId, rows: 'listed' });
    expect(again.results).toEqual(results);
    const unnamed = await engineer.sizing.exhaustSupply.byResultId({ resultId });
    expect(unnamed.results).toEqual(results);
    const wholeAgain = await engineer.sizing.exhaustSupply.byResultId({ resultId, rows: 'whole' });
    expect(wholeAgain.results).toEqual(whole.results);
    const inColumns = await engineer.sizing.exhaustSupply.byResultId({ resultId, rows: 'columns' });
    expect(inColumns).toMatchObject({ results: [], excluded: [] });
    expect(inRows(inColumns)).toEqual(again);
    expect(JSON.stringify(inColumns).length).toBeLessThan(0.4 * JSON.stringify(again).length);
    const [first] = whole.results;
    const row = { resultId, fanUnitId: first?.fanUnitId ?? 0 };
    await expect(engineer.sizing.exhaustSupply.row(row)).resolves.toEqual(first);
    await expect(engineer.sizing.exhaustSupply.row({ ...row, fanUnitId: 1 })).rejects.toMatchObject({ status: 404 });
  });

  it.each(['origin', 'sec-fetch-site', 'referer'])(
    '[RES-009] is whole for a page that names no form, as that of release 1.0.0: by its %s',
    async (header) => {
      const { resultId, results } = await sizeRoofFan(engineer);
      const { body } = await server.app.inject({
        url: `/api/sizefan/exhaust-supply/${resultId}`,
        headers: { [header]: 'same-origin', authorization: `Bearer ${await server.tokenOf('engineer')}` },
      });
      expect(JSON.parse(body).results).toEqual(results);
    },
  );

  it('[RES-009] names the values in columns in the language of the caller, as rows do', async () => {
    const { resultId } = await sizeRoofFan(engineer);
    const readAs = async (rows: string) => {
      const { body } = await server.app.inject({
        url: `/api/sizefan/exhaust-supply/${resultId}?rows=${rows}`,
        headers: { 'accept-language': 'es', authorization: `Bearer ${await server.tokenOf('engineer')}` },
      });
      return inRows(JSON.parse(body));
    };
    const listed = await readAs('listed');
    expect(listed.results[0]?.driveText).toBe('Correa');
    expect(await readAs('columns')).toEqual(listed);
  });

  it('[A-110] stores what it returned, with specification and versions, and returns the same again', async () => {
    const sized = await sizeRoofFan(engineer);
    await expect(
      engineer.sizing.exhaustSupply.byResultId({ resultId: sized.resultId, rows: 'whole' }),
    ).resolves.toEqual(sized);
    const [stored] = await server.store.db
      .select()
      .from(schema.resultSets)
      .where(eq(schema.resultSets.id, sized.resultId));
    expect(stored).toMatchObject({
      manufacturerLabelId: 1,
      userId: await server.userId('engineer'),
      catalogueVersion: sized.versions.catalogue,
      engineVersion: sized.versions.engine,
      priceBookVersion: sized.versions.priceBook,
      specification: { cfm: 2000, sp: 0.5 },
    });
  });

  it('[A-098] [ENU-031] records the user action with region and category in the same transaction', async () => {
    const actions = async () =>
      server.store.db
        .select()
        .from(schema.userEvents)
        .where(
          and(
            eq(schema.userEvents.eventType, UserActionType.SizedFan),
            eq(schema.userEvents.userId, await server.userId('engineer')),
          ),
        );
    const before = (await actions()).length;
    await sizeRoofFan(engineer);
    const after = await actions();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ salesRegionNumber: 24, fanCategoryType: FanCategory.Exhaust });
    await expect(sizeRoofFan(engineer, { cfm: -5 })).rejects.toMatchObject({ status: 400 });
    expect(await actions()).toHaveLength(before + 1);
  });

  it('[A-137] shows guests their own results and no one else’s', async () => {
    const guestKey = randomUUID();
    const guest = server.client({ guestKey });
    const { resultId } = await sizeRoofFan(guest);
    await expect(guest.sizing.exhaustSupply.byResultId({ resultId })).resolves.toMatchObject({ resultId });
    for (const other of [server.client(), engineer]) {
      await expect(other.sizing.exhaustSupply.byResultId({ resultId })).rejects.toMatchObject({ status: 404 });
    }
    const admin = await server.clientOf('admin');
    await expect(admin.sizing.exhaustSupply.byResultId({ resultId })).resolves.toMatchObject({ resultId });
    const signedIn = await server.clientOf('dev', { guestKey });
    await expect(signedIn.sizing.exhaustSupply.byResultId({ resultId })).resolves.toMatchObject({ resultId });
  });

  it('lists the motors of a row, the recommended one first, and of no other row', async () => {
    const { resultId, results } = await sizeRoofFan(engineer);
    const [row] = results;
    const fanUnitId = row?.fanUnitId ?? 0;
    const motors = await engineer.sizing.exhaustSupply.motors({ resultId, fanUnitId });
    expect(motors[0]).toMatchObject(row?.motorListPrices[0] ?? {});
    expect(motors.length).toBeGreaterThan(1);
    for (const { voltages } of motors) expect(voltages.length).toBeGreaterThan(0);
    await expect(engineer.sizing.exhaustSupply.motors({ resultId, fanUnitId: 1 })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('names the field of a missing duty', async () => {
    await expect(sizeRoofFan(engineer, { cfm: null })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { cfm: [expect.any(String)] } },
    });
    await expect(sizeRoofFan(engineer, { fanCategoryType: FanCategory.HighVolumeLowSpeed })).rejects.toMatchObject({
      data: { modelState: { fanCategoryType: [expect.any(String)] } },
    });
  });

  it('[RES-003] [RES-022] sizes ceiling fans for a space', async () => {
    const { resultId, results } = await sizeCeilingFan(engineer, 20_000);
    const [first] = results;
    expect(first?.recommendedQty).toBe(Math.ceil(20_000 / (first?.coveredSquareFootage ?? 1)));
    await expect(engineer.sizing.hvls.byResultId({ resultId })).resolves.toMatchObject({ resultId });
    await expect(engineer.sizing.exhaustSupply.byResultId({ resultId })).rejects.toMatchObject({ status: 404 });
    const exhaustFanId = first?.exhaustFanId ?? 0;
    await expect(engineer.sizing.hvls.motors({ resultId, exhaustFanId })).resolves.not.toHaveLength(0);
  });

  it('[A-246] offers each brand what it sells', async () => {
    const other = server.client({ manufacturerLabelId: 214 });
    const categories = await engineer.catalog.topCategories();
    const theirs = await other.catalog.topCategories();
    expect(categories.map(({ name }) => name)).toEqual([
      'Exhaust fans',
      'Make-up air',
      'Heated make-up air',
      'HVAC units',
      'High volume low speed',
      'Industrial heaters',
    ]);
    expect(theirs.length).toBeGreaterThan(0);
    expect(categories[0]?.subCategories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    for (const { applications } of categories[0]?.subCategories ?? []) expect(applications.length).toBeGreaterThan(0);
  });

  it('[A-108] says what a search of a category requires, by what the brand sells of it', async () => {
    const units = await engineer.catalog.searchCriteria({ fanCategoryType: 4 });
    expect(units.criteria).toMatchObject({ hasHeating: true, hasCooling: true, hasExhaustDuties: false });
    expect(units.subCategories.find(({ id }) => id === 3)?.criteria).toMatchObject({ hasHeating: false });
    expect(units.motorSupplies.voltages).toEqual([115, 208, 230, 277, 460, 575]);
    const notSold = await server.client({ manufacturerLabelId: 37 }).catalog.searchCriteria({ fanCategoryType: 4 });
    expect(notSold).toMatchObject({ criteria: { hasHeating: false, hasCooling: false }, subCategories: [] });
  });

  it('[A-115] begins a search with standard air, 60 Hz and no limit of sound, at 5 ft', async () => {
    const { exhaustSupply, hvls } = engineer.specification;
    await expect(exhaustSupply({ fanCategoryType: 1, subFanCategoryType: 2 })).resolves.toMatchObject({
      sones: 100,
      soundLevelDistance: 5,
      temperature: 70,
      motorFrequency: 60,
      exhaustFanCategoryType: 2,
      subFanCategoryType: 2,
      cfm: null,
    });
    await expect(exhaustSupply({ fanCategoryType: 1, subFanCategoryType: 99 })).rejects.toMatchObject({ status: 400 });
    await expect(hvls({ subFanCategoryType: 9 })).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['SCH-013', { cfm: null, sp: null, zip: null, dischargeEsp: null, returnAirEsp: 0, intakeEsp: 0, altitude: null }],
    ['SCH-014', { ambientTemperature: 70, temperature: 70, temperatureRise: null, btus: null, kWs: null }],
    ['SCH-015', { maxOutdoorAirPercentage: 100, isNoCooling: false, useLeavingAirCoolingForSizing: false }],
    ['SCH-016', { returnAirWetBulbTemp: 62, returnAirDryBulbTemp: 75, outdoorAirDryBulbTemp: null }],
    ['SCH-018', { motorPhase: 0, motorVoltage: 0, motorFrequency: 60, motorCategoryId: 0, fanBladeType: 0 }],
  ])('[%s] begins a search with the defaults of the specification', async (_, defaults) => {
    await expect(engineer.specification.exhaustSupply({ fanCategoryType: 4 })).resolves.toMatchObject(defaults);
  });

  it('[SCH-019] begins one for ceiling fans with destratification, and any blades and motor', async () => {
    await expect(engineer.specification.hvls({})).resolves.toMatchObject({
      fanCategoryType: FanCategory.HighVolumeLowSpeed,
      hvlsFanCategoryType: HvlsCategory.Destratification,
      fanBladeType: BladeType.Any,
      ...{ motorPhase: 0, motorFrequency: 0, motorCategoryId: 0 },
    });
  });

  it('[SCH-016] takes the outdoor bulbs by their short names as well (A-123)', async () => {
    const { outdoorAirDryBulbTemp, outdoorAirWetBulbTemp, ...specification } =
      await engineer.specification.exhaustSupply({ fanCategoryType: FanCategory.MakeUpAir });
    expect([outdoorAirDryBulbTemp, outdoorAirWetBulbTemp]).toEqual([null, null]);
    const bulbs = { outdoorDryBulb: 91, outdoorWetBulb: 74 };
    const set = await engineer.sizing.exhaustSupply.bySpecification({ ...specification, ...SUPPLY_DUTY, ...bulbs });
    expect(set.specification).toMatchObject({ outdoorAirDryBulbTemp: 91, outdoorAirWetBulbTemp: 74 });
  });

  it.each([
    [FanCategory.MakeUpAir, {}],
    [FanCategory.HeatedMakeUpAir, { temperatureRise: 70 }],
    [FanCategory.HvacUnit, { temperatureRise: 50, nominalCoolingTons: 10, maxOutdoorAirPercentage: 30 }],
    [FanCategory.IndustrialHeater, { btus: 400_000 }],
  ])('[RES-001] sizes category %d with heater and cooling at its duty', async (fanCategoryType, more) => {
    const specification = await engineer.specification.exhaustSupply({ fanCategoryType });
    const { results, versions } = await engineer.sizing.exhaustSupply.bySpecification({
      ...specification,
      ...SUPPLY_DUTY,
      ...more,
    });
    expect(results.length).toBeGreaterThan(2);
    expect(versions.engine).toBe(ENGINE_VERSION);
    for (const { heating, cooling, supplyFanId, exhaustFanId, rating } of results) {
      expect([exhaustFanId, typeof supplyFanId]).toEqual([null, 'number']);
      expect(heating !== null).toBe(fanCategoryType !== FanCategory.MakeUpAir);
      expect(cooling !== null).toBe(fanCategoryType === FanCategory.HvacUnit);
      expect(rating.totalStaticPressure).toBeGreaterThan(0.75);
    }
  });

  it('[SCH-048] [SCH-049] names the field when a heated unit is requested without heat, or a cooling one without cooling', async () => {
    const heated = await engineer.specification.exhaustSupply({ fanCategoryType: FanCategory.HeatedMakeUpAir });
    await expect(engineer.sizing.exhaustSupply.bySpecification({ ...heated, ...SUPPLY_DUTY })).rejects.toMatchObject({
      data: { modelState: { temperatureRise: [expect.stringMatching(/Enter/)] } },
    });
    const cooled = await engineer.specification.exhaustSupply({ fanCategoryType: FanCategory.HvacUnit });
    await expect(
      engineer.sizing.exhaustSupply.bySpecification({ ...cooled, ...SUPPLY_DUTY, temperatureRise: 50 }),
    ).rejects.toMatchObject({ data: { modelState: { nominalCoolingTons: [expect.stringMatching(/Enter/)] } } });
  });
});
