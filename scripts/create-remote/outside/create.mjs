#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillerOf, requestedRemote } from './requested-remote.mjs';

const USAGE =
  'npm create @specbuilder/remote mf-<name> -- [--title "<title>"] [--path /<path>] [--kit <folder of its packages>]';
const TEMPLATE = path.join(import.meta.dirname, 'template');
const SCOPE = '@specbuilder/';
/** npm packs no file of that name. */
const NAMES = { gitignore: '.gitignore' };

/** Makes a remote in a folder of its own, outside the repository of the product. */
try {
  const { values, positionals } = parseArgs({
    options: { title: { type: 'string' }, path: { type: 'string' }, kit: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const remote = requestedRemote({ name: positionals[0], title: values.title, path: values.path });
  const folder = path.resolve(remote.name);
  if (existsSync(folder)) throw new Error(`${remote.name} cannot be made: ${folder} is there already.`);
  const fill = fillerOf(remote);
  for (const file of filesBelow(TEMPLATE)) {
    const made = path.join(folder, NAMES[file] ?? fill(file));
    mkdirSync(path.dirname(made), { recursive: true });
    writeFileSync(made, fill(readFileSync(path.join(TEMPLATE, file), 'utf8')));
  }
  if (values.kit !== undefined) takeKitFrom(path.resolve(values.kit), folder);
  process.stdout.write(
    `Made ${remote.name}, which says '${remote.title}' at ${remote.path}. README.md says how to go on.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Packages in a folder take the place of those of a registry. */
function takeKitFrom(kit, folder) {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group).filter((item) => item.startsWith(SCOPE))) {
      group[name] = `file:${path.relative(folder, packedFile(kit, name))}`;
    }
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function packedFile(kit, name) {
  const beginning = `${name.slice(1).replace('/', '-')}-`;
  const found = readdirSync(kit).filter((file) => file.startsWith(beginning) && file.endsWith('.tgz'));
  if (found.length !== 1) throw new Error(`${kit} has ${found.length} files ${beginning}<version>.tgz; one is needed.`);
  return path.join(kit, found[0]);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => statSync(path.join(folder, file)).isFile());
}
