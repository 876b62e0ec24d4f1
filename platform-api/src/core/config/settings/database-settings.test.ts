import { readConfig } from '../config.ts';

describe('The limits of a PostgreSQL server', () => {
  it('let a call end within five seconds unless settings say otherwise', () => {
    const { databaseLimits } = readConfig({});
    expect(databaseLimits).toEqual({ connectMs: 2000, queryMs: 3000, statementMs: 3000 });
    expect(databaseLimits.connectMs + databaseLimits.queryMs).toBeLessThanOrEqual(5000);
  });

  it('are given in seconds, and 0 turns one off', () => {
    const { databaseLimits } = readConfig({
      DATABASE_CONNECT_SECONDS: '4',
      DATABASE_QUERY_SECONDS: '20',
      DATABASE_STATEMENT_SECONDS: '0',
    });
    expect(databaseLimits).toEqual({ connectMs: 4000, queryMs: 20_000, statementMs: 0 });
    expect(() => readConfig({ DATABASE_QUERY_SECONDS: 'fast' })).toThrow(
      "DATABASE_QUERY_SECONDS must be a whole number from 0 to 3600, not 'fast'.",
    );
  });
});
