/** The sentence about a version of Node that no one maintains any more; undefined for any other. */
export function outdatedNode(version: string): string | undefined {
  const [line] = version.split('.');
  if (line !== '20') return undefined;
  return 'Node 20 reached end of life in April 2026; SpecBuilder still runs on it, Node 24 is recommended.';
}

/**
 * Loads what imports the sign-in library, which says of Node 20 that it is unsupported as soon as it is loaded. The server's
 * own tests run on Node 20, and `outdatedNode` says once what there is to say.
 */
export async function withoutRuntimeWarning<T>(
  load: () => Promise<T>,
  output: Pick<Console, 'warn'> = console,
): Promise<T> {
  const { warn } = output;
  output.warn = (...words: unknown[]) => {
    if (!words.join(' ').includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await load();
  } finally {
    output.warn = warn;
  }
}
