import { isContractProcedure, oc } from '@orpc/contract';
import { contract } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { createResponseCheck, withoutResponses } from './responses.ts';
import { endpointsOf } from './served-contract.ts';

const fans = {
  list: oc
    .route({ method: 'GET', path: '/api/fans' })
    .output(z.object({ names: z.array(z.string()), page: z._default(z.number(), 1) })),
  file: oc.route({ method: 'GET', path: '/api/fans/file' }).output(z.instanceof(Blob)),
  remove: oc.route({ method: 'DELETE', path: '/api/fans' }),
};

describe('A response', () => {
  const check = createResponseCheck(fans);

  it('passes when it is what its contract says', () => {
    expect(() => check(fans.list, { names: ['KRX'], page: 1 })).not.toThrow();
    expect(() => check(fans.file, new Blob(['x']))).not.toThrow();
    expect(() => check(fans.remove, undefined)).not.toThrow();
  });

  it.each([
    ['lacks a field', { page: 1 }, /GET \/api\/fans returns what its contract rejects.*names/s],
    ['has a field of another kind', { names: [7], page: 1 }, /contract rejects/],
    [
      'says more than it may',
      { names: [], page: 1, passwordHash: 'x' },
      /other fields than its contract.*passwordHash/s,
    ],
    ['leaves to its schema what it should say', { names: [] }, /other fields than its contract/],
  ])('is rejected when it %s', (_why, response, problem) => {
    expect(() => check(fans.list, response)).toThrow(problem);
  });

  it('is not validated again by its handler, for every endpoint of the contract', () => {
    const [described, served] = [contract, withoutResponses(contract)].map((item) => endpointsOf(item));
    expect(served?.map(([name]) => name)).toEqual(described?.map(([name]) => name));
    const validated = served?.filter(([, one]) => isContractProcedure(one) && one['~orpc'].outputSchema !== undefined);
    expect(validated).toEqual([]);
  });
});
