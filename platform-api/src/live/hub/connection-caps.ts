import { clientNetworkOf, HTTP_MESSAGES, HttpError, type HubLimits } from '../../core/index.ts';
import type { SharedPlaces } from '../processes/shared-places.ts';
import type { HubCaller } from './connection-token.ts';

type Caller = Pick<HubCaller, 'userId' | 'guestKeyHash'>;

export interface ConnectionCaps {
  /** @throws HttpError 'too-many' when no slot is free */
  assertSpace(caller: Caller, address: string): Promise<void>;
  /**
   * Takes a slot.
   *
   * @returns releases the slot; a second call does nothing
   * @throws HttpError 'too-many' when no slot is free
   */
  take(caller: Caller, address: string): Promise<() => void>;
}

/** Places come free when others leave; silent connections are dropped after 40 s. */
const RETRY_S = 30;

/** An open connection costs memory for as long as its client likes, and a token opens as many as it is used for. */
export function createConnectionCaps({ perCaller, perAddress }: HubLimits, places: SharedPlaces): ConnectionCaps {
  const requestedBy = (caller: Caller, address: string) => [
    { key: callerKey(caller, address), most: perCaller },
    { key: addressKey(address), most: perAddress },
  ];
  return {
    async assertSpace(caller, address) {
      if (!(await places.hasSpace(requestedBy(caller, address)))) throw tooMany();
    },
    async take(caller, address) {
      const leave = await places.take(requestedBy(caller, address));
      if (leave === null) throw tooMany();
      return leave;
    },
  };
}

function tooMany(): HttpError {
  return new HttpError('too-many', HTTP_MESSAGES.tooManyConnections({ seconds: RETRY_S }), {
    retryAfterSeconds: RETRY_S,
  });
}

/** Who brings no guest key is one with all others there who bring none. */
function callerKey({ userId, guestKeyHash }: Caller, address: string): string {
  if (userId !== null) return `user:${userId}`;
  return guestKeyHash === null ? `anonymous:${clientNetworkOf(address)}` : `guest:${guestKeyHash}`;
}

const addressKey = (address: string) => `address:${clientNetworkOf(address)}`;
