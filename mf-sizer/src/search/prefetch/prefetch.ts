/** Brings a page that the user is about to ask for; asked for in earnest, one that did not come says so itself. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
