import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { isProcedure } from '@orpc/server';
import type { Access, EndpointMeta } from '@specbuilder/shared-contracts/api';

type Tree = Readonly<Record<string, unknown>>;

const META_KEYS: readonly (keyof EndpointMeta)[] = ['access', 'rate', 'userAction', 'overlay'];

/**
 * Verifies that every endpoint of the contract declares its meta and has an implementation.
 *
 * @param served the routers that are served, in the contract's shape
 * @throws Error that names each endpoint without meta or implementation
 */
export function assertContractIsServed(contract: AnyContractRouter, served: Tree): void {
  const problems = endpointsOf(contract).flatMap(([name, endpoint]) => {
    const declared = isContractProcedure(endpoint) ? (endpoint['~orpc'].meta as Tree) : {};
    const missing = META_KEYS.filter((key) => declared[key] === undefined).map((key) => `${name} declares no ${key}`);
    return isProcedure(find(served, name)) ? missing : [...missing, `${name} has no implementation`];
  });
  if (problems.length > 0) throw new Error(`The API contract is not met:\n${problems.join('\n')}`);
}

/** What every endpoint of a contract declares of its access, by its dotted name. */
export function accessesOf(contract: AnyContractRouter): Record<string, Access> {
  const declared = endpointsOf(contract).flatMap(([name, endpoint]) => {
    const access = isContractProcedure(endpoint) ? (endpoint['~orpc'].meta as Partial<EndpointMeta>).access : undefined;
    return access === undefined ? [] : [[name, access] as const];
  });
  return Object.fromEntries(declared);
}

/** Every endpoint of a contract by its dotted name. */
export function endpointsOf(contract: AnyContractRouter, parents: readonly string[] = []): [string, unknown][] {
  if (isContractProcedure(contract)) return [[parents.join('.'), contract]];
  return Object.entries(contract).flatMap(([name, child]) =>
    endpointsOf(child as AnyContractRouter, [...parents, name]),
  );
}

function find(tree: Tree, name: string): unknown {
  return name.split('.').reduce<unknown>((node, part) => (node as Tree | undefined)?.[part], tree);
}
