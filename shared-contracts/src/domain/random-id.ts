/** An id that nobody guesses. Pages over plain http have `getRandomValues` alone, `randomUUID` is not there for them. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
