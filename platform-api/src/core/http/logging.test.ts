import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest } from 'fastify';
import { loggerOptions } from './logging.ts';

const { serializers = {} } = loggerOptions({ level: 'info', isShared: false });
const logged = (url: string) =>
  serializers['req']?.({
    method: 'GET',
    url,
    ip: '10.0.0.1',
    headers: { cookie: 'secret' },
  } as unknown as FastifyRequest);
const described = (error: unknown) => serializers['err']?.(error as never) as Record<string, unknown>;

describe('The log', () => {
  it.each([
    ['/api/settings', '/api/settings'],
    ['/api/x?v=1&code=secret', '/api/x?v=1&code=%5Bhidden%5D'],
    ['/api/x?code=one&code=two', '/api/x?code=%5Bhidden%5D'],
    ['/api/x?', '/api/x?'],
    ['/api/x?a=1?v=2', '/api/x?a=%5Bhidden%5D'],
  ])('shows of %s what is harmless: %s', (url, shown) => {
    expect(logged(url)).toEqual({ method: 'GET', url: shown, address: '10.0.0.1' });
  });

  it('shows the status of a response', () => {
    expect(serializers['res']?.({ statusCode: 404, headers: 'secret' } as never)).toEqual({ status: 404 });
  });

  it('is written to the stream that is named, at the level', () => {
    const stream = process.stderr;
    expect(loggerOptions({ level: 'warn', isShared: false, stream })).toMatchObject({
      level: 'warn',
      stream,
      base: null,
    });
    const shared = loggerOptions({ level: 'warn', isShared: true });
    expect(shared).not.toHaveProperty('stream');
    expect(shared).toMatchObject({ base: { pid: process.pid } });
  });

  it('describes an error with its causes', () => {
    const cause = Object.assign(new TypeError('inner'), { code: 'E1' });
    const error = Object.assign(new Error('outer', { cause }), { code: 'E2', secret: 'x' });
    expect(described(error)).toEqual({
      type: 'Error',
      message: 'outer',
      code: 'E2',
      stack: error.stack,
      cause: { type: 'TypeError', message: 'inner', code: 'E1', stack: cause.stack },
    });
    expect(described(new Error('alone', { cause: 'a text' }))).not.toHaveProperty('cause');
    const bare = new Error('bare');
    delete bare.stack;
    expect(described(bare)).toMatchObject({ stack: '' });
  });

  it('describes a failed query without the values it was given', () => {
    const cause = Object.assign(new Error('relation does not exist'), { code: '42P01' });
    const error = new DrizzleQueryError('select $1', ['secret'], cause);
    expect(described(error)).toEqual({
      type: 'Error',
      message: 'relation does not exist',
      code: '42P01',
      query: 'select $1',
      stack: cause.stack,
    });
    const bare = described(new DrizzleQueryError('select $1', ['secret']));
    expect(bare).toMatchObject({ message: 'query failed', stack: '' });
    expect(JSON.stringify([described(error), bare])).not.toContain('secret');
  });
});
