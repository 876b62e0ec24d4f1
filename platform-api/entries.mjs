/** The programs of the server: the name of each in `dist`, and the file it is built from. */
export const ENTRIES = {
  server: './src/main.ts',
  'rotate-keys': './src/commands/rotate-keys.ts',
  'audit-verify': './src/commands/audit-verify.ts',
  backup: './src/commands/backup-command.ts',
  restore: './src/commands/restore-command.ts',
  catalogue: './src/commands/catalogue-command.ts',
};
