/** A file whose code runs part by part, and then whole. */
interface LazyFile<M> {
  readonly parts: readonly (() => Promise<unknown>)[];
  readonly whole: () => Promise<M>;
}

/** Parts that have run: who comes again waits for none. */
const run = new WeakSet<LazyFile<unknown>['parts']>();

/** What a file brings, its parts run one after the other in tasks of their own: in one, they held a phone up for 0.4 s. */
export async function loadInTasks<M>(file: Promise<LazyFile<M>>): Promise<M> {
  const { parts, whole } = await file;
  if (!run.has(parts)) {
    for (const part of parts) {
      await part();
      await new Promise((resolve) => setTimeout(resolve));
    }
    run.add(parts);
  }
  return whole();
}
