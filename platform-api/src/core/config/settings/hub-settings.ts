import * as z from 'zod/mini';
import { wholeNumber } from '../config-values.ts';

/** Maximum number of open connections, over all hubs and processes of this server together. */
export interface HubLimits {
  /** Of one user or guest. */
  readonly perCaller: number;
  /** Of one address, which a whole office may share. */
  readonly perAddress: number;
}

const MAX = 100_000;
/** An office behind one address has many people, each with a few windows. */
const ADDRESS_FACTOR = 10;

export const hubVariables = {
  HUB_CONNECTIONS: z._default(wholeNumber(1, MAX), 30),
  HUB_CONNECTIONS_PER_ADDRESS: z.optional(wholeNumber(1, MAX)),
};

interface HubValues {
  readonly HUB_CONNECTIONS: number;
  readonly HUB_CONNECTIONS_PER_ADDRESS?: number | undefined;
}

export function hubLimitsOf(values: HubValues): HubLimits {
  const { HUB_CONNECTIONS: perCaller, HUB_CONNECTIONS_PER_ADDRESS: perAddress } = values;
  return { perCaller, perAddress: perAddress ?? perCaller * ADDRESS_FACTOR };
}
