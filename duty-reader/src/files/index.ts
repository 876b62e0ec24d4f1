export { FileError, type FileProblem } from './file-error.ts';
export { sheetsOfFile } from './read-file.ts';
export type { Sheet } from './sheet.ts';
