import { rotateSigningKeys } from '../accounts/identity/signing-keys.ts';
import { runStoreCommand } from './store-command.ts';

const DONE = { text: 'There is a new signing key. Servers sign with it within ten minutes.', isDone: true };

/** Gives the embedded identity provider a new signing key; running servers sign with it within ten minutes. */
await runStoreCommand(
  async (db) => {
    await rotateSigningKeys(db);
    return DONE;
  },
  { besideServer: false },
);
