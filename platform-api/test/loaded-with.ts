import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of everything that is loaded with a file of the package, without types and lazy imports. */
export function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'/gm);
  for (const [, name = ''] of imports) {
    if (name.startsWith('.')) loadedWith(path.resolve(path.dirname(file), name), loaded);
    else loaded.add(name);
  }
  return loaded;
}
