import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrokenRules } from './broken-rules.mjs';
import { dependenciesOf } from './dependencies.mjs';
import { createCachedReader, readModules } from './modules.mjs';

describe('What a module imports', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  const file = path.join(folder, 'kit.ts');
  const cache = path.join(folder, 'cache', 'imports.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (source: string) => writeFileSync(file, source);

  it('is known by content, so that a changed module is read again', () => {
    const namesAfter = (source: string) => {
      write(source);
      const { read, save } = createCachedReader(cache);
      const names = read([file]);
      save();
      expect(names).toEqual(readModules([file]));
      return names.get(file)?.declared;
    };
    expect(namesAfter('export const one = 1;')).toEqual(['one']);
    expect(namesAfter('export const one = 1;')).toEqual(['one']);
    expect(namesAfter('export const two = 2;')).toEqual(['two']);
  });

  it('is read again where the cache is broken', () => {
    writeFileSync(cache, '{"version":');
    expect(createCachedReader(cache).read([file]).get(file)?.declared).toEqual(['two']);
  });

  it.each([
    [`import { a } from 'x';`, 'x', [], false],
    [`import type { a } from 'x';`, 'x', ['type-only'], false],
    [`import { type a, type b } from 'x';`, 'x', ['type-only'], false],
    [`import { type a, b } from 'x';`, 'x', [], false],
    [`import 'x';`, 'x', [], false],
    [`export type { a } from 'x';`, 'x', ['type-only'], false],
    [`export * from 'x';`, 'x', [], false],
    [`void import('x');`, 'x', [], true],
    [`let a: import('x').A;`, 'x', ['type-only'], false],
    [`const a = require('x');`, 'x', [], false],
    [`import 'node:fs';`, 'node:fs', ['core'], false],
    [`import './other.ts?worker';`, 'other.ts', [], false],
  ])('%s', (source, resolved, dependencyTypes, dynamic) => {
    write(source);
    const [module] = dependenciesOf(folder, ['.'], []);
    expect(module?.dependencies).toEqual([{ resolved, dependencyTypes, dynamic }]);
  });
});

describe('A rule of what may be imported', () => {
  const importing = (resolved: string) => [
    { source: 'kit/a.ts', dependencies: [{ resolved, dependencyTypes: [], dynamic: false }] },
  ];
  const rule = (to: object) => [{ name: 'a-rule', comment: 'Why.', from: { path: '^kit/' }, to }];

  it('finds a library whatever folder its files lie in', () => {
    const rules = rule({ path: '^(?![./])', pathNot: ['^react(/|$)'] });
    expect(findBrokenRules(importing('react/jsx-runtime'), rules)).toEqual([]);
    expect(findBrokenRules(importing('built-to-dist'), rules)).toEqual([
      { rule: 'a-rule', from: 'kit/a.ts', to: 'built-to-dist', why: 'Why.' },
    ]);
  });

  it('that says what the check does not know is an error, not a rule that finds nothing', () => {
    expect(() => findBrokenRules(importing('x'), rule({ couldNotResolve: true }))).toThrow(
      'The rule a-rule has to.couldNotResolve',
    );
  });
});
