import { type Attributes, traceWith } from '../tracing/spans.ts';
import { tracedQuery } from './traced-query.ts';

interface Traced {
  readonly name: string;
  readonly text: string | number | undefined;
  error?: unknown;
  isOver: boolean;
}

describe('A statement of a call that is traced', () => {
  let seen: Traced[];
  beforeEach(() => {
    seen = [];
    traceWith((name: string, attributes: Attributes) => {
      const one: Traced = { name, text: attributes['db.query.text'], isOver: false };
      seen.push(one);
      return (error) => {
        Object.assign(one, { error, isOver: true });
      };
    });
  });
  afterEach(() => traceWith(null));

  it.each([
    ['select * from users where id = $1', 'SELECT', 'select * from users where id = $1'],
    [{ text: "select 'it''s secret' as a,\n  42 as b" }, 'SELECT', 'select ? as a, ? as b'],
    ['  insert into t1 ("c2") values (1.5, $10)', 'INSERT', 'insert into t1 ("c2") values (?, $10)'],
    [
      'with made as (insert into t1 select) select * from made',
      'INSERT',
      'with made as (insert into t1 select) select * from made',
    ],
    ['with a as (select $1) select * from a', 'SELECT', 'with a as (select $1) select * from a'],
  ])('shows %j without its values', async (statement, name, text) => {
    await tracedQuery(async () => 'rows', [statement, ['secret']]);
    expect(seen).toEqual([{ name, text, error: undefined, isOver: true }]);
  });

  it('ends when the result arrives, by promise or by callback', async () => {
    const failure = new Error('no such table');
    await expect(tracedQuery(() => Promise.reject(failure), ['select 1'])).rejects.toThrow(failure);
    let response: (error: unknown, result: unknown) => void = () => undefined;
    const received: unknown[] = [];
    const query = (...args: readonly unknown[]) => {
      response = args.at(-1) as typeof response;
    };
    tracedQuery(query, ['select 2', [], (error: unknown, result: unknown) => received.push([error, result])]);
    expect(seen.map(({ isOver }) => isOver)).toEqual([true, false]);
    response(undefined, 'rows');
    expect(seen.map(({ isOver, error }) => [isOver, error])).toEqual([
      [true, failure],
      [true, undefined],
    ]);
    expect(received).toEqual([[undefined, 'rows']]);
  });

  it('is left alone while nothing is traced', () => {
    traceWith(null);
    const given: unknown[] = [];
    const callback = () => undefined;
    tracedQuery((...args) => given.push(...args), ['select 1', callback]);
    expect(given).toEqual(['select 1', callback]);
  });
});
