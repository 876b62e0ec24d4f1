import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import { filesOfRemote } from '../create-remote/files-of-remote.ts';
import { EXAMPLE } from '../create-remote/requested-remote.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { type Manifest, manifestOf, withVersions, writeManifest } from './manifest.ts';

const PROGRAM = 'create.mjs';
const SOURCES = path.join(WORKSPACE, 'scripts', 'create-remote');
const SCHEMA = './node_modules/@specbuilder/shared-contracts/remote.schema.json';
/** In the repository they belong to the workspace, whose commands do the same for every room. */
const SCRIPTS = { prepare: 'specbuilder-words', words: 'specbuilder-words' };
const FROM_WORKSPACE = ['typescript'];

/** `npm create @specbuilder/remote`: the template of remotes, and what fills it. It depends on nothing. */
export function layOutCreator(folder: string): void {
  for (const [file, text] of filesOfTemplate()) {
    const made = path.join(folder, 'template', file);
    mkdirSync(path.dirname(made), { recursive: true });
    writeFileSync(made, text);
  }
  cpSync(path.join(SOURCES, 'outside'), folder, { recursive: true });
  cpSync(path.join(SOURCES, 'requested-remote.mjs'), path.join(folder, 'requested-remote.mjs'));
  const { version } = manifestOf('build/package.json');
  writeManifest(folder, { name: '@specbuilder/create-remote', version }, { bin: `./${PROGRAM}` });
}

/** The files of a new remote, those outside its room beside it. */
function filesOfTemplate(): ReadonlyMap<string, string> {
  const files = filesOfRemote(WORKSPACE, { ...EXAMPLE, platform: PLATFORM_VERSION, devPort: 4199 });
  const room = `${EXAMPLE.name}/`;
  const template = new Map<string, string>();
  for (const [file, text] of files) {
    if (file.startsWith(room)) template.set(file.slice(room.length), text);
    else if (file.endsWith('/names.json')) template.set(file, json({ [EXAMPLE.title]: EXAMPLE.title }));
    else if (file.startsWith('languages/')) template.set(file, text);
  }
  template.set('package.json', json(outside(JSON.parse(template.get('package.json') ?? ''))));
  template.set('remote.json', json({ $schema: SCHEMA, ...JSON.parse(template.get('remote.json') ?? '') }));
  return template;
}

function outside({ scripts, dependencies = {}, devDependencies = {}, ...manifest }: Manifest): object {
  return {
    ...manifest,
    name: EXAMPLE.name,
    scripts: { ...SCRIPTS, ...scripts },
    dependencies: withVersions(Object.keys(dependencies)),
    devDependencies: withVersions([...Object.keys(devDependencies), ...FROM_WORKSPACE]),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
