import { DELIVERABLE_HEALTH_HUB } from '@specbuilder/shared-contracts/api';
import { FAN_ITEM_HUB } from '@specbuilder/shared-contracts/domain';
import { endpoints } from '../../../test/access-matrix.ts';
import { SPECIFIED_CALLS } from '../../../test/specified-calls.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** What the contract has no endpoints for; raw-routes.test.ts finds it on the running server. */
const BESIDE_THE_CONTRACT = [
  'POST /api/fs/files',
  'GET /api/fs/files',
  `HUB ${FAN_ITEM_HUB.path}`,
  `HUB ${DELIVERABLE_HEALTH_HUB.path}`,
];

/** Parameters have other names in the specification. */
const withoutNames = (call: string) => call.replace(/\{\w+\}/g, '{}');

describe('The calls that the specification names', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('are in the contract, or beside it', () => {
    const ofContract = endpoints.map(({ route }) => withoutNames(`${route.method} ${route.path}`));
    const known = new Set([...ofContract, ...BESIDE_THE_CONTRACT]);
    expect(SPECIFIED_CALLS.filter((call) => !known.has(withoutNames(call)))).toEqual([]);
  });

  it.each(SPECIFIED_CALLS)('[API-163] %s is known to the running server', async (call) => {
    const [verb = '', path = ''] = call.split(' ');
    const [method, address] = verb === 'HUB' ? ['POST', `${path}/negotiate?negotiateVersion=1`] : [verb, path];
    const url = address.replace(/\{\w+\}/g, 'x');
    const { statusCode, body } = await server.app.inject({ method: method as 'GET', url });
    // A missing thing also returns 404, but with another message than an unknown address.
    if (statusCode === 404) expect(body).not.toContain(`${method} ${url}`);
    expect(statusCode).toBeLessThan(500);
  });
});
