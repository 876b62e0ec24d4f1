import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../scripts/workspace/paths.mjs';
import { findTexts } from './visible-texts.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
/** Rooms that draw screens. */
const ROOMS = ['shell', 'shared-ui', ...REMOTES];
const IS_NOT_SHOWN = /\.test\.tsx?$|\.generated\.ts$|\/testing\//;
/** Asked in Spanish whatever the page's language is. */
const IS_IN_ITS_OWN_LANGUAGE = /language\/disclaimer\.ts$/;

function sourcesOf(room: string): string[] {
  return readdirSync(path.join(WORKSPACE, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !IS_NOT_SHOWN.test(`/${file}`) && !IS_IN_ITS_OWN_LANGUAGE.test(file))
    .map((file) => path.join(room, 'src', file));
}

describe('a text on a screen', () => {
  it.each(ROOMS)('[TRN-001] of %s stands in a catalogue and follows the language', (room) => {
    const found = sourcesOf(room).flatMap((file) =>
      findTexts(readFileSync(path.join(WORKSPACE, file), 'utf8'), file.endsWith('x')).map(
        ({ line, text, why }) => `${file}:${line} '${text}' ${why}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', 'const A = () => <p>Find fans</p>;', 'Find fans'],
    ['in an attribute', 'const A = () => <button aria-label="Close" />;', 'Close'],
    ['chosen by a condition', "const A = () => <p>{x ? 'Open it' : null}</p>;", 'Open it'],
    ['put together', 'const A = () => <p title={`Edit $' + '{name}`} />;', 'Edit'],
    ['of a toast', "const show = () => toasts.show({ kind: 'error', title: 'Not saved' });", 'Not saved'],
  ])('is found %s', (_, source, text) => {
    expect(findTexts(source)).toEqual([{ line: 1, text, why: 'is in no catalogue' }]);
  });

  it('is found where words are read once, when a module loads', () => {
    expect(findTexts("// Heads.\nconst HEADS = [{ id: 'a', label: GRID_TEXTS.model }];")).toEqual([
      { line: 2, text: 'GRID_TEXTS', why: 'is read once, when the module loads' },
    ]);
  });

  it('is not seen in names, units alone and what the program reads', () => {
    const source = `
      const heads = () => [{ id: 'model', label: GRID_TEXTS.model }];
      const A = () => <a className="wide" href="/start" data-testid="row">{count} · {GRID_TEXTS.rows({ count })}</a>;
      const B = () => <p>{kind === 'belt drive' ? GRID_TEXTS.belt : nameOf('direct drive')}</p>;`;
    expect(findTexts(source)).toEqual([]);
  });
});
