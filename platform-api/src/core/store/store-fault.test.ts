import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { StoreUnreachable, storeFaultOf } from './store-fault.ts';

const withState = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });
const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
const withCode = (code: string) => Object.assign(new Error('connect'), { code });

describe('A statement that failed', () => {
  it.each([
    ['53100', 'full-disk'],
    ['08006', 'unreachable'],
    ['53300', 'unreachable'],
    ['57014', 'unreachable'],
    ['57P01', 'unreachable'],
    ['57P03', 'unreachable'],
    ['23505', null],
    ['22012', null],
    ['42P01', null],
    ['40001', null],
  ])('with the state %s: the store is %p', (state, fault) => {
    expect(storeFaultOf(failed(withState(state)))).toBe(fault);
    expect(storeFaultOf(withState(state))).toBe(fault);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('over a connection that broke (%s)', (code) => {
    expect(storeFaultOf(failed(withCode(code)))).toBe('unreachable');
  });

  it.each([
    ['Query read timeout', 'unreachable'],
    ['Connection terminated unexpectedly', 'unreachable'],
    ['Client was closed and is not queryable', 'unreachable'],
    ['Client has encountered a connection error and is not queryable', 'unreachable'],
    ['Converting circular structure to JSON', null],
  ])('in the driver: %s', (sentence, fault) => {
    expect(storeFaultOf(failed(new Error(sentence)))).toBe(fault);
  });

  it('without a connection', () => {
    const unreachable = new StoreUnreachable(new Error('timeout exceeded when trying to connect'));
    expect(storeFaultOf(unreachable)).toBe('unreachable');
    expect(storeFaultOf(failed(unreachable))).toBe('unreachable');
    expect(unreachable.message).toBe('The store cannot be reached: timeout exceeded when trying to connect');
  });

  it('is not taken for what fails elsewhere', () => {
    expect(storeFaultOf(withCode('ECONNREFUSED'))).toBeNull();
    expect(storeFaultOf(new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }))).toBeNull();
    expect(storeFaultOf(null)).toBeNull();
  });
});
