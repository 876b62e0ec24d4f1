import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as a path in it. */
export function filesBelow(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => statSync(path.join(folder, file)).isFile());
}
