import fc from 'fast-check';
import type { EndpointSample } from './endpoint-sample.ts';

/** Values that a program with an error sends, or a person who looks for one. */
const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    '',
    ' ',
    '0',
    'none',
    'x'.repeat(3_000),
    '\u0000',
    '\u202Ertl',
    '\uD800',
    '💨',
    "'; drop table users; --",
  ],
  ...[0, -0, -1, 0.5, 1e-300, 1e300, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63],
  ...[[], [null], [[]], {}, { a: { b: [] } }, Array.from({ length: 300 }, (_, index) => index)],
  ...['2026-02-30', '1e5', 'NaN', '00000000-0000-4000-8000-000000000000', '__proto__', '../../etc/passwd', '%00'],
];
const oddValue = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.string());

/** What to break: a place in the call, counted over all of them, and what goes there. */
const change = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'add'),
  value: oddValue,
  name: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'x'), fc.string({ maxLength: 20 })),
});
type Change = { readonly place: number; readonly kind: string; readonly value: unknown; readonly name: string };

/** None for a good call, or up to three changes of one. */
export const changesOfCall = fc.array(change, { maxLength: 3 });

/** A good call with changes anywhere in its body, its query and the parts of its path. */
export function brokenCall(sample: Partial<EndpointSample>, changes: readonly Change[]): Partial<EndpointSample> {
  const { bad: _, ...good } = sample;
  const call = structuredClone(good) as Record<string, unknown>;
  for (const one of changes) breakOnce(call, one);
  return {
    ...call,
    params: textsOf(call['params']),
    query: textsOf(call['query']),
    ...(typeof call['token'] === 'string' || call['token'] === null ? {} : { token: undefined }),
  } as Partial<EndpointSample>;
}

function breakOnce(call: Record<string, unknown>, { place, kind, value, name }: Change): void {
  const places = placesIn(call).filter(([holder, key]) => holder !== call || key !== 'token');
  const [holder, key] = places[place % Math.max(1, places.length)] ?? [call, 'body'];
  if (kind === 'remove') Reflect.deleteProperty(holder, key);
  else if (kind === 'add' && !Array.isArray(holder))
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
  else Reflect.set(holder, key, value);
}

/** Every value of a call by what holds it, the body as a whole as well. */
function placesIn(holder: object): readonly (readonly [object, string])[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as const,
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

/** Paths and queries are text. */
function textsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? wellFormed(value) : (JSON.stringify(value) ?? ''),
    ]),
  );
}

/** A query of lone surrogates cannot be written as an address. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
