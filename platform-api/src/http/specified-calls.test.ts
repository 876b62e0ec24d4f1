import { FAN_ITEM_HUB } from '@specbuilder/shared-contracts/domain';
import { endpoints } from '../testing/access-matrix.ts';
import { CALLS_TO_COME, SERVED_CALLS } from '../testing/specified-calls.ts';

/** What the contract has no endpoints for; raw-routes.test.ts finds it on the running server. */
const BESIDE_THE_CONTRACT = ['POST /api/fs/files', 'GET /api/fs/files', `HUB ${FAN_ITEM_HUB.path}`];

/** Parameters have other names in the specification. */
const withoutNames = (call: string) => call.replace(/\{\w+\}/g, '{}');

describe('The calls that the specification names', () => {
  // The server starts only when it serves its whole contract.
  const ofContract = endpoints.map(({ route }) => withoutNames(`${route.method} ${route.path}`));
  const served = new Set([...ofContract, ...BESIDE_THE_CONTRACT]);
  const isServed = (call: string) => served.has(withoutNames(call));

  it('are served, all but those of areas to come', () => {
    expect(SERVED_CALLS.filter((call) => !isServed(call))).toEqual([]);
  });

  it('are listed as to come only while they are', () => {
    expect(CALLS_TO_COME.filter(isServed)).toEqual([]);
  });
});
