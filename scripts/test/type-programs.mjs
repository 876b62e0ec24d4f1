import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { program, typed } from '../workspace/packages.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';

const FOLDER = path.join(WORKSPACE, '.cache', 'types');

/**
 * Packages whose compiler options are the same are checked as one program, which parses and checks what they share once:
 * 14 programs took 182 s of processor time, these take 52 s, and 15 s when nothing changed. Each has one checker, since
 * several infer the same types again; two programs run side by side instead. Editors read the tsconfig.json of a package,
 * and its options decide which program the package is part of.
 *
 * @param {readonly string[]} [packages]
 * @returns {import('./static-checks.mjs').StaticCheck[]}
 */
export function typeChecks(packages = typed()) {
  const programs = new Map();
  for (const name of packages) {
    const options = JSON.stringify(readConfig(name).compilerOptions);
    programs.set(options, [...(programs.get(options) ?? []), name]);
  }
  return [...programs.values()].map((names) => ({
    name: `types of ${names.join(', ')}`,
    command: program('tsc'),
    args: ['-p', writeProgram(names), '--noEmit', '--checkers', '1'],
    covers: names.length,
  }));
}

/** @returns {string} the configuration of a program that has the files of these packages, in the options of the first */
function writeProgram(names) {
  const [first] = names;
  const { compilerOptions } = readConfig(first);
  const file = path.join(FOLDER, `${first}.json`);
  const config = {
    extends: path.join(WORKSPACE, 'build', 'tsconfig.base.json'),
    compilerOptions: {
      ...compilerOptions,
      types: compilerOptions.types.map((name) => folderOfTypes(first, name)),
      incremental: true,
      tsBuildInfoFile: path.join(FOLDER, `${first}.tsbuildinfo`),
    },
    include: names.flatMap((name) => readConfig(name).include.map((pattern) => path.join(WORKSPACE, name, pattern))),
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** By its folder, since the configuration lies where no package depends on anything. */
function folderOfTypes(packageName, types) {
  const require = createRequire(path.join(WORKSPACE, packageName, 'package.json'));
  const manifest = types.startsWith('@') ? `${types}/package.json` : `@types/${types}/package.json`;
  return path.dirname(require.resolve(manifest));
}

const readConfig = (packageName) =>
  JSON.parse(readFileSync(path.join(WORKSPACE, packageName, 'tsconfig.json'), 'utf8'));
