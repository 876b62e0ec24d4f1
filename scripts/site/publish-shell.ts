import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { checkShell, compressFile, publishedFiles } from '@specbuilder/shared-contracts/site-folder';
import { compileEmbed } from '../../build/embed/compile.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import {
  activateShell,
  describeShell,
  earlierShell,
  OFFERS,
  POINTER,
  readShell,
  replaceFile,
} from './shell-releases.ts';

interface ShellOptions {
  readonly siteDir: string;
  /** The build of the checkout that the site is started from; it never replaces a build that was shipped. */
  readonly isOfStart: boolean;
  readonly why: string;
  readonly now?: number;
  /** Folder of the built shell. */
  readonly source?: string;
}

/** Since when a file is no part of the published shell any more, by its name. */
const LEFT_FILE = 'shell-left.json';
/** A page may stay open this long after a release and still request its chunks. */
const RETENTION_MS = 14 * 86_400_000;
const PACKAGE = path.join(WORKSPACE, 'shell');

/**
 * Publishes the built shell. Its files carry hashes of their content and never change: what a release has in common with
 * the one before keeps its address and is not downloaded again, and what it does not need any more stays for the pages
 * that are open, and to go back to.
 *
 * @returns the release that is active now, the one that was built, and whether that was not the active one before
 * @throws ContractError when active remotes use what this shell does not offer
 */
export async function publishShell(
  options: ShellOptions,
): Promise<{ readonly active: string; readonly built: string; readonly isNew: boolean }> {
  const { siteDir, isOfStart, why, now = Date.now(), source = path.join(PACKAGE, 'dist') } = options;
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const files = publishedFiles(source);
  const release = describeShell(source, version, files);
  const { active, isChosen } = readShell(siteDir);
  if (isOfStart && isChosen && active !== null && active !== release.id)
    return { active, built: release.id, isNew: false };
  if (!isOfStart && release.offers !== null) await checkShell(siteDir, release.offers);
  const target = path.join(siteDir, 'shell');
  mkdirSync(target, { recursive: true });
  for (const file of release.files) await publishFile(source, target, file);
  sweepLeftFiles(siteDir, release.files, now);
  if (active !== release.id || !existsSync(path.join(target, POINTER))) {
    activateShell(siteDir, release, stepOf(isOfStart ? 'start' : 'publish', why));
  }
  return { active: release.id, built: release.id, isNew: active !== release.id };
}

/**
 * Goes back to the shell that was active before, or to one of a version.
 *
 * @throws ReleaseError when there is none
 */
export function chooseShell(siteDir: string, why: string, version?: string): string {
  const release = earlierShell(readShell(siteDir), version);
  activateShell(siteDir, release, stepOf(version === undefined ? 'roll back' : 'activate', why));
  sweepLeftFiles(siteDir, release.files, Date.now());
  return release.id;
}

function stepOf(action: string, why: string) {
  return { action, by: userInfo().username, why, at: new Date().toISOString() };
}

async function publishFile(source: string, target: string, file: string): Promise<void> {
  const published = path.join(target, file);
  const content = readFileSync(path.join(source, file));
  // The same name means the same content, unless a step was broken off.
  if (existsSync(published) && content.equals(readFileSync(published))) return;
  mkdirSync(path.dirname(published), { recursive: true });
  cpSync(path.join(source, file), published);
  await compressFile(published);
}

/** Notes what a release left behind, and removes what was left long ago. */
function sweepLeftFiles(siteDir: string, files: readonly string[], now: number): void {
  const target = path.join(siteDir, 'shell');
  const needed = new Set([...files, POINTER, OFFERS]);
  const file = path.join(siteDir, LEFT_FILE);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  const left: Record<string, number> = {};
  for (const name of publishedFiles(target)) {
    const isCompressed = /\.(br|gz)$/.test(name);
    if (isCompressed || needed.has(name)) continue;
    const since = before[name] ?? now;
    if (now - since <= RETENTION_MS) left[name] = since;
    else for (const suffix of ['', '.br', '.gz']) rmSync(path.join(target, `${name}${suffix}`), { force: true });
  }
  replaceFile(file, `${JSON.stringify(left)}\n`);
}

/** The script that integrators load; it finds the active sizer by itself. */
export async function publishEmbed(siteDir: string): Promise<void> {
  const target = path.join(siteDir, 'embed');
  mkdirSync(target, { recursive: true });
  const script = path.join(target, 'sizer.js');
  writeFileSync(script, compileEmbed());
  await compressFile(script);
  cpSync(path.join(WORKSPACE, 'deploy/embed/sb-sizer.d.ts'), path.join(target, 'sb-sizer.d.ts'));
}
