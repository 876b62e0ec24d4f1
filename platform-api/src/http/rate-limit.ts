import type { RateClass } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateBudgets } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { HTTP_TEXTS } from '../words/http.generated.ts';

/** Counts a call of a class; throws when its caller has used up the minute's budget. */
export type CountCall = (rate: RateClass, request: FastifyRequest, userId: string | null) => Promise<void>;

/** What a route that counts by address answers, such as the sign-in page, whose body people read. */
export function addressLimitExceeded(_request: FastifyRequest, { ttl }: { readonly ttl: number }): Refusal {
  const seconds = Math.ceil(ttl / 1000);
  return new Refusal('too-many', HTTP_TEXTS.addressLimit({ seconds }), { retryAfterSeconds: seconds });
}

const callerKeys = new WeakMap<FastifyRequest, string>();

/** Whom a request counts for, asked while its socket is there: connections of a hub count when it may be gone. */
export function rememberCaller(request: FastifyRequest, userId: string | null): void {
  callerKeys.set(request, userId ?? request.ip);
}

/**
 * Budgets per caller and rate class, counted by @fastify/rate-limit in this process.
 * Guests are counted by address: a guest key is free to make up.
 */
export function createRateLimits(app: FastifyInstance, budgets: RateBudgets): CountCall {
  const limits = new Map(
    Object.entries(budgets).map(([rate, max]) => [
      rate,
      app.createRateLimit({
        max,
        timeWindow: '1 minute',
        keyGenerator: (request) => `${rate}:${callerKeys.get(request) ?? request.ip}`,
      }),
    ]),
  );
  return async (rate, request, userId) => {
    if (userId !== null || !callerKeys.has(request)) rememberCaller(request, userId);
    const count = await limits.get(rate)?.(request);
    if (count === undefined || count.isAllowed || !count.isExceeded) return;
    throw new Refusal('too-many', HTTP_TEXTS.tooManyCalls({ seconds: count.ttlInSeconds }), {
      retryAfterSeconds: count.ttlInSeconds,
    });
  };
}
