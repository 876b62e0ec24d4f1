import { oc } from '@orpc/contract';
import { implement } from '@orpc/server';
import { endpoint } from '@specbuilder/shared-contracts/api';
import { assertContractIsServed } from './served-contract.ts';

describe('The check at start', () => {
  const contract = {
    one: endpoint('GET', '/api/one', { summary: 'one' }),
    deep: { two: endpoint('GET', '/api/two', { summary: 'two' }) },
  };
  const api = implement(contract);
  const one = api.one.handler(() => undefined);
  const two = api.deep.two.handler(() => undefined);

  it('passes when every endpoint is served', () => {
    expect(() => assertContractIsServed(contract, { one, deep: { two } })).not.toThrow();
  });

  it('names endpoints that are not served', () => {
    expect(() => assertContractIsServed(contract, { one })).toThrow('deep.two has no implementation');
  });

  it('names endpoints without meta', () => {
    const bare = { one: oc.route({ method: 'GET', path: '/api/one' }) };
    expect(() => assertContractIsServed(bare, { one })).toThrow('one declares no roles');
  });
});
