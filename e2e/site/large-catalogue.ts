import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';

interface Line {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: { readonly a: number };
}

interface ManufacturersCatalogue {
  readonly lines: readonly Line[];
}

const EXAMPLE = path.join(WORKSPACE, 'docs', 'engineering', 'catalogue-example');
const COMMAND = path.join(WORKSPACE, 'platform-api', 'dist', 'catalogue.js');
const CODES = ['LRA', 'LRB', 'LRC', 'LRD', 'LRE', 'LRF', 'LRG', 'LRH', 'LRJ', 'LRK'];
const SMALLEST_IN = 20;
const STEP_IN = 0.2;
const SIZES_PER_LINE = 50;

/** How many fans of the large catalogue fit the duty. */
export const LARGE_CATALOGUE = {
  fits: CODES.length * SIZES_PER_LINE,
  cfm: 5000,
  staticPressure: '0.5',
} as const;

/**
 * Sells from a catalogue in which 500 sizes fit one duty: the roof fan of the worked example in ten lines of fifty sizes.
 *
 * @param folder where the catalogue's files may lie
 * @param environment of the server that does not run yet
 */
export function sellFromLargeCatalogue(folder: string, environment: Readonly<Record<string, string>>): void {
  cpSync(EXAMPLE, folder, { recursive: true });
  const file = path.join(folder, 'catalogue.json');
  const example = JSON.parse(readFileSync(file, 'utf8')) as ManufacturersCatalogue;
  const roof = example.lines[0];
  if (roof === undefined) throw new Error('The worked example begins with a roof fan');
  const wheelSizesIn = Array.from({ length: SIZES_PER_LINE }, (_, index) =>
    Number((SMALLEST_IN + index * STEP_IN).toFixed(1)),
  );
  const lines = CODES.map((code, index) => ({
    ...roof,
    id: index + 1,
    code,
    name: `Roof exhauster ${code.at(-1)}, belt`,
    price: { ...roof.price, a: roof.price.a + 3 * index },
    wheelSizesIn,
  }));
  writeFileSync(file, JSON.stringify({ ...example, version: 'large', lines }));
  command(environment, 'import', file);
  command(environment, 'activate', 'large');
}

function command(environment: Readonly<Record<string, string>>, ...words: readonly string[]): void {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words, '--brand', '1'], { env });
  if (status !== 0) throw new Error(`The catalogue command ${words[0]} ended with ${status}: ${stdout} ${stderr}`);
}
