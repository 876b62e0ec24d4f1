import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findUnusedExports } from './unused-exports.mjs';

/** Other files in the repository beside `kit/src/part.ts`, and its names that are then not imported anywhere. */
const CASES: readonly [what: string, files: Readonly<Record<string, string>>, unused: readonly string[]][] = [
  ['no file imports it', { 'app/src/other.ts': `import './nothing.ts';` }, ['part', 'Part']],
  ['another file imports one name', { 'kit/src/other.ts': `import { part as p } from './part.ts';` }, ['Part']],
  ['a test imports a type', { 'kit/src/part.test.ts': `import type { Part } from './part.ts';` }, ['part']],
  ['a file at the top imports it', { 'jest.config.mjs': `import { part } from './kit/src/part.ts';` }, ['Part']],
  ['all names are imported', { 'kit/src/other.ts': `import * as all from './part.ts';` }, []],
  ['it is imported for its effects', { 'kit/src/other.ts': `import './part.ts';` }, []],
  ['it is loaded on demand', { 'kit/src/other.ts': `void import('./part.ts');` }, []],
  ['a type is named where it is used', { 'kit/src/other.ts': `let a: import('./part.ts').Part;` }, ['part']],
  ['a worker runs it', { 'kit/src/other.ts': `new Worker(new URL('./part.ts', import.meta.url));` }, []],
  ['a configuration names it', { 'kit/webpack.config.mjs': `export default { entry: './src/part.ts' };` }, []],
  [
    'an entry exports it and no file imports it',
    { 'kit/src/index.ts': `export * from './part.ts';` },
    ['part', 'Part'],
  ],
  [
    'another package imports it from the entry',
    { 'kit/src/index.ts': `export * from './part.ts';`, 'app/src/a.ts': `import { part } from '@house/kit';` },
    ['Part'],
  ],
  [
    'another package imports it by another name',
    {
      'kit/src/index.ts': `export { part as piece, type Part } from './part.ts';`,
      'app/src/a.ts': `import { piece } from '@house/kit';`,
    },
    ['Part'],
  ],
];

describe('an export', () => {
  let house: string;
  const write = (file: string, content: string) => {
    const at = path.join(house, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, content);
  };
  beforeEach(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'exports-'));
    write('kit/package.json', JSON.stringify({ name: '@house/kit', exports: { '.': './src/index.ts' } }));
    write('kit/src/part.ts', 'export const part = 1;\nexport interface Part {}\n');
    mkdirSync(path.join(house, 'app'));
  });
  afterEach(() => rmSync(house, { recursive: true }));
  const unused = () => findUnusedExports(house, ['kit', 'app']);

  it.each(CASES)('where %s', (_, files, names) => {
    for (const [file, content] of Object.entries(files)) write(file, content);
    expect(unused()).toEqual(names.map((name) => ({ file: 'kit/src/part.ts', name })));
  });

  it('is found whatever it declares', () => {
    write(
      'kit/src/part.ts',
      `export function a() {} export class B {} export enum C {} export const { d, e: [f] } = g; const h = 1; export { h as i };`,
    );
    expect(unused().map(({ name }) => name)).toEqual(['a', 'B', 'C', 'd', 'f', 'i']);
  });

  it('of a type may describe what its module gives to others', () => {
    write('kit/src/part.ts', 'export interface Part {} function part(given: Part) {}');
    expect(unused()).toEqual([]);
  });

  it('that a command wrote is not looked at', () => {
    write('kit/src/part.ts', '');
    write('kit/src/words.generated.ts', 'export const words = 1;');
    expect(unused()).toEqual([]);
  });
});
