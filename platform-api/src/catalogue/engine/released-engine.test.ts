import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReleasedEngine } from '../../../scripts/released-engine.mjs';
import { DATA_FOLDER, PACKAGE_FOLDER } from '../../core/package/package-folder.ts';

const SCRIPT = 'var keptEngine={}';
const RELEASES = path.resolve(PACKAGE_FOLDER, '../fan-engine/test/golden/released');

describe('The script of an engine that was released', () => {
  let folder: string;
  let folders: { releases: string; engines: string };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-released-'));
    folders = { releases: path.join(folder, 'releases'), engines: path.join(folder, 'engines') };
    for (const made of Object.values(folders)) mkdirSync(made);
    const engineScriptSha256 = createHash('sha256').update(SCRIPT).digest('hex');
    const write = (tag: string, record: object) =>
      writeFileSync(path.join(folders.releases, `${tag}.json`), JSON.stringify({ tag, ...record }));
    write('v1.0.0', { engine: '1.0.0', engineScriptSha256: null });
    write('v2.0.0', { engine: '2.0.0', engineScriptSha256 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const keep = (script: string) => writeFileSync(path.join(folders.engines, '2.0.0.generated.js'), script);

  it('is not written again', () => {
    keep(SCRIPT);
    expect(isReleasedEngine('2.0.0', folders)).toBe(true);
    expect(isReleasedEngine('2.0.1', folders)).toBe(false);
  });

  it('was not kept by the first release', () => {
    expect(isReleasedEngine('1.0.0', folders)).toBe(false);
  });

  it('is missed in one sentence that says how to have it back', () => {
    const sentence =
      'Engine 2.0.0 was released with v2.0.0 and its script is another now: ' +
      'git checkout v2.0.0 -- platform-api/data/engines/2.0.0.generated.js brings it back.';
    expect(() => isReleasedEngine('2.0.0', folders)).toThrow(sentence);
    keep(`${SCRIPT};`);
    expect(() => isReleasedEngine('2.0.0', folders)).toThrow(sentence);
  });

  it('lies in this tree as each release had it', () => {
    for (const file of readdirSync(RELEASES)) {
      const { engine } = JSON.parse(readFileSync(path.join(RELEASES, file), 'utf8')) as { readonly engine: string };
      const engines = path.join(DATA_FOLDER, 'engines');
      expect(() => isReleasedEngine(engine, { releases: RELEASES, engines })).not.toThrow();
    }
  });
});
