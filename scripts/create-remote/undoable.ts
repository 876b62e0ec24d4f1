import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files and does the rest of the work; when that fails or is broken off, everything is as it was.
 *
 * @param files text by path in the workspace
 * @param touched files that the work changes besides
 * @param folder new folder in which the work makes files of its own
 */
export async function writeAllOrNothing(
  workspace: string,
  files: ReadonlyMap<string, string>,
  { touched, folder }: { readonly touched: readonly string[]; readonly folder: string },
  work: () => Promise<void>,
): Promise<void> {
  const before = [...files.keys(), ...touched].map((file) => [file, textOf(path.join(workspace, file))] as const);
  // An interrupted command ends with an error; then everything created so far is undone.
  const goOn = () => undefined;
  process.on('SIGINT', goOn);
  try {
    for (const [file, text] of files) write(path.join(workspace, file), text);
    await work();
  } catch (error) {
    for (const [file, text] of before) {
      if (text === null) rmSync(path.join(workspace, file), { force: true });
      else writeFileSync(path.join(workspace, file), text);
    }
    rmSync(path.join(workspace, folder), { recursive: true, force: true });
    throw error;
  } finally {
    process.off('SIGINT', goOn);
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
