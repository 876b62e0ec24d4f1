import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOfRemote } from '../../scripts/create-remote/files-of-remote.ts';
import { newRemote } from '../../scripts/create-remote/new-remote.ts';
import type { RemoteRequest } from '../../scripts/create-remote/requested-remote.mjs';
import { writeAllOrNothing } from '../../scripts/create-remote/undoable.ts';

const WORKSPACE = path.resolve(__dirname, '../..');

describe('a new remote', () => {
  it('gets its title and address from its name, and a port that no other has', () => {
    const remote = newRemote(WORKSPACE, { name: 'mf-made-today' });
    expect(remote).toMatchObject({ shortName: 'made-today', title: 'Made Today', path: '/made-today' });
    expect(remote.devPort).toBeGreaterThan(4104);
  });

  it.each<[RemoteRequest, RegExp]>([
    [{ name: undefined }, /^'' is no name of a remote/],
    [{ name: 'parts' }, /^'parts' is no name of a remote/],
    [{ name: 'mf-Parts' }, /^'mf-Parts' is no name of a remote/],
    [{ name: 'mf-../x' }, /is no name of a remote/],
    [{ name: 'mf-account' }, /^mf-account cannot be made: mf-account is there already\.$/],
    [{ name: 'mf-shell' }, /^mf-shell cannot be made: e2e\/tests\/shell\.e2e\.ts is there already\.$/],
    [{ name: 'mf-made-today', title: '<b>Parts' }, /^'<b>Parts' is no title/],
    [{ name: 'mf-made-today', path: 'parts' }, /^'parts' is no path/],
    [{ name: 'mf-made-today', path: '/start' }, /path \/start is claimed again by mf-made-today/],
    [
      { name: 'mf-made-today', path: '/fans/parts' },
      /path \/fans\/parts of mf-made-today lies below a path of mf-sizer/,
    ],
    [{ name: 'mf-made-today', path: '/api' }, /path \/api of mf-made-today is one of the shell or the server/],
  ])('is rejected in a sentence: %j', (request, sentence) => {
    expect(() => newRemote(WORKSPACE, request)).toThrow(sentence);
  });

  it('is whole: nothing of it is called as the template is, and every language has its words and its title', () => {
    const files = filesOfRemote(WORKSPACE, newRemote(WORKSPACE, { name: 'mf-made-today', title: 'Parts & more' }));
    const ownFiles = [...files].filter(([file]) => !file.endsWith('/names.json'));
    expect(ownFiles.filter(([file, text]) => /example/i.test(file + text))).toEqual([]);
    expect(files.has('mf-made-today/remote.json')).toBe(true);
    expect(JSON.parse(files.get('languages/es/mf-made-today.json') ?? '')).toMatchObject({
      home: { title: 'Parts & more', nothingYet: 'Aquí aún no hay nada.' },
    });
    const names = Object.keys(JSON.parse(files.get('languages/es/names.json') ?? ''));
    expect(names).toContain('Parts & more');
    expect(names).toEqual([...names].sort());
  });
});

describe('a workspace in which making a remote fails', () => {
  it('is as it was', async () => {
    const workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
    const at = (file: string) => path.join(workspace, file);
    writeFileSync(at('names.json'), 'before');
    writeFileSync(at('lock.yaml'), 'before');
    const files = new Map([
      ['names.json', 'after'],
      ['mf-new/src/app.tsx', 'app'],
      ['tests/new.e2e.ts', 'test'],
    ]);
    const work = async () => {
      writeFileSync(at('lock.yaml'), 'after');
      mkdirSync(at('mf-new/node_modules'));
      throw new Error('the network is away');
    };
    const made = writeAllOrNothing(workspace, files, { touched: ['lock.yaml'], folder: 'mf-new' }, work);
    await expect(made).rejects.toThrow('the network is away');
    expect(readFileSync(at('names.json'), 'utf8')).toBe('before');
    expect(readFileSync(at('lock.yaml'), 'utf8')).toBe('before');
    expect([existsSync(at('mf-new')), existsSync(at('tests/new.e2e.ts'))]).toEqual([false, false]);
    rmSync(workspace, { recursive: true });
  });
});
