/** An address of the server that lacks its origin where the server is the page's own. */
export function wholeAddress(address: string): string {
  return new URL(address, globalThis.location?.origin).href;
}
