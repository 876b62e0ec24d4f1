/**
 * The outcome of work that has to end in time. The timer ends with the work.
 *
 * @throws what `onTimeout` makes when the time is over; the work itself goes on
 */
export async function withTimeout<T>(work: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
