import { clientNetworkOf } from '../client-network.ts';
import type { HubLimits } from '../hub-settings.ts';
import { Refusal } from '../refusal.ts';
import { HTTP_TEXTS } from '../words/http.generated.ts';
import type { HubCaller } from './connection-token.ts';

type Caller = Pick<HubCaller, 'userId' | 'guestKeyHash'>;

export interface ConnectionCaps {
  /** @throws Refusal 'too-many' when no place is free */
  assertRoom(caller: Caller, address: string): void;
  /**
   * Takes a place.
   *
   * @returns gives the place back; a second time does nothing
   * @throws Refusal 'too-many' when no place is free
   */
  take(caller: Caller, address: string): () => void;
}

/** Places come free when others leave; silent connections are dropped after 40 s. */
const RETRY_S = 30;

/** An open connection costs memory for as long as its client likes, and a token opens as many as it is used for. */
export function createConnectionCaps({ perCaller, perAddress }: HubLimits): ConnectionCaps {
  const open = new Map<string, number>();
  const assertRoom: ConnectionCaps['assertRoom'] = (caller, address) => {
    const isFull = (open.get(callerKey(caller, address)) ?? 0) >= perCaller;
    if (!isFull && (open.get(addressKey(address)) ?? 0) < perAddress) return;
    throw new Refusal('too-many', HTTP_TEXTS.tooManyConnections({ seconds: RETRY_S }), {
      retryAfterSeconds: RETRY_S,
    });
  };
  const add = (key: string, change: 1 | -1) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    assertRoom,
    take(caller, address) {
      assertRoom(caller, address);
      const keys = [callerKey(caller, address), addressKey(address)];
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys.splice(0)) add(key, -1);
      };
    },
  };
}

/** Who brings no guest key is one with all others there who bring none. */
function callerKey({ userId, guestKeyHash }: Caller, address: string): string {
  if (userId !== null) return `user:${userId}`;
  return guestKeyHash === null ? `nobody:${clientNetworkOf(address)}` : `guest:${guestKeyHash}`;
}

const addressKey = (address: string) => `address:${clientNetworkOf(address)}`;
