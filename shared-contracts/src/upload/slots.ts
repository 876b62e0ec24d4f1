/** Runs a limited number of tasks in parallel; the others wait in their order. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async function inSlot<T>(task: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((resolve) => void waiting.push(resolve));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
export type InSlot = ReturnType<typeof createSlots>;
