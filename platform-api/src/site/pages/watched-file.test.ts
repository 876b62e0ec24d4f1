import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFile } from './watched-file.ts';

describe('A watched file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-watched-'));
  const file = path.join(folder, 'registry.json');
  const problems: unknown[] = [];
  const watched = () =>
    watchFile({ file, parse: (text) => JSON.parse(text) as unknown, onProblem: (error) => problems.push(error) });

  beforeEach(() => problems.splice(0));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same for all callers that read it at once, from the first time on', async () => {
    writeFileSync(file, '{"version":1}');
    const one = watched();
    const requested = await Promise.all([one.current(), one.current(), one.current()]);
    expect(requested).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }]);
  });

  it('is read again when it has changed, and stays what it was while it cannot be used', async () => {
    writeFileSync(file, '{"version":1}');
    const one = watched();
    await one.current();
    writeFileSync(file, '{"version":20}');
    expect(await Promise.all([one.current(), one.current()])).toEqual([{ version: 20 }, { version: 20 }]);
    writeFileSync(file, '{"version":');
    expect(await one.current()).toEqual({ version: 20 });
    await one.current();
    expect(problems).toHaveLength(1);
  });

  it('is nothing while there is none', async () => {
    rmSync(file);
    expect(await watched().current()).toBeUndefined();
  });
});
