import type { AddressInfo } from 'node:net';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { AddressType, CloneEnvironment } from '@specbuilder/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import { fullProject } from '../../../test/full-project.ts';
import { DUTY } from '../../../test/project-samples.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const SECRET = 'a-secret-that-the-servers-of-one-company-share';
const PATH = '/api/peers/projects';

describe('Cloning from the server of another environment', () => {
  let there: TestApplication;
  let server: TestApplication;
  let sales: ApiClient;
  beforeAll(async () => {
    there = await startTestApplication({ environment: 'development', peers: { addresses: {}, secret: SECRET } });
    await there.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = there.app.server.address() as AddressInfo;
    const addresses = { development: `http://127.0.0.1:${port}`, production: 'http://127.0.0.1:1' };
    server = await startTestApplication({ peers: { addresses, secret: SECRET } });
    sales = await server.clientOf('sales');
  });
  afterAll(async () => {
    await server.close();
    await there.close();
  });

  const projectThere = async () => fullProject(await there.clientOf('engineer'));
  const clone = (referenceId: string, source: 2 | 4 = CloneEnvironment.Development) =>
    sales.projects.clone({ source, referenceId });
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), inner: errorBodyOf(error)?.innerException?.message };
  };

  it('[CLN-003] [A-192] creates the whole project here, worked out with this server’s catalogue', async () => {
    const original = await projectThere();
    expect(original.referenceId).toMatch(/^D-/);
    const copy = await clone(original.referenceId);
    expect(copy.referenceId).toMatch(/^L-/);
    expect(copy.userId).toBe(await server.userId('sales'));
    expect(copy.siteAddress).toEqual(original.siteAddress);
    const shown = ({ projectItems }: typeof copy) =>
      projectItems.map(({ tag, qty, notes, modelDisplayAs, price, fanOptions }) => {
        return { tag, qty, notes, modelDisplayAs, price, fanOptions };
      });
    expect(shown(copy)).toEqual(shown(original));
    const { projectId } = copy;
    expect(await sales.projects.buildings({ projectId })).toMatchObject([
      { name: 'Building 1', fans: [{ quantity: 3 }] },
    ]);
    const addressType = AddressType.Shipping;
    expect(await sales.projects.address({ projectId, addressType })).toMatchObject({ city: 'Gary' });
    const roofFan = copy.projectItems.find(({ tag }) => tag === 'EF-1');
    const results = await sales.sizing.exhaustSupply.byResultId({ resultId: roofFan?.resultId ?? '' });
    expect(results.results.length).toBeGreaterThan(0);
  });

  it('creates alternates below their chosen item and the schedule of the drawings', async () => {
    const engineer = await there.clientOf('engineer');
    const { projectId, referenceId, projectItems } = await projectThere();
    const ids = projectItems.map(({ projectItemId }) => projectItemId);
    const [, chosenId = '', alternateId = ''] = ids;
    await engineer.projects.alternates.set({ projectId, projectItemId: alternateId, alternateToId: chosenId });
    await engineer.projects.scheduledDuties.saveMany({ projectId, duties: [DUTY] });
    const copy = await clone(referenceId);
    const copiedIds = copy.projectItems.map(({ projectItemId }) => projectItemId);
    expect(copy.projectItems.map(({ alternateToId }) => alternateToId)).toEqual([null, null, copiedIds[1]]);
    const { projectId: copyId } = copy;
    await expect(sales.projects.scheduledDuties.read({ projectId: copyId })).resolves.toMatchObject([DUTY]);
  });

  it('says what this catalog does not have, and stores nothing', async () => {
    const original = await projectThere();
    const before = await sales.projectStubs.list();
    const item = original.projectItems.find(({ tag }) => tag === 'EF-2');
    await there.store.db
      .update(schema.fanItems)
      .set({ configuration: sql`jsonb_set(configuration, '{fanUnitId}', '987654321')` })
      .where(eq(schema.fanItems.id, item?.projectItemId ?? ''));
    expect(await rejectionOf(clone(original.referenceId))).toEqual({
      status: 409,
      inner: `The catalog of this site does not have EF-2 ${item?.modelDisplayAs}. Nothing was cloned.`,
    });
    expect(await sales.projectStubs.list()).toEqual(before);
  });

  it('[A-194] says which server does not respond, and what is not there', async () => {
    expect(await rejectionOf(clone('D-0000000'))).toEqual({
      status: 404,
      inner: 'There is no project with the reference id D-0000000 in development.',
    });
    expect(await rejectionOf(clone('P-0000000', CloneEnvironment.Production))).toEqual({
      status: 503,
      inner: 'The server of the environment production does not respond.',
    });
  });

  it('hands no project to a caller without the secret, and says nothing of whose it is', async () => {
    const { referenceId } = await projectThere();
    const request = (secret: string | null, at = there) =>
      at.app.inject({ url: `${PATH}/${referenceId}`, headers: secret === null ? {} : { 'x-peer-secret': secret } });
    for (const secret of [null, '', 'wrong', `${SECRET}x`]) expect((await request(secret)).statusCode).toBe(403);
    const response = await request(SECRET);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    for (const private_ of [await there.userId('engineer'), 'Maya', '@specbuilder.example']) {
      expect(response.body).not.toContain(private_);
    }
  });

  it('is limited, and not there at all where no secret is set', async () => {
    const limited = await startTestApplication({
      peers: { addresses: {}, secret: SECRET },
      rates: { ...server.config.rates, write: 2 },
    });
    const request = () => limited.app.inject({ url: `${PATH}/L-1`, headers: { 'x-peer-secret': 'wrong' } });
    expect([(await request()).statusCode, (await request()).statusCode, (await request()).statusCode]).toEqual([
      403, 403, 429,
    ]);
    await limited.close();
    const closed = await startTestApplication();
    expect((await closed.app.inject({ url: `${PATH}/L-1`, headers: { 'x-peer-secret': '' } })).statusCode).toBe(404);
    await closed.close();
  });
});
