/** A backup that cannot be made or restored; the message is one sentence for the person who gives the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
