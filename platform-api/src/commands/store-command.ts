import { ConfigError, type Database, MIGRATIONS_FOLDER, openStore, readConfig, StoreError } from '../core/index.ts';

/** The output of a command, and whether it succeeded. */
interface CommandResult {
  readonly text: string;
  readonly isDone: boolean;
}

interface StoreCommandOptions {
  /** The embedded store is read through the server that runs on it; else that one has to be stopped first. */
  readonly besideServer: boolean;
  /** The command makes the schema itself. */
  readonly isLeftUnmigrated?: boolean;
  /** Errors of the command itself that say in a sentence what is wrong. */
  readonly foreseen?: readonly (new (
    ...args: never[]
  ) => Error)[];
}

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Runs a command of this process on the store of the settings; what is foreseen fails in one sentence. */
export async function runStoreCommand(
  run: (db: Database) => Promise<CommandResult>,
  { besideServer, isLeftUnmigrated = false, foreseen = [] }: StoreCommandOptions,
): Promise<void> {
  try {
    const { databaseUrl, dataDir } = readConfig(process.env);
    const onProblem = (error: Error) => say(error.message);
    const place = { databaseUrl, dataDir, migrationsFolder: MIGRATIONS_FOLDER, isLeftUnmigrated, onProblem };
    const store = await openStore({ ...place, ...(besideServer ? { besideServer } : {}) });
    try {
      const { text, isDone } = await run(store.db);
      process.stdout.write(`${text}\n`);
      if (!isDone) process.exitCode = 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    const isForeseen = [ConfigError, StoreError, ...foreseen].some((kind) => error instanceof kind);
    say(isForeseen ? (error as Error).message : String((error as Error).stack));
    process.exitCode = 1;
  }
}
