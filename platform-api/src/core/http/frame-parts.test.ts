import type { IncomingMessage } from 'node:http';
import { createLifecycle } from './lifecycle.ts';
import { applyMethodOverride } from './method-override.ts';
import { rejectNulCharacters } from './nul-characters.ts';
import { requestBrand } from './request-brand.ts';

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
    expect(applyMethodOverride(request)).toBe(url ?? '/');
    expect(request.method).toBe(expected);
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

describe('A character that cannot be stored', () => {
  it.each<[unknown, string | null]>([
    ['a\0b', 'request'],
    [{ name: 'a\0b' }, 'name'],
    [{ list: ['a', { city: '\0' }] }, 'list.1.city'],
    [{ name: 'plain', size: 1, none: null, off: undefined }, null],
    ['plain', null],
    [null, null],
    [7, null],
  ])('in %j is rejected at field %p', (input, field) => {
    const rejection = field === null ? null : { [field]: ['The text holds a character that cannot be stored.'] };
    let fields: unknown = null;
    try {
      rejectNulCharacters(input);
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
