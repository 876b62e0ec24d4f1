import { ANY_LOCAL_PORT, allowsOrigin } from './allowed-origins.ts';

describe('A list of allowed origins', () => {
  it('names origins to the letter', () => {
    const allowed = ['https://team.example.com', 'http://localhost:4104'];
    expect(['https://team.example.com', 'http://localhost:4104'].every((item) => allowsOrigin(allowed, item))).toBe(
      true,
    );
    for (const other of ['http://team.example.com', 'http://localhost:4105', 'https://team.example.com.evil.test']) {
      expect(allowsOrigin(allowed, other)).toBe(false);
    }
  });

  it('may let in every port of the browser’s own machine, and no other machine', () => {
    expect(allowsOrigin([ANY_LOCAL_PORT], 'http://localhost:4104')).toBe(true);
    for (const other of ['http://localhost.evil.test:80', 'https://localhost:4104', 'http://localhost:1@evil.test']) {
      expect(allowsOrigin([ANY_LOCAL_PORT], other)).toBe(false);
    }
  });
});
