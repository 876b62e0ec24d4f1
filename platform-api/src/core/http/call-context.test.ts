import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CallContext,
  createCallContext,
  guestKeyHash,
  headerText,
  signedInCaller,
  visibleOf,
} from './call-context.ts';

const caller = {
  userId: 'u-1',
  userName: 'maya',
  sessionId: null,
  roles: [],
  salesRegions: [],
  isExternal: false,
} as const;

async function contextOf(
  url: string,
  headers: Record<string, string | string[]> = {},
  user: typeof caller | null = null,
) {
  const warnings: unknown[] = [];
  const sent: unknown[] = [];
  const request = { url, headers, log: { warn: (...line: unknown[]) => warnings.push(line) } };
  const reply = { headers: (values: unknown) => sent.push(values) };
  const context = await createCallContext(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    async () => user,
  );
  return { context, warnings, sent };
}

describe('What a call knows of its request', () => {
  it('is brand, view, guest and user', async () => {
    const headers = { 'x-guest-key': 'g-1', 'x-from-store': 'true', 'x-manufacturer-id': '17' };
    const { context, warnings, sent } = await contextOf('/api/x?a=b', headers, caller);
    expect(context).toMatchObject({
      manufacturerLabelId: 17,
      isStoreView: true,
      caller,
      actor: { userId: 'u-1', guestKeyHash: guestKeyHash('g-1') },
    });
    context.setHeaders({ etag: '1' });
    expect([warnings, sent]).toEqual([[], [{ etag: '1' }]]);
  });

  it('is a stranger without headers', async () => {
    const { context } = await contextOf('/api/x');
    expect(context).toMatchObject({
      manufacturerLabelId: 1,
      isStoreView: false,
      caller: null,
      actor: { userId: null, guestKeyHash: null },
    });
    expect((await contextOf('/api/x', { 'x-from-store': 'yes' })).context.isStoreView).toBe(false);
  });

  it.each(['origin', 'sec-fetch-site', 'referer'])('is whether a page sent it, by its %s', async (name) => {
    expect((await contextOf('/api/x', { [name]: 'https://example.com' })).context.isFromPage).toBe(true);
    expect((await contextOf('/api/x', { 'user-agent': 'curl/8' })).context.isFromPage).toBe(false);
  });

  it('is the brand of the query, with a line in the log when the header names another', async () => {
    const { context, warnings } = await contextOf('/api/x?manufacturerLabelId=214', { 'x-manufacturer-id': '17' });
    expect([context.manufacturerLabelId, warnings.length]).toEqual([214, 1]);
    expect(warnings[0]).toEqual([{ brand: 214 }, expect.any(String)]);
  });
});

describe('A guest key', () => {
  it('is kept as a hash, one for each key', () => {
    expect(guestKeyHash('g-1')).toMatch(/^[0-9a-f]{64}$/);
    expect(guestKeyHash('g-1')).not.toBe(guestKeyHash('g-2'));
  });

  it.each([
    ['missing', null, false],
    ['empty', '', false],
    ['as long as may be', 'k'.repeat(200), true],
    ['too long', 'k'.repeat(201), false],
  ])('that is %s names a guest: %p', (_case, key, isKnown) => {
    expect(guestKeyHash(key) !== null).toBe(isKnown);
  });

  it('sent twice counts as none', () => {
    const request = { headers: { 'x-guest-key': ['a', 'b'] } } as unknown as FastifyRequest;
    expect(headerText(request, 'x-guest-key')).toBeNull();
  });
});

describe('A handler that reads what its endpoint does not declare', () => {
  it('receives the scope, or fails where none is declared', () => {
    const visible = new Map([['sales-region', [24]]]) as unknown as Parameters<typeof visibleOf>[0]['visible'];
    expect(visibleOf({ visible }, 'sales-region' as never)).toEqual([24]);
    expect(() => visibleOf({ visible: new Map() }, 'sales-region' as never)).toThrow(
      'The endpoint reads the scope of sales-region but declares none',
    );
  });

  it('receives the caller, or fails where guests may call', () => {
    expect(signedInCaller({ caller } as unknown as CallContext)).toBe(caller);
    expect(() => signedInCaller({ caller: null } as CallContext)).toThrow(
      'The endpoint reads its caller but lets guests in',
    );
  });
});
