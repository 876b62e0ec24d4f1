import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureGenerated } from './ensure.mjs';

/** Copies its source, and counts its runs in a file beside. */
const COPY = `
const fs = require('node:fs');
fs.mkdirSync('made', { recursive: true });
fs.writeFileSync('made/copy.generated.ts', fs.readFileSync('source/text.json'));
fs.appendFileSync('runs', 'x');
process.stdout.write(JSON.stringify(['made/copy.generated.ts']));
`;
const STEP = { name: 'copy', inputs: ['source', 'absent'], environment: ['COPY_KIND'], command: ['--eval', COPY] };

describe('generated files', () => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const at = (file: string) => path.join(workspace, file);
  const ensure = () => ensureGenerated({ workspace, steps: [STEP] });
  const copied = () => readFileSync(at('made/copy.generated.ts'), 'utf8');

  beforeAll(() => mkdirSync(at('source')));
  beforeEach(() => {
    writeFileSync(at('source/text.json'), 'first');
    ensure();
  });
  afterEach(() => delete process.env['COPY_KIND']);
  afterAll(() => rmSync(workspace, { recursive: true }));

  it('are made once for the same sources', () => {
    expect(copied()).toBe('first');
    const runs = readFileSync(at('runs'), 'utf8');
    expect(ensure()).toEqual([]);
    expect(readFileSync(at('runs'), 'utf8')).toBe(runs);
  });

  it('are made again after a change of a source, a new source or another setting', () => {
    writeFileSync(at('source/text.json'), 'second');
    expect(ensure()).toEqual(['copy']);
    expect(copied()).toBe('second');
    writeFileSync(at('source/other.json'), 'new');
    expect(ensure()).toEqual(['copy']);
    process.env['COPY_KIND'] = 'another';
    expect(ensure()).toEqual(['copy']);
  });

  it('are made again where one is missing, as after a change of the branch', () => {
    rmSync(at('made/copy.generated.ts'));
    expect(ensure()).toEqual(['copy']);
    expect(copied()).toBe('first');
  });

  it('are made again after a run that failed', () => {
    rmSync(at('source/text.json'));
    expect(ensure).toThrow(/files of copy could not be made:[\s\S]*ENOENT/);
    writeFileSync(at('source/text.json'), 'third');
    expect(ensure()).toEqual(['copy']);
    expect(copied()).toBe('third');
  });
});
