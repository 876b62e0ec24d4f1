import { randomUUID } from 'node:crypto';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract, type EndpointMeta } from '@specbuilder/shared-contracts/api';
import { AuthStatus, authorize } from '@specbuilder/shared-contracts/domain';
import { DEMO_USERS } from '../seed/demo-users.ts';
import { ENDPOINT_SAMPLES, type EndpointSample } from '../testing/endpoint-samples.ts';
import { createSampleMaker, type SampleMaker } from '../testing/sample-maker.ts';
import { type DemoUserName, startTestApplication, type TestApplication } from '../testing/test-application.ts';
import { endpointsOf } from './served-contract.ts';

/** Every served endpoint of the contract; the table of samples decides what a good call of it is. */
const endpoints = endpointsOf(contract).map(([name, procedure]) => {
  if (!isContractProcedure(procedure)) throw new Error(`${name} is no endpoint`);
  return { name, meta: procedure['~orpc'].meta as EndpointMeta, procedure };
});
type Endpoint = (typeof endpoints)[number];

const isOpen = ({ meta }: Endpoint) => authorize(meta.roles, null) === AuthStatus.Ok;
const hasRight = ({ meta }: Endpoint, userName: DemoUserName) => {
  const user = DEMO_USERS.find((one) => one.userName === userName);
  return authorize(meta.roles, user?.roles ?? null) === AuthStatus.Ok;
};
/** The path parameter that names the owned row, and what is said when the caller may not know of it. */
const OWNED_ROWS: Partial<Record<EndpointMeta['ownership'], { parameter: string; notFound: string }>> = {
  project: { parameter: 'projectId', notFound: 'Project not found' },
  'fan-item': { parameter: 'fanItemId', notFound: 'Item not found' },
};
/** Rows of the samples belong to the engineer, so that only he makes a good call of these. */
const isOfEngineer = ({ name }: Endpoint) => /^(fanItem|voltage|sizing)\./.test(name);
const userNames: readonly DemoUserName[] = ['engineer', 'sales', 'admin', 'dev'];

describe('[API-008] Every endpoint', () => {
  let server: TestApplication;
  let samples: SampleMaker;
  beforeAll(async () => {
    server = await startTestApplication();
    samples = await createSampleMaker(await server.clientOf('engineer'));
  });
  afterAll(() => server.close());

  async function sampleOf({ name }: Endpoint, userName: DemoUserName = 'engineer'): Promise<EndpointSample> {
    const sample = ENDPOINT_SAMPLES[name];
    if (sample === undefined) throw new Error(`endpoint-samples.ts has no call of ${name}`);
    return sample(await samples.rowsFor(name, await server.userId(userName)));
  }

  async function call({ procedure }: Endpoint, sample: Partial<EndpointSample>, userName: DemoUserName | null) {
    const { method = 'GET', path = '/' } = procedure['~orpc'].route;
    const url = path.replace(/\{(\w+)\}/g, (_whole, parameter: string) =>
      encodeURIComponent(sample.params?.[parameter] ?? ''),
    );
    const query = new URLSearchParams(sample.query);
    const token = userName === null ? null : await server.tokenOf(userName);
    const response = await server.app.inject({
      method: method as 'GET',
      url: `${url}?${query}`,
      headers: { 'x-guest-key': 'matrix', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      ...(sample.body === undefined ? {} : { payload: sample.body as object }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? (response.json() as unknown) : null };
  }

  const errorBody = (message: unknown = expect.any(String)) => ({
    message,
    errors: expect.any(Object),
    modelState: expect.any(Object),
  });
  const allowedUser = (endpoint: Endpoint): DemoUserName | null =>
    isOpen(endpoint) && !isOfEngineer(endpoint)
      ? null
      : (userNames.find((userName) => hasRight(endpoint, userName)) ?? null);
  const statusOf = ({ procedure }: { procedure: AnyContractProcedure }) =>
    procedure['~orpc'].route.successStatus ?? 200;

  it('has a sample call', () => {
    expect(Object.keys(ENDPOINT_SAMPLES).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it.each(endpoints)('$name answers a good call', async (endpoint) => {
    const userName = allowedUser(endpoint);
    const { status, body } = await call(endpoint, await sampleOf(endpoint, userName ?? 'engineer'), userName);
    expect({ status, body }).toMatchObject({ status: statusOf(endpoint) });
    const schema = endpoint.procedure['~orpc'].outputSchema;
    if (schema === undefined || body === null) return;
    const outcome = await schema['~standard'].validate(body);
    expect(outcome.issues).toBeUndefined();
  });

  it.each(endpoints.filter((endpoint) => !isOpen(endpoint)))('$name answers 401 without a token', async (endpoint) => {
    expect(await call(endpoint, await sampleOf(endpoint), null)).toEqual({
      status: 401,
      body: errorBody('Please sign in first.'),
    });
  });

  const forbidden = endpoints.flatMap((endpoint) =>
    userNames.filter((userName) => !hasRight(endpoint, userName)).map((userName) => ({ ...endpoint, userName })),
  );
  it.each(forbidden)('$name answers 403 to $userName', async ({ userName, ...endpoint }) => {
    expect(await call(endpoint, await sampleOf(endpoint), userName)).toEqual({ status: 403, body: errorBody() });
  });

  const owned = endpoints.flatMap((endpoint) => {
    const row = OWNED_ROWS[endpoint.meta.ownership];
    return row === undefined ? [] : [{ ...endpoint, ...row }];
  });
  it.each(owned)('$name answers 404 for a foreign $parameter', async ({ notFound, parameter: _, ...endpoint }) => {
    expect(await call(endpoint, await sampleOf(endpoint), 'dev')).toEqual({ status: 404, body: errorBody(notFound) });
  });

  it.each(owned)('$name answers 404 for an unknown $parameter, 400 for a malformed one', async (row) => {
    const { notFound, parameter, ...endpoint } = row;
    const sample = await sampleOf(endpoint);
    const withId = (id: string) => ({ ...sample, params: { ...sample.params, [parameter]: id } });
    expect(await call(endpoint, withId(randomUUID()), 'engineer')).toEqual({ status: 404, body: errorBody(notFound) });
    expect(await call(endpoint, withId('none'), 'engineer')).toMatchObject({
      status: 400,
      body: { errors: { [parameter]: ['Not a valid id'] } },
    });
  });

  it.each(endpoints)('[API-007] $name answers 400 with modelState for bad input', async (endpoint) => {
    const userName = allowedUser(endpoint);
    const { bad, ...good } = await sampleOf(endpoint, userName ?? 'engineer');
    if (bad === null) return expect(endpoint.procedure['~orpc'].inputSchema).toBeUndefined();
    const { status, body } = await call(
      endpoint,
      { ...good, ...bad, params: { ...good.params, ...bad.params } },
      userName,
    );
    expect({ status, body }).toEqual({ status: 400, body: errorBody() });
    const { errors, modelState } = body as { errors: object; modelState: object };
    expect(Object.keys(modelState).length).toBeGreaterThan(0);
    expect(Object.keys(errors)).toEqual(Object.keys(modelState));
  });

  it.each(endpoints)('$name answers 404 for a brand that does not exist', async (endpoint) => {
    const userName = allowedUser(endpoint);
    const sample = await sampleOf(endpoint, userName ?? 'engineer');
    const query = { ...sample.query, manufacturerLabelId: '5' };
    expect(await call(endpoint, { ...sample, query }, userName)).toEqual({
      status: 404,
      body: errorBody('There is no brand 5.'),
    });
  });
});
