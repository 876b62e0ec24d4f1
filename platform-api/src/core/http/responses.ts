import { isDeepStrictEqual } from 'node:util';
import { type AnyContractRouter, ContractProcedure, isContractProcedure } from '@orpc/contract';
import * as z from 'zod/mini';

interface Described {
  readonly '~orpc': { readonly route: { readonly method?: string | undefined; readonly path?: string | undefined } };
}

/**
 * The contract without its response schemas: validating its own responses cost a server 11 % of the processor time of a
 * sizing (profile with 8 connections on PostgreSQL). Tests verify that responses match their schemas, see
 * `createResponseCheck`.
 */
export function withoutResponses<T extends AnyContractRouter>(contract: T): T;
export function withoutResponses(contract: AnyContractRouter): AnyContractRouter {
  // The types of what handlers return stay those of the contract.
  if (isContractProcedure(contract)) return new ContractProcedure({ ...contract['~orpc'], outputSchema: undefined });
  return Object.fromEntries(Object.entries(contract).map(([name, child]) => [name, withoutResponses(child)]));
}

/** Compares an endpoint's response with the contract. */
export type ResponseCheck = (endpoint: Described, response: unknown) => void;

/**
 * For tests: every response must equal what its schema makes of it, field by field, since nothing is removed or filled
 * in on its way to the caller.
 *
 * @returns function that throws an Error which names the endpoint and what differs
 */
export function createResponseCheck(contract: AnyContractRouter): ResponseCheck {
  const schemas = new Map(schemasOf(contract));
  return (endpoint, response) => {
    const name = nameOf(endpoint);
    const schema = schemas.get(name);
    if (schema === undefined || response instanceof Blob) return;
    const parsed = z.safeParse(schema, response);
    if (!parsed.success) throw new Error(`${name} returns what its contract rejects: ${z.prettifyError(parsed.error)}`);
    const [sent, meant] = [asJson(response), asJson(parsed.data)];
    if (!isDeepStrictEqual(sent, meant)) {
      throw new Error(
        `${name} returns other fields than its contract: ${JSON.stringify(sent)} for ${JSON.stringify(meant)}`,
      );
    }
  };
}

function schemasOf(contract: AnyContractRouter): [string, z.ZodMiniType][] {
  if (isContractProcedure(contract)) {
    const { outputSchema } = contract['~orpc'];
    if (outputSchema === undefined) return [];
    if (!(outputSchema instanceof z.ZodMiniType)) throw new Error(`${nameOf(contract)} has no schema of zod/mini`);
    return [[nameOf(contract), outputSchema]];
  }
  return Object.values(contract).flatMap((child) => schemasOf(child as AnyContractRouter));
}

function nameOf({ '~orpc': { route } }: Described): string {
  return `${route.method} ${route.path}`;
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
