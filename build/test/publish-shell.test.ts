import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishShell } from '../../scripts/site/publish-shell.ts';

const DAY_MS = 86_400_000;

describe('A published shell', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sb-shell-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Publishes a build of these files on a day. */
  const publish = async (day: number, ...files: readonly string[]) => {
    const source = path.join(folder, 'dist');
    rmSync(source, { recursive: true, force: true });
    mkdirSync(source);
    for (const file of files) writeFileSync(path.join(source, file), `content of ${file}`);
    writeFileSync(path.join(source, 'assets.json'), JSON.stringify({ entry: files }));
    await publishShell(path.join(folder, 'site'), day * DAY_MS, source);
  };
  const published = (file: string) => path.join(folder, 'site', 'shell', file);

  it('is what its pointer names, each file compressed beside it', async () => {
    await publish(0, 'main.a.js', 'lazy.b.js');
    expect(readFileSync(published('assets.json'), 'utf8')).toContain('main.a.js');
    for (const file of ['main.a.js', 'lazy.b.js', 'lazy.b.js.gz', 'lazy.b.js.br']) {
      expect(existsSync(published(file))).toBe(true);
    }
  });

  it('keeps for a fortnight what open pages of an earlier release may still ask for', async () => {
    await publish(0, 'main.a.js', 'lazy.b.js');
    await publish(1, 'main.c.js', 'lazy.b.js');
    expect(existsSync(published('main.a.js'))).toBe(true);
    await publish(15, 'main.d.js', 'lazy.b.js');
    expect(existsSync(published('main.a.js'))).toBe(true);
    await publish(16, 'main.d.js', 'lazy.b.js');
    for (const file of ['main.a.js', 'main.a.js.gz', 'main.a.js.br']) expect(existsSync(published(file))).toBe(false);
    expect(existsSync(published('main.c.js'))).toBe(true);
  });

  it('takes a file back that a later release needs again', async () => {
    await publish(0, 'main.a.js');
    await publish(1, 'main.b.js');
    await publish(2, 'main.a.js');
    await publish(30, 'main.a.js');
    expect(existsSync(published('main.a.js'))).toBe(true);
  });
});
