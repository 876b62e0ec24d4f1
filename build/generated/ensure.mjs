import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { IS_INSTALLED, WORKSPACE } from '../places.mjs';
import { replaceFile } from './replace-file.mjs';
import { STEPS } from './steps.mjs';

/** By the name of a step: what it was made from last, and which files it made. Team clones of the tests copy it. */
const STAMPS = path.join('.cache', 'generated.json');

/**
 * Makes the generated files whose sources changed, or that are missing. Unchanged, it costs some milliseconds, so commands
 * and the configurations of jest and webpack call it without asking. It needs the installed dependencies.
 *
 * @param {{ workspace?: string, steps?: readonly import('./steps.mjs').Step[], onlyMissing?: boolean }} [options] onlyMissing
 *   leaves files of older sources as they are
 * @returns {readonly string[]} names of the steps that ran
 */
export function ensureGenerated({ workspace = WORKSPACE, steps = STEPS, onlyMissing = false } = {}) {
  const stamps = readStamps(workspace);
  const ran = [];
  for (const step of steps) {
    const madeFrom = fingerprintOf(step, workspace);
    const { [step.name]: last } = stamps;
    const isMade = last?.files.every((file) => existsSync(path.join(workspace, file))) ?? false;
    if (isMade && (onlyMissing || last.madeFrom === madeFrom)) continue;
    stamps[step.name] = { madeFrom, files: run(step, workspace) };
    replaceFile(path.join(workspace, STAMPS), JSON.stringify(stamps));
    ran.push(step.name);
  }
  return ran;
}

let isEnsured = false;

/** Once in a process, for configurations; packages outside the repository compile their messages when they are installed. */
export function ensureGeneratedOnce() {
  if (isEnsured || IS_INSTALLED) return;
  isEnsured = true;
  ensureGenerated();
}

function run({ name, command }, workspace) {
  // Options of the caller, such as a debugger's, are not for it.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: workspace, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The generated files of ${name} could not be made:\n${stderr}`);
  return JSON.parse(stdout);
}

function readStamps(workspace) {
  try {
    return JSON.parse(readFileSync(path.join(workspace, STAMPS), 'utf8'));
  } catch {
    return {};
  }
}

function fingerprintOf({ inputs, environment = [], command }, workspace) {
  const hash = createHash('sha256').update(JSON.stringify(command));
  for (const name of environment) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const input of inputs) {
    for (const file of filesOf(path.join(workspace, input))) {
      hash.update(path.relative(workspace, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
