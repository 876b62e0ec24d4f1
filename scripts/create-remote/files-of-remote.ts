import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NewRemote } from './new-remote.ts';
import { fillerOf } from './requested-remote.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const SOURCE_LANGUAGE = 'en';

interface Language {
  readonly code: string;
  readonly madeFrom?: string;
}

/**
 * Every file of a new remote by its path in the workspace: the template's files under their new names, and the names of
 * data in other languages with the title, which stays English there until it is translated.
 */
export function filesOfRemote(workspace: string, remote: NewRemote): ReadonlyMap<string, string> {
  const fill = fillerOf(remote, { '0.0.0': remote.platform, '4199': String(remote.devPort) });
  const template = (file: string) => fill(readFileSync(path.join(TEMPLATE, file), 'utf8'));
  const files = new Map(
    filesBelow(path.join(TEMPLATE, 'package')).map((file) => [`${remote.name}/${file}`, template(`package/${file}`)]),
  );
  files.set(`e2e/tests/${remote.shortName}.e2e.ts`, template('browser-test.e2e.ts'));
  const written = new Set(readdirSync(path.join(TEMPLATE, 'languages')));
  for (const { code, madeFrom } of languagesOf(workspace)) {
    if (madeFrom !== undefined) continue;
    const words = written.has(`${code}.json`) ? code : SOURCE_LANGUAGE;
    files.set(`languages/${code}/${remote.name}.json`, template(`languages/${words}.json`));
    if (code !== SOURCE_LANGUAGE) files.set(namesFile(code), withTitle(workspace, code, remote.title));
  }
  return files;
}

const namesFile = (code: string) => `languages/${code}/names.json`;

function withTitle(workspace: string, code: string, title: string): string {
  const text = readFileSync(path.join(workspace, namesFile(code)), 'utf8');
  const names = JSON.parse(text) as Readonly<Record<string, string>>;
  if (title in names) return text;
  const before = Object.entries(names).filter(([name]) => name < title);
  const after = Object.entries(names).filter(([name]) => name > title);
  return `${JSON.stringify(Object.fromEntries([...before, [title, title], ...after]), null, 2)}\n`;
}

function languagesOf(workspace: string): readonly Language[] {
  return JSON.parse(readFileSync(path.join(workspace, 'languages/languages.json'), 'utf8'));
}

function filesBelow(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => statSync(path.join(folder, file)).isFile());
}
