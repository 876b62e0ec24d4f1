import { parseArgs } from 'node:util';
import { chaosSettings, runChaos } from '../test/chaos/command.ts';
import prepareStoreTemplates from '../test/store/global-setup.ts';

/** Part of `npm run chaos`, which builds the server and has a PostgreSQL server for it. */
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '8' },
    responses: { type: 'string', default: '50-600' },
    store: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});
const settings = chaosSettings(values, positionals);
await prepareStoreTemplates();
const isGood = await runChaos(settings, (line) => void process.stdout.write(`${line}\n`));
process.exit(isGood ? 0 : 1);
