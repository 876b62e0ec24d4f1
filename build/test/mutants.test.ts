import { readFileSync } from 'node:fs';
import { configurationFor, hasTests, targetOf } from '../../scripts/mutants/configuration.mjs';
import { rangeOf, reportOf, withFurtherTests } from '../../scripts/mutants/report.mjs';

const mutant = (line: number, status: string) => ({
  ...{ status, fileName: 'shell/src/session/a.ts', mutatorName: 'BooleanLiteral', replacement: 'false' },
  location: { start: { line, column: 1 }, end: { line, column: 5 } },
});

describe('A run of mutants', () => {
  it('takes the tests beside the code, in the package of its path', () => {
    const target = targetOf('shell/src/session');
    expect([target.packageName, hasTests(target)]).toEqual(['shell', true]);
    expect(configurationFor(target, 'beside').jest).toMatchObject({
      configFile: 'shell/jest.config.mjs',
      config: { testMatch: ['<rootDir>/src/session/**/*.test.{ts,tsx}'] },
    });
    expect(configurationFor(target, 'package').jest.config).not.toHaveProperty('testMatch');
  });

  it('takes a file alone, with the tests of its folder', () => {
    const { mutate, folder } = targetOf('shell/src/session/return-path.ts');
    expect([mutate[0], folder]).toEqual(['shell/src/session/return-path.ts', 'shell/src/session']);
  });

  it.each(['docs/decisions', 'shell/src/nowhere', '../elsewhere'])(
    'rejects %s, which is no code of a package',
    (path) => {
      expect(() => targetOf(path)).toThrow(path);
    },
  );

  it('leaves nothing that git would see', () => {
    const { tempDirName, incrementalFile } = configurationFor(targetOf('shell/src/session'), 'package');
    expect([tempDirName, incrementalFile].every((name) => name.startsWith('.cache/'))).toBe(true);
    expect(readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8').split('\n')).toContain('.cache/');
  });
});

describe('The score', () => {
  it('is the share that tests noticed of those that count', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'];
    const { score, lines } = reportOf(statuses.map((status, index) => mutant(index + 1, status)));
    expect(score).toBe(50);
    expect(lines).toEqual([
      'shell/src/session/a.ts:3 BooleanLiteral: false',
      'shell/src/session/a.ts:4 BooleanLiteral: false (no test comes here)',
    ]);
  });

  it('names the place of a survivor for the next run as the runner reads it', () => {
    expect(rangeOf(mutant(7, 'Survived'))).toBe('shell/src/session/a.ts:7:0-7:4');
  });

  it('counts what further tests of the package killed, and forgets none that they did not meet', () => {
    const mutants = [mutant(1, 'Killed'), mutant(2, 'Survived'), mutant(3, 'NoCoverage')];
    const further = [mutant(1, 'Survived'), mutant(2, 'Killed')];
    expect(withFurtherTests(mutants, further).map(({ status }) => status)).toEqual([
      ...['Killed', 'Killed', 'NoCoverage'],
    ]);
  });
});
