import path from 'node:path';
import { WORKSPACE } from '../workspace/paths.mjs';
import { program, typed } from '../workspace/rooms.mjs';

/**
 * @typedef {{ name: string, command: string, args: readonly string[], cwd?: string }} StaticCheck
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
    { name: 'words of every language', command: process.execPath, args: ['build/words/compile.mjs', '--check'] },
    { name: 'cited rows and decisions', command: process.execPath, args: ['scripts/rows/check.mjs'] },
    ...typed().map((room) => ({
      name: `types of ${room}`,
      command: program('tsc'),
      args: ['-p', '.', '--noEmit'],
      cwd: path.join(WORKSPACE, room),
    })),
  ];
}
