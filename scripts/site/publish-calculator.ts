import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressFile, publishedFiles } from '@specbuilder/shared-contracts/site-folder';
import { WORKSPACE } from '../workspace/paths.mjs';
import { replaceFile } from './shell-releases.ts';

/** Says which files are current; all others carry a hash of their content. */
const POINTER = 'assets.json';
/** A page may stay open this long after a release and still request its chunks. */
const RETENTION_MS = 14 * 86_400_000;

/**
 * Publishes the built load calculator. It has no registry: the page is its own, and what it needs of the server are calls
 * of the contract, which its server serves.
 *
 * @param source folder of the build
 * @returns whether it is another one than before
 */
export async function publishCalculator(
  siteDir: string,
  { source = path.join(WORKSPACE, 'load-calculator', 'dist'), now = Date.now() } = {},
): Promise<boolean> {
  const target = path.join(siteDir, 'calculator');
  mkdirSync(target, { recursive: true });
  const files = publishedFiles(source).filter((file) => file !== POINTER);
  for (const file of files) await publishFile(path.join(source, file), path.join(target, file));
  const pointer = readFileSync(path.join(source, POINTER), 'utf8');
  const published = path.join(target, POINTER);
  const isNew = !existsSync(published) || readFileSync(published, 'utf8') !== pointer;
  if (isNew) replaceFile(published, pointer);
  sweep(target, new Set([...files, POINTER]), now);
  return isNew;
}

async function publishFile(source: string, published: string): Promise<void> {
  const content = readFileSync(source);
  // The same name means the same content, unless a step was broken off.
  if (existsSync(published) && content.equals(readFileSync(published))) return;
  mkdirSync(path.dirname(published), { recursive: true });
  replaceFile(published, content);
  await compressFile(published);
}

/** Takes away what has been left for long. */
function sweep(target: string, needed: ReadonlySet<string>, now: number): void {
  for (const file of publishedFiles(target)) {
    const isNeeded = needed.has(file.replace(/\.(br|gz)$/, ''));
    if (!isNeeded && now - statSync(path.join(target, file)).mtimeMs > RETENTION_MS) rmSync(path.join(target, file));
  }
}
