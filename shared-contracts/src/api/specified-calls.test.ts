import { isContractProcedure } from '@orpc/contract';
import { contract } from './contract.ts';
import { SPECIFIED_CALLS } from './test-data/specified-calls.ts';

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
    const missing = Object.entries(SPECIFIED_CALLS).filter(([, calls]) => calls.some((call) => !offered.has(call)));
    expect(missing).toEqual([]);
  });
});
