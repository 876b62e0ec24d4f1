import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFile, publishedFiles } from '@specbuilder/shared-contracts/site-folder';
import { compileEmbed } from '../../build/embed/compile.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';

/** Which files a page needs; it changes last, so that no page is sent to a file that is not there. */
const POINTER = 'assets.json';
/** Since when a file is no part of the published shell any more, by its name. */
const LEFT_FILE = 'shell-left.json';
/** A page may stay open that long after a release and still ask for its chunks. */
const KEPT_MS = 14 * 86_400_000;

/**
 * Publishes the built shell. Its files carry hashes of their content and never change: what a release has in common with
 * the one before keeps its address and is not downloaded again, and what it does not need any more stays for the pages
 * that are open.
 */
export async function publishShell(
  siteDir: string,
  now = Date.now(),
  source = path.join(WORKSPACE, 'shell', 'dist'),
): Promise<void> {
  const target = path.join(siteDir, 'shell');
  mkdirSync(target, { recursive: true });
  const files = publishedFiles(source);
  for (const file of files) if (file !== POINTER) await publishFile(source, target, file);
  sweepLeftFiles(siteDir, target, new Set(files), now);
  const pointer = readFileSync(path.join(source, POINTER));
  const current = path.join(target, POINTER);
  if (!existsSync(current) || !pointer.equals(readFileSync(current))) replaceFile(current, pointer);
}

async function publishFile(source: string, target: string, file: string): Promise<void> {
  const published = path.join(target, file);
  const content = readFileSync(path.join(source, file));
  // A build for development has names without hashes.
  if (existsSync(published) && content.equals(readFileSync(published))) return;
  mkdirSync(path.dirname(published), { recursive: true });
  cpSync(path.join(source, file), published);
  await compressFile(published);
}

/** Notes what a release left behind, and removes what was left long ago. */
function sweepLeftFiles(siteDir: string, target: string, needed: ReadonlySet<string>, now: number): void {
  const file = path.join(siteDir, LEFT_FILE);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  const left: Record<string, number> = {};
  for (const name of publishedFiles(target)) {
    const isCompressed = /\.(br|gz)$/.test(name);
    if (isCompressed || needed.has(name)) continue;
    const since = before[name] ?? now;
    if (now - since <= KEPT_MS) left[name] = since;
    else for (const suffix of ['', '.br', '.gz']) rmSync(path.join(target, `${name}${suffix}`), { force: true });
  }
  replaceFile(file, Buffer.from(`${JSON.stringify(left)}\n`));
}

/** Written beside and moved into place, so that nobody reads half of it. */
function replaceFile(file: string, content: Buffer): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}

/** The script that integrators load; it finds the active sizer by itself. */
export function publishEmbed(siteDir: string): void {
  const target = path.join(siteDir, 'embed');
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'sizer.js'), compileEmbed());
  cpSync(path.join(WORKSPACE, 'deploy/embed/sb-sizer.d.ts'), path.join(target, 'sb-sizer.d.ts'));
}
