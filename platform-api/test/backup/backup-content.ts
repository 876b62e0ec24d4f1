import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Lines of a backup's file, for tests that look into it or change it. */
export function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
}

export function writeLines(file: string, lines: readonly string[]): void {
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
}

/** Every row that a backup holds as its table and a digest, and what the end says; pages and their order are left out. */
export function contentOf(file: string): readonly string[] {
  let table = '';
  return linesOf(file)
    .slice(1)
    .flatMap((text) => {
      const line = JSON.parse(text);
      if ('end' in line) return [text];
      table = line.table ?? table;
      return (line.rows ?? [line.columns]).map((row: unknown) => `${table} ${digestOf(row)}`);
    })
    .sort();
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
