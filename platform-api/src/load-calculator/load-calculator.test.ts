import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { decodeJwt } from 'jose';
import { AN_OFFICE } from '../../test/calculator-samples.ts';
import { describeOnEachStore } from '../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { schema } from '../core/store/database.ts';

describeOnEachStore('The load calculator', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.delete(schema.loadCalculations));

  const statusOfCall = async (call: Promise<unknown>) =>
    statusOf(await call.then(() => undefined).catch((error: unknown) => error));
  const withToken = async (session?: string) => {
    const client = server.client({ token: await server.tokenOf('engineer', '15m', session ?? randomUUID()) });
    const { token } = await client.loadCalculator.open({});
    return { token, calculator: server.client({ token }) };
  };

  it('[API-052] [LCA-005] returns url and token to signed-in users alone', async () => {
    expect(await statusOfCall(server.client().loadCalculator.open({}))).toBe(401);
    const cloneProjectId = randomUUID();
    const { url, token } = await engineer.loadCalculator.open({ cloneProjectId });
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe('/calculator');
    expect(searchParams.get('cloneProjectId')).toBe(cloneProjectId);
    expect(token).not.toBe('');
  });

  it('[LCA-002] is rejected where the brand does not have it', async () => {
    const brand = await server.clientOf('engineer', { manufacturerLabelId: 170 });
    expect(await statusOfCall(brand.loadCalculator.open({}))).toBe(403);
  });

  it('[LCA-013] gets a token of ten minutes that opens calculations of the user and nothing else', async () => {
    const { token, calculator } = await withToken();
    const { aud, sub, exp = 0, iat = 0 } = decodeJwt(token);
    expect(aud).toBe('load-calculator');
    expect(sub).toBe(await server.userId('engineer'));
    expect(exp - iat).toBe(600);
    expect(await calculator.loadCalculator.list()).toEqual([]);
    expect(await statusOfCall(calculator.user.details())).toBe(403);
    expect(await statusOfCall(calculator.projectStubs.list())).toBe(403);
    expect(await statusOfCall(calculator.loadCalculator.open({}))).toBe(403);
    expect(await statusOfCall(server.client({ token: `${token.slice(0, -4)}AAAA` }).loadCalculator.list())).toBe(419);
  });

  it('rejects the token once the session that requested it has ended', async () => {
    const session = randomUUID();
    const { calculator } = await withToken(session);
    expect(await calculator.loadCalculator.list()).toEqual([]);
    await server.endedSessions.end(session);
    expect(await statusOfCall(calculator.loadCalculator.list())).toBe(419);
  });

  it('keeps calculations of a user, and shows them to no one else', async () => {
    const made = await engineer.loadCalculator.create(AN_OFFICE);
    expect(made).toMatchObject({ ...AN_OFFICE, rowVersion: 1 });
    expect(await engineer.loadCalculator.list()).toEqual([
      { id: made.id, name: AN_OFFICE.name, floorArea: 10_000, updatedOnUtc: made.updatedOnUtc },
    ]);
    const admin = await server.clientOf('admin');
    expect(await admin.loadCalculator.list()).toEqual([]);
    expect(await statusOfCall(admin.loadCalculator.get({ id: made.id }))).toBe(404);
    await engineer.loadCalculator.remove({ id: made.id });
    expect(await engineer.loadCalculator.list()).toEqual([]);
  });

  it('gives a caller with the id of its copy what a calculation says, and not whose it is', async () => {
    const { id, copyId } = await engineer.loadCalculator.create(AN_OFFICE);
    const colleague = await server.clientOf('sales');
    expect(await colleague.loadCalculator.copy({ copyId })).toEqual(AN_OFFICE);
    expect(await statusOfCall(colleague.loadCalculator.copy({ copyId: id }))).toBe(404);
  });

  it('responds to a change of an older version with the current one', async () => {
    const { id, rowVersion } = await engineer.loadCalculator.create(AN_OFFICE);
    const changed = await engineer.loadCalculator.change({ ...AN_OFFICE, id, rowVersion, name: 'Annex' });
    expect(changed.rowVersion).toBe(2);
    const stale = await engineer.loadCalculator
      .change({ ...AN_OFFICE, id, rowVersion, name: 'Other' })
      .catch((error: unknown) => error);
    expect(statusOf(stale)).toBe(409);
    expect((await engineer.loadCalculator.get({ id })).name).toBe('Annex');
  });

  it.each([
    ['above the dry bulb', { summerWetBulb: 99 }],
    ['so low that no air has it', { summerDryBulb: 130, summerWetBulb: 30 }],
  ])('names a wet bulb %s', async (_, design) => {
    const building = { ...AN_OFFICE.building, design: { ...AN_OFFICE.building.design, ...design } };
    const rejected = await engineer.loadCalculator.create({ ...AN_OFFICE, building }).catch((error: unknown) => error);
    expect(statusOf(rejected)).toBe(400);
    expect(Object.keys(errorBodyOf(rejected)?.modelState ?? {}).join()).toContain('summerWetBulb');
  });

  it('[ENU-041] [ENU-042] writes into the log that a calculation was made, and that its results were looked at', async () => {
    const actions = async () =>
      (await server.store.db.select().from(schema.userEvents)).map(({ eventType }) => eventType);
    const before = (await actions()).length;
    const { id } = await engineer.loadCalculator.create(AN_OFFICE);
    const { cooling, heating } = await engineer.loadCalculator.results({ id });
    expect((await actions()).slice(before)).toEqual([
      UserActionType.LoadCalculatorProjectCreated,
      UserActionType.LoadCalculatorProjectResultsViewed,
    ]);
    expect(cooling.tons).toBeCloseTo(15.31, 1);
    expect(heating.total).toBeCloseTo(140_652, -3);
  });
});
