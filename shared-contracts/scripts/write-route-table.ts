import path from 'node:path';
import { replaceFile } from '../../build/generated/replace-file.mjs';
import { routeTable } from '../src/client/route-table.build.ts';

/** Part of the build (build/generated/steps.mjs): prints which files it wrote. */
const FILES = { first: 'route-table.generated.json', later: 'later-routes.generated.json' } as const;
const WORKSPACE = path.resolve(import.meta.dirname, '../..');

const written = (['first', 'later'] as const).map((part) => {
  const file = path.join('shared-contracts', 'src', 'client', FILES[part]);
  replaceFile(path.join(WORKSPACE, file), `${routeTable(part)}\n`);
  return file;
});
process.stdout.write(JSON.stringify(written));
