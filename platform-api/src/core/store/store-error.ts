/** The store cannot be opened; the message is one sentence for the person who starts the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
