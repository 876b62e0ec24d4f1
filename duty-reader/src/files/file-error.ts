/** Why a file is not read. */
export type FileProblem = 'oldWorkbook' | 'pdf' | 'noWorkbook' | 'tooLarge' | 'tooLong' | 'noText';

export class FileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The file is not read: ${problem}`);
  }
}
