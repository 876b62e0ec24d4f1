import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeReleases, started } from '@specbuilder/shared-contracts/site-folder';
import { testRelease } from '@specbuilder/shared-contracts/site-folder/testing';
import { chooseShell, publishShell } from '../../scripts/site/publish-shell.ts';

const DAY_MS = 86_400_000;

describe('A published shell', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sb-shell-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const site = () => path.join(folder, 'site');
  const active = () => readFileSync(published('assets.json'), 'utf8');
  /** Publishes a build of these files on a day. */
  const publish = async (day: number, ...files: readonly string[]) => release({ day, isOfStart: true }, ...files);
  const release = async (
    { day = 0, isOfStart, offers }: { day?: number; isOfStart: boolean; offers?: object },
    ...files: readonly string[]
  ) => {
    const source = path.join(folder, 'dist');
    rmSync(source, { recursive: true, force: true });
    mkdirSync(source);
    for (const file of files) writeFileSync(path.join(source, file), `content of ${file}`);
    writeFileSync(path.join(source, 'assets.json'), JSON.stringify({ entry: files }));
    if (offers !== undefined) writeFileSync(path.join(source, 'offers.json'), JSON.stringify(offers));
    return publishShell({ siteDir: site(), isOfStart, why: '', now: day * DAY_MS, source });
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

  it('is left in one step, and a start of the site does not bring it back', async () => {
    await publish(0, 'main.a.js');
    const { active: shipped } = await release({ isOfStart: false }, 'main.b.js');
    expect((await publish(0, 'main.a.js')).active).toBe(shipped);
    expect(active()).toContain('main.b.js');
    chooseShell(site(), 'The menu is gone');
    expect(active()).toContain('main.a.js');
    await publish(0, 'main.c.js');
    expect(active()).toContain('main.a.js');
    chooseShell(site(), '', shipped);
    expect(active()).toContain('main.b.js');
  });

  it('says whether it is another one than before', async () => {
    const isNew = async (isOfStart: boolean, file: string) => (await release({ isOfStart }, file)).isNew;
    expect(await isNew(true, 'main.a.js')).toBe(true);
    expect(await isNew(true, 'main.a.js')).toBe(false);
    expect(await isNew(false, 'main.b.js')).toBe(true);
    expect(await isNew(false, 'main.b.js')).toBe(false);
    // Another release was published meanwhile; a start leaves it in place.
    expect(await isNew(true, 'main.a.js')).toBe(false);
  });

  it('says when there is nothing to go back to', async () => {
    await publish(0, 'main.a.js');
    expect(() => chooseShell(site(), '')).toThrow('shell has no earlier version on this site to go back to.');
    expect(() => chooseShell(site(), '', '9.0.0')).toThrow('There is no shell 9.0.0 on this site; it has 1.0.0+');
  });

  it('is rejected where remotes of the site use what it does not offer', async () => {
    await publish(0, 'main.a.js');
    const account = testRelease({ version: '1.0.0', origin: 'checkout' });
    await changeReleases(site(), (state) => started(state, account, { by: 'ann', why: '', at: '' }));
    const uses = { schema: 1, platform: '1.0.0', members: ['session.signIn'], panels: [], endpoints: [] };
    const dist = path.join(site(), account.files.baseUrl);
    mkdirSync(dist, { recursive: true });
    const kit = { version: '1.0.0', exports: [] };
    writeFileSync(path.join(dist, 'uses.json'), JSON.stringify({ ...uses, events: { published: [], heard: [] }, kit }));
    const offers = { schema: 1, version: '1.1.0', platform: '1.1.0', members: [], panels: [], events: [], kit };
    await expect(release({ isOfStart: false, offers }, 'main.b.js')).rejects.toThrow(
      'shell 1.1.0 cannot be published on this site; mf-account 1.0.0: its shell (1.1.0) has no session.signIn.',
    );
    expect(active()).toContain('main.a.js');
    await release({ isOfStart: false, offers: { ...offers, members: ['session.signIn'] } }, 'main.b.js');
    expect(active()).toContain('main.b.js');
  });
});
