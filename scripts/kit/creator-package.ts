import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import { stringify } from 'yaml';
import { filesOfRemote } from '../create-remote/files-of-remote.ts';
import { EXAMPLE } from '../create-remote/requested-remote.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { type Manifest, manifestOf, withVersions, workspaceSettings, writeManifest } from './manifest.ts';

const PROGRAM = 'create.mjs';
const SOURCES = path.join(WORKSPACE, 'scripts', 'create-remote');
const SCHEMA = './node_modules/@specbuilder/shared-contracts/remote.schema.json';
/** In the repository the workspace has these commands and runs them for every package. */
const SCRIPTS = { prepare: 'specbuilder-messages', messages: 'specbuilder-messages', release: 'specbuilder-release' };
const FROM_WORKSPACE = ['typescript'];
/** Fields of the kit read units with it, and remotes may. */
const READER = '@specbuilder/duty-reader';

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

/** The files of a new remote, with those outside its package beside it. */
function filesOfTemplate(): ReadonlyMap<string, string> {
  const files = filesOfRemote(WORKSPACE, { ...EXAMPLE, platform: PLATFORM_VERSION, devPort: 4199 });
  const packageName = `${EXAMPLE.name}/`;
  const template = new Map<string, string>();
  for (const [file, text] of files) {
    if (file.startsWith(packageName)) template.set(file.slice(packageName.length), text);
    else if (file.endsWith('/names.json')) template.set(file, json({ [EXAMPLE.title]: EXAMPLE.title }));
    else if (file.startsWith('languages/')) template.set(file, text);
  }
  const { read, write } = jsonFiles(template);
  write('package.json', packageOutside(read<Manifest>('package.json')));
  write('tsconfig.json', typesOutside(read<TypesOfPackage>('tsconfig.json')));
  write('remote.json', { $schema: SCHEMA, ...read<object>('remote.json') });
  const { allowBuilds } = workspaceSettings();
  template.set('pnpm-workspace.yaml', stringify({ allowBuilds }));
  return template;
}

function packageOutside({ scripts, dependencies = {}, devDependencies = {}, ...manifest }: Manifest): object {
  return {
    ...manifest,
    name: EXAMPLE.name,
    scripts: { ...SCRIPTS, ...scripts },
    dependencies: withVersions([...new Set([...Object.keys(dependencies), READER])]),
    devDependencies: withVersions([...Object.keys(devDependencies), ...FROM_WORKSPACE]),
  };
}

interface TypesOfPackage {
  readonly compilerOptions: { readonly types: readonly string[] };
}

/** Screens and panels of the product's own remotes come with the contract; in the repository packages share theirs. */
function typesOutside({ compilerOptions, ...rest }: TypesOfPackage): object {
  const types = [...compilerOptions.types, '@specbuilder/shared-contracts/remotes'];
  return { ...rest, compilerOptions: { ...compilerOptions, types }, include: ['src', 'remote.types.ts'] };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function jsonFiles(files: Map<string, string>) {
  return {
    read: <T>(file: string): T => JSON.parse(files.get(file) ?? ''),
    write: (file: string, value: object) => files.set(file, json(value)),
  };
}
