import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { AddressType, FanCategory, firstMotor, typicalVoltage } from '@specbuilder/shared-contracts/domain';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

type Specification = Readonly<Record<string, string | number>>;

const EXHAUST = { cfm: 1500, sp: 0.5 };
const HEATED = { fanCategoryType: FanCategory.HeatedMakeUpAir, cfm: 3000, sp: 0.5, temperatureRise: 75 };
const COOLED = {
  ...{ fanCategoryType: FanCategory.HvacUnit, cfm: 4000, sp: 0.75, temperatureRise: 40 },
  ...{ nominalCoolingTons: 10, maxOutdoorAirPercentage: 30 },
};
const NOWHERE = { kwh: null, therms: null, gas: null };

describeOnEachStore('The energy of a project in a year', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  /** A project with the first fan of each specification, sized for Chicago. */
  async function projectWith(specifications: readonly Specification[], postalCode: string | null, qty = 1) {
    const projectName = `Energy ${randomUUID().slice(0, 8)}`;
    const { projectId } = await engineer.projects.create({ projectName });
    if (postalCode !== null) {
      await engineer.projects.saveAddress({ projectId, addressType: AddressType.Site, postalCode });
    }
    const requested = specifications.map((one, index) => ({
      lineId: String(index),
      specification: { ...one, zip: '60606' },
    }));
    const { lines } = await engineer.sizing.batch({ lines: requested });
    const chosen = lines.map((line, index) => {
      if (line.status !== 'sized') throw new Error(line.message);
      const motor = firstMotor(line.results[0]?.motorListPrices ?? []);
      const voltage = motor && typicalVoltage(motor);
      if (motor === undefined || voltage === undefined) throw new Error('Nothing fits');
      const choice = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
      const { lineId = '', specification = {} } = requested[index] ?? {};
      return { lineId, specification, ...choice, tag: `U-${index}`, qty, notes: null };
    });
    await engineer.projects.byDuty.add({ projectId, lines: chosen });
    return projectId;
  }

  const energyOf = (projectId: string, hours = {}) => engineer.projects.operatingCost.energy({ projectId, ...hours });

  it('counts fans, heating and cooling at the weather of the site', async () => {
    const projectId = await projectWith([EXHAUST, HEATED, COOLED], '60606');
    const { hours, weather, items } = await energyOf(projectId);
    expect(hours).toBe(2920);
    expect(weather).toMatchObject({ station: 'Chicago Midway AP, IL', heatingDegreeDays: 5739 });
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(items.map(({ projectItemId }) => projectItemId)).toEqual(
      projectItems.map(({ projectItemId }) => projectItemId),
    );
    const [exhaust, heated, cooled] = items;
    expect(exhaust).toMatchObject({ heating: null, cooling: null });
    expect(exhaust?.fanKwh).toBe(Math.round((projectItems[0]?.rating?.inputKw ?? 0) * 2920));
    expect(heated).toMatchObject({ heating: { kwh: 0, gas: 'natural', notCounted: null }, cooling: null });
    expect(heated?.heating?.therms).toBeGreaterThan(500);
    expect(cooled?.heating?.notCounted).toBeNull();
    expect(cooled?.cooling).toMatchObject({ therms: 0, gas: null, notCounted: null });
    expect(cooled?.cooling?.kwh).toBeGreaterThan(100);
  });

  it('follows the weather, the hours and the number of units', async () => {
    const [chicago, miami, two] = await Promise.all([
      projectWith([HEATED], '60606'),
      projectWith([HEATED], '33130'),
      projectWith([HEATED], '60606', 2),
    ]);
    const therms = async (projectId: string, hours = {}) =>
      (await energyOf(projectId, hours)).items[0]?.heating?.therms ?? Number.NaN;
    const one = await therms(chicago);
    expect(await therms(miami)).toBeLessThan(one / 10);
    expect(await therms(two)).toBeCloseTo(2 * one, -0.5);
    expect(await therms(chicago, { daysPerWeek: 7, hoursPerDay: 24 })).toBeGreaterThan(3 * one);
    expect(await therms(chicago, { hoursPerDay: 0 })).toBe(0);
  });

  it.each([
    [null, 'noSite'],
    ['X1A 2N1', 'noWeather'],
  ])('at %s says %s in place of a number', async (postalCode, notCounted) => {
    const projectId = await projectWith([EXHAUST, HEATED, COOLED], postalCode);
    const { weather, items } = await energyOf(projectId);
    const part = { ...NOWHERE, notCounted };
    expect(weather).toBeNull();
    expect(items.map(({ heating, cooling }) => [heating, cooling])).toEqual([
      [null, null],
      [part, null],
      [part, part],
    ]);
    expect(items.every(({ fanKwh }) => fanKwh > 0)).toBe(true);
  });

  it('is that of a project of one’s own, for hours that a day has', async () => {
    const projectId = await projectWith([EXHAUST], null);
    const stranger = await server.clientOf('dev');
    await expect(stranger.projects.operatingCost.energy({ projectId })).rejects.toMatchObject({ status: 404 });
    await expect(energyOf(projectId, { hoursPerDay: 25 })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { hoursPerDay: ['0 to 24'] } },
    });
  });
});
