import { ORPCError } from '@orpc/server';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { HttpError, type HttpErrorKind } from '../http-error/http-error.ts';
import { StoreUnreachable } from '../store/store-fault.ts';
import { errorResponse } from './error-body.ts';

const withCode = (code: string, statusCode?: number) =>
  Object.assign(new Error('from the frame'), { code, statusCode });

describe('The response to an error', () => {
  it.each<[HttpErrorKind, number, Record<string, string>]>([
    ['invalid', 400, {}],
    ['not-signed-in', 401, { 'www-authenticate': 'Bearer' }],
    ['session-expired', 419, { 'www-authenticate': 'Bearer error="invalid_token"' }],
    ['forbidden', 403, {}],
    ['not-found', 404, {}],
    ['conflict', 409, {}],
    ['key-reused', 422, {}],
    ['too-many', 429, {}],
    ['unavailable', 503, {}],
  ])('that is a rejection of kind %s is %d', (kind, status, headers) => {
    const body = { message: 'No.', errors: {}, modelState: {} };
    const expected = { status, headers, body, isOurs: false };
    expect(errorResponse(new HttpError(kind, 'No.'))).toEqual(expected);
    const wrapped = new ORPCError('INTERNAL_SERVER_ERROR', { cause: new HttpError(kind, 'No.') });
    expect(errorResponse(wrapped)).toEqual(expected);
  });

  it('names fields, the state that a stale write met and the time to wait', () => {
    const details = { fields: { name: ['Too long'] }, current: { id: 1 }, retryAfterSeconds: 7 };
    expect(errorResponse(new HttpError('conflict', 'Changed meanwhile', details))).toMatchObject({
      headers: { 'retry-after': '7' },
      body: {
        message: 'Changed meanwhile',
        errors: { name: ['Too long'] },
        modelState: { name: ['Too long'] },
        current: { id: 1 },
      },
    });
  });

  it('of a store that does not respond, or whose disk is full, is 503 with a time to try again', () => {
    const full = Object.assign(new pg.DatabaseError('could not extend file', 2, 'error'), { code: '53100' });
    for (const error of [new StoreUnreachable(new Error('ECONNREFUSED')), new DrizzleQueryError('insert', [], full)]) {
      expect(errorResponse(error)).toEqual({
        status: 503,
        headers: { 'retry-after': '5' },
        body: {
          message: 'The data store is not responding. Please try again in a few seconds.',
          errors: {},
          modelState: {},
        },
        isOurs: true,
      });
    }
  });

  it('that validation found lists the entries to check', () => {
    const data = { issues: [{ message: 'Required', path: ['name'] }] };
    expect(errorResponse(new ORPCError('BAD_REQUEST', { status: 400, data }))).toMatchObject({
      status: 400,
      body: { message: 'Please check the entries.', errors: { name: ['Required'] } },
      isOurs: false,
    });
  });

  it.each([
    [
      'a call that the router declines',
      new ORPCError('NOT_FOUND', { status: 404, message: 'Nothing here' }),
      404,
      'Not Found',
    ],
    [
      'issues of a response of ours',
      new ORPCError('X', { status: 500, data: { issues: [{ message: 'secret' }] } }),
      500,
      null,
    ],
    [
      'issues of another status',
      new ORPCError('X', { status: 409, message: 'Met', data: { issues: [] } }),
      409,
      'Conflict',
    ],
    ['a failure of the router', new ORPCError('X', { status: 500, message: 'secret' }), 500, null],
    ['a body that is too large', withCode('FST_ERR_CTP_BODY_TOO_LARGE', 413), 413, 'The body is too large.'],
    [
      'a body of another kind',
      withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415),
      415,
      'Send the body as application/json.',
    ],
    ['a body that is no JSON', withCode('FST_ERR_CTP_INVALID_JSON_BODY', 400), 400, 'The body is not valid JSON.'],
    ['the lowest status of a caller’s fault', withCode('X', 400), 400, 'Bad Request'],
    ['the highest status of a caller’s fault', withCode('X', 499), 499, 'An error occurred. Please try again.'],
    ['a form of too many parts', withCode('FST_PARTS_LIMIT', 413), 413, 'The body is too large.'],
    ['a status below', withCode('X', 399), 500, null],
    ['a status above', withCode('X', 500), 500, null],
    ['no status', withCode('X'), 500, null],
    ['what is no error', { statusCode: 404, message: 'odd' }, 404, 'Not Found'],
    ['a fault of ours', new TypeError('x is undefined'), 500, null],
  ])('for %s contains only what concerns the caller', (_case, error, status, message) => {
    expect(errorResponse(error)).toEqual({
      status,
      headers: {},
      body: { message: message ?? 'An error occurred. Please try again.', errors: {}, modelState: {} },
      isOurs: message === null,
    });
  });
});
