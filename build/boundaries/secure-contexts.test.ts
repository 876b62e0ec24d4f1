import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSecureOnly } from './secure-contexts.mjs';

describe('What browsers have on https alone', () => {
  let house: string;
  beforeAll(() => {
    house = mkdtempSync(path.join(os.tmpdir(), 'sb-secure-'));
    mkdirSync(path.join(house, 'shell/src/boot/boot'), { recursive: true });
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  const found = (file: string, content: string, allowed: readonly string[] = []) => {
    writeFileSync(path.join(house, file), content);
    const uses = findSecureOnly(house, ['shell'], allowed);
    rmSync(path.join(house, file));
    return uses;
  };

  it.each(['crypto.randomUUID', 'crypto.subtle', 'navigator.clipboard', 'navigator.credentials'])(
    'is not used by what a page over plain http runs: %s',
    (used) => {
      const file = 'shell/src/boot/boot/caller.ts';
      expect(found(file, `const a = 1;\nvoid globalThis.${used};\n`)).toEqual([{ file, line: 2, used }]);
    },
  );

  it('is used by tests, and by files that look first', () => {
    expect(found('shell/src/boot/boot/caller.test.ts', 'crypto.randomUUID();')).toEqual([]);
    expect(found('shell/src/copy.ts', 'navigator.clipboard;', ['shell/src/copy.ts'])).toEqual([]);
  });

  it('has other ways that any page has', () => {
    expect(found('shell/src/id.ts', 'crypto.getRandomValues(bytes);')).toEqual([]);
  });
});
