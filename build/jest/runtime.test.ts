import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

describe('A module that tests load', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-runtime-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a module of this text exports. */
  function load(name: string, text: string): unknown {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return require(file);
  }

  it('names the places of its first line as they are', () => {
    expect(load('place.cjs', 'module.exports = new Error().stack;')).toContain(
      `${path.join(folder, 'place.cjs')}:1:18`,
    );
  });

  it('says what is wrong where it does not compile', () => {
    expect(() => load('broken.cjs', 'const = 1;')).toThrow(SyntaxError);
  });

  it('passes on what it throws', () => {
    expect(() => load('throws.cjs', "throw new SyntaxError('of its own');")).toThrow('of its own');
  });

  it('may end with a comment', () => {
    expect(load('comment.cjs', 'module.exports = 7; // seven')).toBe(7);
  });
});
