/** Loads a page that the user is about to open. Errors are ignored here; the real request reports them. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
