import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registry as registrySchema } from '../registry/index.ts';
import { foundGood, shipped } from './release-steps.ts';
import { changeReleases, readReleases } from './release-store.ts';
import { testRelease } from './testing/index.ts';

const STEP = { by: 'ann', why: '', at: '2026-11-23T00:00:00Z' };
const build = (name: string, version = '1.0.0') => testRelease({ name, version, origin: 'shipped' });

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'sb-releases-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));
const registryFile = () => registrySchema.parse(JSON.parse(readFileSync(path.join(site, 'registry.json'), 'utf8')));

describe('Releases of a site folder', () => {
  it('change one after the other, and the registry with them', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `mf-${index}`);
    await Promise.all(names.map((name) => changeReleases(site, (state) => shipped(state, build(name), STEP))));
    expect((await readReleases(site)).remotes).toHaveLength(12);
    expect(registryFile().remotes).toHaveLength(12);
  });

  it('stay as they are when a step is rejected, and let the next one in', async () => {
    await changeReleases(site, (state) => shipped(state, build('mf-a'), STEP));
    const before = readFileSync(path.join(site, 'releases.json'), 'utf8');
    const reject = () => {
      throw new Error('No');
    };
    await expect(changeReleases(site, reject)).rejects.toThrow('No');
    expect(readFileSync(path.join(site, 'releases.json'), 'utf8')).toBe(before);
    await changeReleases(site, (state) => foundGood(state, 'mf-a', '1.0.0', STEP));
    expect((await readReleases(site)).remotes[0]?.good).toHaveLength(1);
  });

  it('are not locked for ever by a process that died', async () => {
    const lock = path.join(site, 'releases.lock');
    writeFileSync(lock, '');
    utimesSync(lock, new Date(0), new Date(0));
    await changeReleases(site, (state) => shipped(state, build('mf-a'), STEP));
    expect(existsSync(lock)).toBe(false);
  });

  it('begin with the registry of a site that has nothing else', async () => {
    const { declaration, files } = build('mf-a', '1.2.0');
    const { files: fallback } = build('mf-a', '1.1.0');
    const remotes = [{ ...declaration, active: files, fallback }];
    writeFileSync(path.join(site, 'registry.json'), JSON.stringify({ schema: 1, generatedAt: STEP.at, remotes }));
    const [known] = (await readReleases(site)).remotes;
    expect(known?.active).toBe('1.2.0');
    expect(known?.releases.map(({ files: { version } }) => version)).toEqual(['1.1.0', '1.2.0']);
  });
});
