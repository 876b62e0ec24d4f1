import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from '../../scripts/workspace/bundles.mjs';

describe('What a bundle was built from', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-fingerprint-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function newTree(): string {
    const tree = path.join(folder, 'tree');
    for (const packageName of ['shell', 'shared-contracts', 'shared-ui', 'duty-reader', 'build'])
      mkdirSync(path.join(tree, packageName, 'src'), { recursive: true });
    writeFileSync(path.join(tree, 'pnpm-lock.yaml'), 'lock');
    writeFileSync(path.join(tree, 'shell', 'src', 'main.ts'), 'export {};');
    return tree;
  }

  it('is the same wherever the tree lies, and another one with other sources or names', () => {
    const tree = newTree();
    const copy = path.join(folder, 'elsewhere', 'copy');
    cpSync(tree, copy, { recursive: true });
    const built = fingerprint('shell', tree);
    expect(fingerprint('shell', copy)).toBe(built);
    writeFileSync(path.join(copy, 'shell', 'src', 'main.ts'), 'export const one = 1;');
    expect(fingerprint('shell', copy)).not.toBe(built);
    cpSync(path.join(tree, 'shell', 'src', 'main.ts'), path.join(copy, 'shell', 'src', 'main.ts'));
    expect(fingerprint('shell', copy)).toBe(built);
    cpSync(path.join(tree, 'shell', 'src', 'main.ts'), path.join(copy, 'shell', 'src', 'other.ts'));
    expect(fingerprint('shell', copy)).not.toBe(built);
  });

  it('counts a folder of data among the sources, and not what a server reads as files beside them', () => {
    const tree = newTree();
    const built = fingerprint('shell', tree);
    mkdirSync(path.join(tree, 'shared-ui', 'data'));
    writeFileSync(path.join(tree, 'shared-ui', 'data', 'places.json'), '[]');
    expect(fingerprint('shell', tree)).toBe(built);
    mkdirSync(path.join(tree, 'shared-ui', 'src', 'data'));
    writeFileSync(path.join(tree, 'shared-ui', 'src', 'data', 'tab-list.tsx'), 'export {};');
    expect(fingerprint('shell', tree)).not.toBe(built);
  });
});
