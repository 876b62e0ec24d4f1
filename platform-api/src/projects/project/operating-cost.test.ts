import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('Operating cost of a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const SETTINGS = { daysPerWeek: 5, hoursPerDay: 12, electricCostPerKwh: 0.142 };
  const create = (projectName: string) => engineer.projects.create({ projectName });

  it('[OPC-001] [API-121] begins with 7 days of 8 hours at 0.10', async () => {
    const defaults = { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 };
    await expect(engineer.projects.operatingCost.default()).resolves.toEqual(defaults);
    expect((await create('New job')).settings.operatingCost).toEqual(defaults);
  });

  it('[OPC-005] [API-122] is kept with the project, as a new version of it', async () => {
    const { projectId, rowVersion, updatedOnUtc } = await create('Clinic');
    const saved = await engineer.projects.operatingCost.save({ projectId, ...SETTINGS, rowVersion });
    expect(saved).toEqual({ operatingCost: SETTINGS, rowVersion: rowVersion + 1 });
    const project = await engineer.projects.read({ projectId });
    expect(project).toMatchObject({ settings: { operatingCost: SETTINGS }, rowVersion: rowVersion + 1 });
    expect(project.updatedOnUtc >= updatedOnUtc).toBe(true);
  });

  it('keeps a price of gas until it is emptied', async () => {
    const { projectId } = await create('Gas');
    const withGas = { ...SETTINGS, gasCostPerTherm: 1.25 };
    const saved = await engineer.projects.operatingCost.save({ projectId, ...withGas });
    expect(saved.operatingCost).toEqual(withGas);
    expect((await engineer.projects.file.export({ projectId })).operatingCost).toEqual(withGas);
    const emptied = await engineer.projects.operatingCost.save({ projectId, ...SETTINGS, gasCostPerTherm: null });
    expect(emptied.operatingCost).toEqual(SETTINGS);
  });

  it('[A-247] is not written over what another user saved', async () => {
    const { projectId, rowVersion } = await create('Two desks');
    await engineer.projects.operatingCost.save({ projectId, ...SETTINGS, rowVersion });
    const stale = engineer.projects.operatingCost.save({ projectId, ...SETTINGS, hoursPerDay: 24, rowVersion });
    await expect(stale).rejects.toMatchObject({ status: 409, data: { current: { operatingCost: SETTINGS } } });
  });

  it.each([
    [{ electricCostPerKwh: 0 }, 'electricCostPerKwh', 'Enter a number above 0 and at most 10'],
    [{ electricCostPerKwh: 10.01 }, 'electricCostPerKwh', 'Enter a number above 0 and at most 10'],
    [{ electricCostPerKwh: 'x' }, 'electricCostPerKwh', 'Enter a number above 0 and at most 10'],
    [{ gasCostPerTherm: 0 }, 'gasCostPerTherm', 'Enter a number above 0 and at most 10'],
    [{ gasCostPerTherm: 10.5 }, 'gasCostPerTherm', 'Enter a number above 0 and at most 10'],
    [{ gasCostPerTherm: 'x' }, 'gasCostPerTherm', 'Enter a number above 0 and at most 10'],
    [{ daysPerWeek: 7.5 }, 'daysPerWeek', '0 to 7'],
    [{ daysPerWeek: -1 }, 'daysPerWeek', '0 to 7'],
    [{ hoursPerDay: 25 }, 'hoursPerDay', '0 to 24'],
  ])('[OPC-004] [OPC-007] [A-179] [A-180] rejects %j', async (wrong, field, message) => {
    const { projectId } = await create(`Bounds ${field} ${Object.values(wrong).join('').replace('.', '-')}`);
    const settings = { ...SETTINGS, ...wrong } as typeof SETTINGS;
    await expect(engineer.projects.operatingCost.save({ projectId, ...settings })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { [field]: [message] } },
    });
  });

  it.each([0.01, 10])('[OPC-004] takes %d', async (electricCostPerKwh) => {
    const { projectId } = await create(`Bound ${electricCostPerKwh * 100}`);
    const saved = engineer.projects.operatingCost.save({ projectId, ...SETTINGS, electricCostPerKwh });
    await expect(saved).resolves.toMatchObject({ operatingCost: { electricCostPerKwh } });
  });
});
