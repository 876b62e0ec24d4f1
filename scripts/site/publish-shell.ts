import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileEmbed } from '../../build/embed/compile.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { compressFolder } from './compress.ts';
import { publishedFiles } from './published-files.ts';

/** The shell has one version at a time; its files carry hashes, assets.json says which are current. */
export function publishShell(siteDir: string): void {
  const source = path.join(WORKSPACE, 'shell', 'dist');
  const target = path.join(siteDir, 'shell');
  const current = path.join(target, 'assets.json');
  const isCurrent =
    existsSync(current) && readFileSync(current, 'utf8') === readFileSync(path.join(source, 'assets.json'), 'utf8');
  if (isCurrent) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of publishedFiles(source)) cpSync(path.join(source, file), path.join(target, file));
  compressFolder(target);
}

/** The script that integrators load; it finds the active sizer by itself. */
export function publishEmbed(siteDir: string): void {
  const target = path.join(siteDir, 'embed');
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'sizer.js'), compileEmbed());
}
