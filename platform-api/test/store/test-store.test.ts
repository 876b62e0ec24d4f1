import { runsOnEachStore } from './test-store.ts';

describe('A suite of the server', () => {
  const MATTERS = [
    '/w/platform-api/src/store/open-store.test.ts',
    '/w/platform-api/src/core/store/open-store.test.ts',
    '/w/platform-api/src/backup/backup.test.ts',
    '/w/platform-api/src/processes/processes.test.ts',
    '/w/platform-api/src/unit-of-work/idempotency.test.ts',
    '/w/platform-api/src/projects/same-cell.test.ts',
  ];
  const OTHERS = ['/w/platform-api/src/projects/projects.test.ts', '/w/platform-api/src/customers/customers.test.ts'];

  it.each(MATTERS)('runs on both stores in a whole run where the store can matter: %s', (file) => {
    expect(runsOnEachStore(file, 'where it matters')).toBe(true);
  });

  it.each(OTHERS)('runs on one store in a whole run where it cannot: %s', (file) => {
    expect(runsOnEachStore(file, 'where it matters')).toBe(false);
  });

  it.each([...MATTERS, ...OTHERS])('runs on both in a run of everything and by itself: %s', (file) => {
    expect([runsOnEachStore(file, 'each'), runsOnEachStore(file, undefined)]).toEqual([true, true]);
    expect(runsOnEachStore(file, 'typical')).toBe(false);
  });
});
