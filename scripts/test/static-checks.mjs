import { program } from '../workspace/packages.mjs';
import { typeChecks } from './type-programs.mjs';

/**
 * @typedef {{ name: string, command: string, args: readonly string[], covers?: number }} StaticCheck `covers` is how many
 *   checks it counts as, one where it is left out
 * @returns {StaticCheck[]}
 */
export function lintChecks(writes = false) {
  return [
    {
      name: 'format and lint',
      command: program('biome'),
      args: ['check', ...(writes ? ['--write'] : []), '--error-on-warnings', '.'],
    },
    { name: 'import boundaries', command: process.execPath, args: ['build/boundaries/check.mjs'] },
    { name: 'words of every language', command: process.execPath, args: ['build/messages/compile.mjs', '--check'] },
    { name: 'plain English', command: process.execPath, args: ['build/plain-english/check.mjs'] },
    { name: 'features of browsers', command: process.execPath, args: ['build/browsers/check.mjs'] },
    { name: 'cited rows and decisions', command: process.execPath, args: ['scripts/rows/check.mjs'] },
    ...typeChecks(),
  ];
}
