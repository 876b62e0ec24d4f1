import { MIGRATIONS_FOLDER } from '../../src/core/package/package-folder.ts';
import { schema } from '../../src/core/store/database.ts';
import { openStore } from '../../src/core/store/open-store.ts';

/** Run as a process of its own: opens the embedded store, commits one row, says so and stays until it is killed. */
const store = await openStore({
  databaseUrl: null,
  dataDir: process.argv[2] ?? '',
  migrationsFolder: MIGRATIONS_FOLDER,
  onProblem: (error) => {
    throw error;
  },
});
await store.db.insert(schema.schemaMetadata).values({ name: 'committed', value: 'committed before the kill' });
process.stdout.write('committed\n');
