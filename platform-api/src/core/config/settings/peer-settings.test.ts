import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';

const SECRET = 'a-secret-that-the-servers-of-one-company-share';

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted');
}

describe('The servers of other environments', () => {
  it('[A-192] are none by themselves', () => {
    expect(readConfig({}).peers).toEqual({ addresses: {}, secret: null });
  });

  it('are named with their origins', () => {
    const PEER_SERVERS = 'Staging@https://staging.example.com/, production@https://fans.example.com';
    expect(readConfig({ PEER_SERVERS, PEER_SECRET: SECRET }).peers).toEqual({
      addresses: { staging: 'https://staging.example.com', production: 'https://fans.example.com' },
      secret: SECRET,
    });
  });

  it.each([['test@https://a.example'], ['staging@nowhere'], ['staging']])('are not read from %s', (PEER_SERVERS) => {
    expect(problemOf({ PEER_SERVERS, PEER_SECRET: SECRET })).toMatch(/^PEER_SERVERS must be a comma-separated list/);
  });

  it('need a secret, which no message repeats', () => {
    expect(problemOf({ PEER_SERVERS: 'staging@https://a.example' })).toBe(
      'PEER_SECRET must be given when PEER_SERVERS is set.',
    );
    expect(problemOf({ PEER_SECRET: 'short' })).toBe('PEER_SECRET must be a secret of at least 32 characters.');
  });
});
