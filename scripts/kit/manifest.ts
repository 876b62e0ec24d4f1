import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sharedModules } from '../../build/webpack/shared-modules.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';

export type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Versions;
  readonly scripts?: Versions;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

export function manifestOf(file: string): Manifest {
  return JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'));
}

interface WorkspaceSettings {
  readonly catalog: Versions;
  /** Packages whose install scripts run; pnpm stops at one without a decision. */
  readonly allowBuilds: Readonly<Record<string, boolean>>;
}

export function workspaceSettings(): WorkspaceSettings {
  return parse(readFileSync(path.join(WORKSPACE, 'pnpm-workspace.yaml'), 'utf8'));
}

const { catalog } = workspaceSettings();

/** The version that `catalog:` and `workspace:*` represent outside the workspace. */
export function versionOf(name: string): string {
  if (name.startsWith('@specbuilder/'))
    return `^${manifestOf(`${name.slice('@specbuilder/'.length)}/package.json`).version}`;
  const version = catalog[name];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`);
  return version;
}

export const withVersions = (names: Iterable<string>): Versions =>
  Object.fromEntries([...names].sort().map((name) => [name, versionOf(name)]));

/** The package that a module belongs to: 'zod' of 'zod/mini'. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages of which a page has one copy, so that users of the kit provide them. */
export const PACKAGES_OF_THE_PAGE: ReadonlySet<string> = new Set(
  Object.entries<{ readonly singleton?: boolean }>(sharedModules('shared-ui'))
    .filter(([, { singleton }]) => singleton === true)
    .map(([request]) => packageOf(request)),
);

/** Writes package.json and what every package has besides. */
export function writeManifest(folder: string, { name, version }: Manifest, fields: object): void {
  const { license } = JSON.parse(readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8')) as { license: string };
  const manifest = { name, version, license, type: 'module', engines: { node: '>=20.19' }, ...fields };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(WORKSPACE, 'LICENSE'), path.join(folder, 'LICENSE'));
}
