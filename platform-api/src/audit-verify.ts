import { runVerifyCommand } from './audit/verify-command.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { MIGRATIONS_FOLDER } from './room-folder.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store-error.ts';

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Whether the audit log is as it was written, while servers run or not. */
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const onProblem = (error: Error) => say(error.message);
  const store = await openStore({
    ...{ databaseUrl, dataDir, migrationsFolder: MIGRATIONS_FOLDER, channels: [], onProblem },
    besideServer: true,
  });
  try {
    const { text, isDone } = await runVerifyCommand(store.db, process.argv.slice(2));
    process.stdout.write(`${text}\n`);
    if (!isDone) process.exitCode = 1;
  } finally {
    await store.close();
  }
} catch (error) {
  const isForeseen = error instanceof ConfigError || error instanceof StoreError;
  say(isForeseen ? error.message : String((error as Error).stack));
  process.exitCode = 1;
}
