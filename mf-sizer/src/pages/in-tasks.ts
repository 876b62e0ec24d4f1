/** Runs parts of a page one after the other, each in a task of its own: in one, they held a phone up for 0.4 s. */
export async function inTasks(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
