import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { publishedFiles } from './build-files.ts';
import { compressFolder } from './compress.ts';

/**
 * Puts the files of a build into the site folder, where they never change. Copied beside and moved into place, so that a
 * folder with this name is whole.
 *
 * @param baseUrl address of the build, such as '/remotes/mf-account/1.0.1+ab12cd34/'
 */
export async function placeBuild(siteDir: string, baseUrl: string, dist: string): Promise<void> {
  const target = path.join(siteDir, ...baseUrl.split('/'));
  if (existsSync(target)) return;
  const beside = `${target}.${process.pid}`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  for (const file of publishedFiles(dist)) await cp(path.join(dist, file), path.join(beside, file));
  await compressFolder(beside);
  await rename(beside, target);
}
