import type { $ZodType, output } from 'zod/v4/core';

export interface EventOptions {
  /** State-like fact: the bus replays the last one to a late subscriber, since remotes load late. */
  readonly sticky?: true;
  /** Sticky facts that this one makes untrue. */
  readonly drops?: readonly string[];
}

export interface EventDefinition<S extends $ZodType = $ZodType> extends EventOptions {
  readonly schema: S;
}

/** Declares one broadcast fact: its payload and how long it stays true. */
export function fact<S extends $ZodType, const O extends EventOptions = Record<never, never>>(
  schema: S,
  options?: O,
): EventDefinition<S> & O {
  return { schema, ...(options as O) };
}

export type PayloadOf<D> = D extends EventDefinition<infer S> ? output<S> : never;
