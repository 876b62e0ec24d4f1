import type { IncomingMessage } from 'node:http';
import { createLifecycle } from './lifecycle.ts';
import { requestBrand } from './request-brand.ts';
import { checkRequestValues } from './request-values.ts';
import { routedAddress } from './routed-address.ts';

describe('The method of a call', () => {
  it.each<[string, string | undefined, string, string | string[] | undefined, string]>([
    ['is the one that a POST names', '/api/projects', 'POST', 'PUT', 'PUT'],
    ['may be named in lower case', '/api/projects', 'POST', 'delete', 'DELETE'],
    ['is not changed to one that needs no disguise', '/api/projects', 'POST', 'PATCH', 'POST'],
    ['is not changed for a GET', '/api/projects', 'GET', 'DELETE', 'GET'],
    ['is not changed outside the API', '/identity/token', 'POST', 'DELETE', 'POST'],
    ['is not changed below another start', '/x/api/projects', 'POST', 'DELETE', 'POST'],
    ['stays without a header', '/api/projects', 'POST', undefined, 'POST'],
    ['stays with a header sent twice', '/api/projects', 'POST', ['PUT'], 'POST'],
    ['stays without an address', undefined, 'POST', 'PUT', 'POST'],
  ])('%s', (_case, url, method, override, expected) => {
    const request = { url, method, headers: { 'x-http-method-override': override } } as unknown as IncomingMessage;
    expect(routedAddress(request, '')).toBe(url ?? '/');
    expect(request.method).toBe(expected);
  });

  it('is read below the path of the site as well', () => {
    const headers = { 'x-http-method-override': 'PUT' };
    const request = { url: '/x/api/projects', method: 'POST', headers } as unknown as IncomingMessage;
    expect([routedAddress(request, '/x'), request.method]).toEqual(['/api/projects', 'PUT']);
  });
});

describe('The brand of a request', () => {
  it.each<[string | null, string | null, number, boolean]>([
    ['214', '17', 214, true],
    ['214', '214', 214, false],
    ['214', null, 214, false],
    ['214', 'x', 214, false],
    [null, '17', 17, false],
    ['0', '17', 17, false],
    [null, null, 1, false],
    ['-1', null, 1, false],
    ['1.5', null, 1, false],
    ['x5', null, 1, false],
    ['5x', null, 1, false],
    ['05', null, 1, false],
    ['999999999', null, 999_999_999, false],
    ['9999999999', null, 1, false],
  ])('with query %p and header %p is %d, named differently: %p', (query, header, manufacturerLabelId, isMismatch) => {
    expect(requestBrand(query, header)).toEqual({ manufacturerLabelId, isMismatch });
  });
});

const NUL = 'The text contains a character that cannot be stored.';
const DIRECTION = 'The text contains an invisible character that changes its direction. Please type it again.';
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('A value that no request may contain', () => {
  it.each<[string, unknown, Record<string, readonly string[]> | null]>([
    ['NUL', 'a\0b', { request: [NUL] }],
    ['NUL in a field', { name: 'a\0b' }, { name: [NUL] }],
    ['NUL in a list', { list: ['a', { city: '\0' }] }, { 'list.1.city': [NUL] }],
    ['an override of direction', { tag: '\u202egnp.exe' }, { tag: [DIRECTION] }],
    ['an isolate of direction', { tag: 'EF-\u20661' }, { tag: [DIRECTION] }],
    ['a mark of direction', { tag: 'EF-\u200e1' }, null],
    ['64 levels', { document: nested(63) }, null],
    ['65 levels', { document: nested(65) }, { document: ['Values are nested deeper than 64 levels.'] }],
    ['50,000 levels', { document: nested(50_000) }, { document: ['Values are nested deeper than 64 levels.'] }],
    ['nothing special', { name: 'plain', size: 1, none: null, off: undefined }, null],
    ['plain text', 'plain', null],
    ['null', null, null],
    ['a number', 7, null],
  ])('%s is rejected at its field', (_what, input, rejection) => {
    let fields: unknown = null;
    try {
      checkRequestValues(input);
    } catch (error) {
      fields = (error as { details: { fields: unknown } }).details.fields;
    }
    expect(fields).toEqual(rejection);
  });
});

describe('The life of the server', () => {
  it('drains once, and says so before its tasks run', () => {
    const lifecycle = createLifecycle();
    const seen: boolean[] = [];
    lifecycle.onDrain(() => seen.push(lifecycle.isDraining));
    lifecycle.onDrain(() => seen.push(lifecycle.isDraining));
    expect([lifecycle.isDraining, seen]).toEqual([false, []]);
    lifecycle.drain();
    lifecycle.drain();
    expect([lifecycle.isDraining, seen]).toEqual([true, [true, true]]);
  });
});
