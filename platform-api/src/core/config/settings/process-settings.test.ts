import { availableParallelism } from 'node:os';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';

const DATABASE_URL = 'postgres://user:secret@host/db';
const processesOf = (WEB_CONCURRENCY: string) => readConfig({ DATABASE_URL, WEB_CONCURRENCY }).processes;

describe('How many processes a server has', () => {
  it('is one unless the settings say more', () => {
    expect(readConfig({}).processes).toBe(1);
    expect(readConfig({ DATABASE_URL }).processes).toBe(1);
    expect(processesOf('4')).toBe(4);
  });

  it('is that of the cores on demand, of large machines sixteen', () => {
    expect(processesOf('cores')).toBe(Math.min(availableParallelism(), 16));
  });

  it.each(['0', '17', '2.5', 'all'])('cannot be %s', (text) => {
    expect(() => processesOf(text)).toThrow(
      new ConfigError(`WEB_CONCURRENCY must be a whole number from 1 to 16, or cores, not '${text}'.`),
    );
  });

  it('is one on the embedded store', () => {
    expect(readConfig({ WEB_CONCURRENCY: '1' }).processes).toBe(1);
    expect(() => readConfig({ WEB_CONCURRENCY: '2' })).toThrow(
      new ConfigError(
        "WEB_CONCURRENCY must be 1 without DATABASE_URL, because the embedded store lets in one process, not '2'.",
      ),
    );
  });
});
