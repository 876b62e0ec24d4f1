import { oc } from '@orpc/contract';
import { implement } from '@orpc/server';
import { endpoint, open } from '@specbuilder/shared-contracts/api';
import { accessesOf, assertContractIsServed, endpointsOf } from './served-contract.ts';

describe('The check at start', () => {
  const access = open('an example');
  const contract = {
    one: endpoint('GET', '/api/one', { summary: 'one', access }),
    deep: { two: endpoint('GET', '/api/two', { summary: 'two', access }) },
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
    expect(() => assertContractIsServed(bare, { one })).toThrow('one declares no access');
  });

  it('names every problem of every endpoint', () => {
    const bare = oc.route({ method: 'GET', path: '/api/bare' });
    expect(() => assertContractIsServed({ bare, one: contract.one }, {})).toThrow(
      new Error(
        [
          'The API contract is not met:',
          ...['access', 'rate', 'userAction', 'overlay'].map((key) => `bare declares no ${key}`),
          'bare has no implementation',
          'one has no implementation',
        ].join('\n'),
      ),
    );
  });

  it('knows all endpoints by their dotted names, with the access they declare', () => {
    const bare = {
      one: contract.one,
      deep: { ...contract.deep, bare: oc.route({ method: 'GET', path: '/api/bare' }) },
    };
    expect(endpointsOf(bare).map(([name]) => name)).toEqual(['one', 'deep.two', 'deep.bare']);
    expect(accessesOf(bare)).toEqual({ one: access, 'deep.two': access });
  });
});
