import type { RateClass } from '@specbuilder/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { createLocalCounter } from '../call-counting/local-counter.ts';
import type { RateBudgets } from '../config/settings/rate-settings.ts';
import type { HttpError } from '../http-error/http-error.ts';
import { createRateLimits, rememberCaller } from './rate-limit.ts';

interface Caller {
  readonly ip?: string;
  readonly guest?: string;
  readonly userId?: string;
}

const requestOf = ({ ip = '10.0.0.1', guest }: Caller) =>
  ({ ip, headers: guest === undefined ? {} : { 'x-guest-key': guest } }) as unknown as FastifyRequest;

function started() {
  const budgets = { read: 2, write: 1, account: 1, 'refused-key': 1 } as RateBudgets;
  const { countCall, limitAddress } = createRateLimits(
    createLocalCounter(() => 0),
    budgets,
  );
  const outcomeOf = (counted: Promise<void>) =>
    counted.then(
      () => 'counted',
      ({ kind, message, details }: HttpError) => ({ kind, message, ...details }),
    );
  const outcome = (rate: RateClass, caller: Caller = {}) =>
    outcomeOf(countCall(rate, requestOf(caller), caller.userId ?? null));
  const outcomes = async (rate: RateClass, callers: readonly Caller[]) => {
    const all = [];
    for (const caller of callers) all.push((await outcome(rate, caller)) === 'counted');
    return all;
  };
  return { countCall, limitAddress, outcome, outcomeOf, outcomes };
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('The budget of a caller', () => {
  it('is one for a user wherever they are, one for an address without a name, and one for each class', async () => {
    const { outcome, outcomes } = started();
    expect(await outcomes('read', times(2, {}))).toEqual([true, true]);
    expect(await outcome('read')).toEqual({
      kind: 'too-many',
      message: 'Too many requests. Please try again in 30 s.',
      retryAfterSeconds: 30,
    });
    expect(await outcomes('read', [{ ip: '10.0.0.2' }])).toEqual([true]);
    expect(await outcomes('write', [{}])).toEqual([true]);
    const there = { userId: 'u-1', guest: 'g', ip: '10.0.0.1' };
    expect(await outcomes('read', [there, { ...there, ip: '10.0.0.2' }, { ...there, ip: '10.0.0.3' }])).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is each guest’s own in an office behind one address', async () => {
    const { outcomes } = started();
    const office = Array.from({ length: 10 }, (_, i) => ({ guest: `guest-${i}` }));
    expect(await outcomes('read', [...office, ...office])).toEqual(times(20, true));
  });

  it('ends at ten guests of one address, because a key is free to make up', async () => {
    const { outcomes } = started();
    const madeUp = Array.from({ length: 25 }, (_, i) => ({ guest: `key-${i}` }));
    expect(await outcomes('read', madeUp)).toEqual([...times(20, true), ...times(5, false)]);
    expect(await outcomes('read', [{ guest: 'elsewhere', ip: '10.0.0.2' }])).toEqual([true]);
    expect(await outcomes('read', [{ userId: 'u-1' }])).toEqual([true]);
  });

  it('of others is left alone by a guest who goes on knocking', async () => {
    const { outcomes } = started();
    expect(await outcomes('read', times(40, { guest: 'loud' }))).toEqual([true, true, ...times(38, false)]);
    expect(await outcomes('read', [{ guest: 'quiet' }])).toEqual([true]);
  });

  it.each(['account', 'refused-key'] as const)(
    'is no larger with made-up keys where secrets are tried: %s',
    async (rate) => {
      const { outcomes } = started();
      expect(await outcomes(rate, [{ guest: 'a' }, { guest: 'b' }])).toEqual([true, false]);
    },
  );

  it('is one for a whole network of IPv6', async () => {
    const { outcomes } = started();
    expect(await outcomes('write', [{ ip: '2001:db8:1:2::1' }, { ip: '2001:db8:1:2::9' }])).toEqual([true, false]);
  });

  it('counts for whom a request was remembered, as connections of a hub are', async () => {
    const { countCall, outcomes, outcomeOf } = started();
    const socket = requestOf({});
    rememberCaller(socket, null, 'hash');
    for (let i = 0; i < 2; i++) await countCall('read', socket, null);
    expect(await outcomeOf(countCall('read', socket, null))).toMatchObject({ kind: 'too-many' });
    expect(await outcomes('read', [{}])).toEqual([true]);
  });

  it('is without end where none is set', async () => {
    const { outcomes } = started();
    expect(await outcomes('mail', times(5, {}))).toEqual(times(5, true));
  });
});

describe('The limit of an address', () => {
  it('is one for each thing that is limited, for all its callers together', async () => {
    const { limitAddress, outcomeOf } = started();
    const signIn = limitAddress('/identity/login', 1);
    expect(await outcomeOf(signIn(requestOf({ guest: 'a' })))).toBe('counted');
    expect(await outcomeOf(signIn(requestOf({ guest: 'b' })))).toEqual({
      kind: 'too-many',
      message: 'Rate limit exceeded, retry in 1 minute',
      retryAfterSeconds: 60,
    });
    expect(await outcomeOf(limitAddress('/identity/auth', 1)(requestOf({})))).toBe('counted');
    expect(await outcomeOf(signIn(requestOf({ ip: '10.0.0.2' })))).toBe('counted');
  });
});
