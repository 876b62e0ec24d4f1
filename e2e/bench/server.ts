import { quantile } from '../measure/statistics.ts';
import type { Figure } from './figure.ts';

const CALLS = 200;
const AT_ONCE = 4;

/** Answers of the sizing call over the whole exhaust catalogue, through web, server and store. */
export async function benchSizingCall(siteUrl: string): Promise<Figure[]> {
  const defaults = await fetch(`${siteUrl}/api/specification/exhaust-supply?fanCategoryType=1&subFanCategoryType=0`);
  const specification: unknown = await defaults.json();
  const times: number[] = [];
  let left = CALLS;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const duty = { cfm: 1000 + left * 20, sp: 0.5, zip: '60606', sones: 40, altitude: 600 };
      const startedAt = performance.now();
      const response = await fetch(`${siteUrl}/api/sizefan/exhaust-supply`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-guest-key': 'bench' },
        body: JSON.stringify({ ...(specification as object), ...duty }),
      });
      if (!response.ok) throw new Error(`Sizing answered ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
      times.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const perSecond = (CALLS / (performance.now() - startedAt)) * 1000;
  const what = `Sizing call, ${CALLS} calls, ${AT_ONCE} at once`;
  return [
    { what: `${what}: p50`, value: quantile(times, 0.5), unit: 'ms' },
    { what: `${what}: p95`, value: quantile(times, 0.95), unit: 'ms' },
    { what: `${what}: calls a second`, value: perSecond, unit: '/s' },
  ];
}
