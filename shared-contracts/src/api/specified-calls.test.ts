import { isContractProcedure } from '@orpc/contract';
import { contract } from './contract.ts';
import { CALLS_TO_COME, SERVED_CALLS } from './test-data/specified-calls.ts';

/** Parameters have other names here and there, and an address may end in a slash. */
const comparable = (path: string) => path.replace(/\{[^}]+\}/g, '{}').replace(/\/$/, '');

function addresses(node: unknown = contract): string[] {
  if (!isContractProcedure(node)) return Object.values(node as object).flatMap(addresses);
  const { method = '', path = '' } = node['~orpc'].route;
  return [`${method} ${comparable(path)}`];
}

describe('A call that the specification names', () => {
  const offered = new Set(addresses());

  it('is in the contract', () => {
    const missing = Object.entries(SERVED_CALLS).filter(([, calls]) => calls.some((call) => !offered.has(call)));
    expect(missing).toEqual([]);
  });

  it('leaves the list of those to come with its endpoint', () => {
    expect(
      Object.values(CALLS_TO_COME)
        .flat()
        .filter((call) => offered.has(call)),
    ).toEqual([]);
  });
});
