/** Mail servers commonly take 25 MB, and a file grows by a third on its way. */
const MAX_ATTACHED_BYTES = 18_000_000;

/** Whether files go out with their mail. Larger ones are named in it and stay with it in the outbox, for admins. */
export function areSentAlong(files: readonly { readonly sizeBytes: number }[]): boolean {
  return files.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0) <= MAX_ATTACHED_BYTES;
}
