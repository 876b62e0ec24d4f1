import { readFileSync } from 'node:fs';
import path from 'node:path';
import { typeChecks } from '../../scripts/test/type-programs.mjs';
import { typed } from '../../scripts/workspace/packages.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');

interface Config {
  compilerOptions: Record<string, unknown>;
  include: readonly string[];
}

const readConfig = (file: string): Config => JSON.parse(readFileSync(file, 'utf8'));
const programs = typeChecks().map(({ args }) => readConfig(args[1] ?? ''));

/** The program that checks these files. */
const programsOf = (pattern: string) => programs.filter(({ include }) => include.includes(pattern));

describe('The programs whose types are checked', () => {
  it.each(typed())('check every file of %s once, with its own options', (name) => {
    const { compilerOptions, include } = readConfig(path.join(WORKSPACE, name, 'tsconfig.json'));
    const { types, ...options } = compilerOptions;
    for (const pattern of include.filter((item) => !item.startsWith('..'))) {
      const [program, ...others] = programsOf(path.join(WORKSPACE, name, pattern));
      expect(others).toEqual([]);
      expect(program?.compilerOptions).toMatchObject(options);
      expect(program?.compilerOptions['types']).toHaveLength((types as string[]).length);
    }
  });

  it('are fewer than packages, since packages of the same options share one', () => {
    expect(programs.length).toBeLessThanOrEqual(typed().length / 2);
    expect(programsOf(path.join(WORKSPACE, 'shell', 'src'))).toEqual(
      programsOf(path.join(WORKSPACE, 'mf-account', 'src')),
    );
  });
});
