import { readFile, stat } from 'node:fs/promises';

export interface WatchedFile<T> {
  /** The file as it is now; what it last was when it cannot be used; undefined when there never was a usable one. */
  current(): Promise<T | undefined>;
  /** What the last call of current() found. */
  readonly last: T | undefined;
}

export interface WatchedFileOptions<T> {
  readonly file: string;
  /** @throws Error when the text cannot be used */
  readonly parse: (text: string) => T;
  /** Called once for each state of the file that cannot be used. */
  readonly onProblem: (error: unknown) => void;
}

/** Reads a small file again whenever its time or size has changed; asking costs one stat. */
export function watchFile<T>({ file, parse, onProblem }: WatchedFileOptions<T>): WatchedFile<T> {
  let last: T | undefined;
  let seen = '';
  // Requests during a read wait for it; otherwise the second of two first visits got a page without any area.
  let reading = Promise.resolve();
  const read = async (): Promise<void> => {
    try {
      last = parse(await readFile(file, 'utf8'));
    } catch (error) {
      onProblem(error);
    }
  };
  return {
    get last() {
      return last;
    },
    async current() {
      const state = await stateOf(file);
      if (state !== seen) {
        seen = state;
        if (state !== '') reading = read();
      }
      await reading;
      return last;
    },
  };
}

async function stateOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return '';
  }
}
