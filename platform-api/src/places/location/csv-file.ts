import { readFileSync } from 'node:fs';
import path from 'node:path';
import { csvParse } from 'd3-dsv';

/** Lines before the column names that name a file's origin. */
const ORIGIN = /^(?:#.*\r?\n)+/;

/** Rows of a data file by column name. */
export function readCsv(dataFolder: string, file: string): Readonly<Record<string, string>>[] {
  const text = readFileSync(path.join(dataFolder, file), 'utf8');
  return csvParse(text.replace(ORIGIN, ''));
}

/** @throws Error when the column holds no number, so that a damaged file stops the start */
export function numberIn(row: Readonly<Record<string, string>>, column: string): number {
  const value = Number(row[column] || Number.NaN);
  if (Number.isNaN(value)) throw new Error(`Column ${column} holds no number in ${JSON.stringify(row)}`);
  return value;
}
