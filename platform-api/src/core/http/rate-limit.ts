import type { RateClass } from '@specbuilder/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../addresses/client-network.ts';
import type { RateBudgets } from '../config/settings/rate-settings.ts';
import { HttpError } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import { guestKeyHash, headerText } from './call-context.ts';
import type { CallCounter } from './call-counter.ts';

/** Counts a call of a class; throws when its caller has used up the minute's budget. */
export type CountCall = (rate: RateClass, request: FastifyRequest, userId: string | null) => Promise<void>;

/** A hook for routes that are reached before the user is known, such as the sign-in page. */
export type LimitAddress = (name: string, perMinute: number) => (request: FastifyRequest) => Promise<void>;

export interface RateLimits {
  readonly countCall: CountCall;
  readonly limitAddress: LimitAddress;
}

/** An office behind one address has so many budgets. Guest keys are free to make up, so there is an end to them. */
const GUESTS_OF_AN_ADDRESS = 10;
/** Tries of keys and of user names: made-up guest keys would buy more of them. */
const BY_ADDRESS_ALONE: readonly RateClass[] = ['refused-key', 'account'];

interface Counted {
  readonly key: string;
  readonly budgets: number;
}

const callers = new WeakMap<FastifyRequest, readonly Counted[]>();

/** Which caller a request counts for, read while its socket is open: it may be closed when a hub connection counts. */
export function rememberCaller(request: FastifyRequest, userId: string | null, guest = guestOf(request)): void {
  callers.set(request, callerOf(request, userId, guest));
}

/** Budgets per caller and rate class: of a user, of a guest key with its address, else of the address. */
export function createRateLimits(counter: CallCounter, budgets: RateBudgets): RateLimits {
  return {
    async countCall(rate, request, userId) {
      const perMinute = budgets[rate];
      if (perMinute === undefined) return;
      for (const { key, budgets: factor } of countedOf(rate, request, userId)) {
        const seconds = await counter.count(`${rate} ${key}`, perMinute * factor);
        if (seconds > 0) throw tooMany(HTTP_MESSAGES.tooManyCalls({ seconds }), seconds);
      }
    },
    limitAddress: (name, perMinute) => async (request) => {
      const seconds = await counter.count(`${name} ${addressKey(request)}`, perMinute);
      if (seconds > 0) throw tooMany(HTTP_MESSAGES.addressLimit({ seconds }), seconds);
    },
  };
}

function countedOf(rate: RateClass, request: FastifyRequest, userId: string | null): readonly Counted[] {
  if (userId !== null) return callerOf(request, userId, null);
  if (BY_ADDRESS_ALONE.includes(rate)) return callerOf(request, null, null);
  return callers.get(request) ?? callerOf(request, null, guestOf(request));
}

/** The guest first: a guest who may not go on must not use up what others at the address have. */
function callerOf(request: FastifyRequest, userId: string | null, guest: string | null): readonly Counted[] {
  if (userId !== null) return [{ key: `user:${userId}`, budgets: 1 }];
  const key = guest === null ? `anonymous:${addressKey(request)}` : `guest:${guest}`;
  return [
    { key, budgets: 1 },
    { key: addressKey(request), budgets: GUESTS_OF_AN_ADDRESS },
  ];
}

const guestOf = (request: FastifyRequest) => guestKeyHash(headerText(request, 'x-guest-key'));

const addressKey = ({ ip }: FastifyRequest) => `address:${clientNetworkOf(ip)}`;

function tooMany(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError('too-many', message, { retryAfterSeconds });
}
