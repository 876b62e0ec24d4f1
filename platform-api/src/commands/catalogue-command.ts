import { CatalogueError } from '../catalogue/catalogues/catalogue-error.ts';
import { runCatalogueCommand } from '../catalogue/catalogues/command.ts';
import { runStoreCommand } from './store-command.ts';

/** A maker's catalogue: checked, imported, activated, gone back from, while servers run or not. */
await runStoreCommand((db) => runCatalogueCommand(db, process.argv.slice(2)), {
  besideServer: true,
  foreseen: [CatalogueError],
});
