import type { RateClass } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { parsed } from '../config-values.ts';

/** Calls per minute and caller, by the rate class an endpoint declares. */
export type RateBudgets = Readonly<Record<RateClass, number>>;

export const DEFAULT_RATES: RateBudgets = {
  read: 600,
  write: 240,
  sizing: 240,
  image: 600,
  mail: 5,
  account: 10,
  existence: 120,
  upload: 1200,
  telemetry: 60,
  program: 300,
  'refused-key': 30,
};

const WORDS = `a list such as 'read=600,sizing=240' of the names ${Object.keys(DEFAULT_RATES).join(', ')}`;

export const rateVariables = {
  RATE_LIMITS: z._default(parsed(WORDS, rateLimits), {}),
};

interface RateValues {
  readonly RATE_LIMITS: Partial<RateBudgets>;
}

export function ratesOf({ RATE_LIMITS }: RateValues): RateBudgets {
  return { ...DEFAULT_RATES, ...RATE_LIMITS };
}

function rateLimits(text: string): Partial<RateBudgets> | undefined {
  const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()));
  const isGood = ([name = '', amount = '']: string[]) => name in DEFAULT_RATES && /^[1-9]\d{0,6}$/.test(amount);
  return entries.every(isGood)
    ? Object.fromEntries(entries.map(([name = '', amount]) => [name, Number(amount)]))
    : undefined;
}
