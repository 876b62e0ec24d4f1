import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** Rows of a data file by column name; '#' lines name the file's origin and are skipped. */
export function readCsv(dataFolder: string, file: string): Readonly<Record<string, string>>[] {
  const text = readFileSync(path.join(dataFolder, file), 'utf8');
  return parse(text, { columns: true, comment: '#', comment_no_infix: true, skip_empty_lines: true });
}

/** @throws Error when the column holds no number, so that a damaged file stops the start */
export function numberIn(row: Readonly<Record<string, string>>, column: string): number {
  const value = Number(row[column] || Number.NaN);
  if (Number.isNaN(value)) throw new Error(`Column ${column} holds no number in ${JSON.stringify(row)}`);
  return value;
}
