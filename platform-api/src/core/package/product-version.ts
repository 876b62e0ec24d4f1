import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER } from './package-folder.ts';

/** Version of the product, as the release check compares it (BRD-024). */
export const PRODUCT_VERSION: string = JSON.parse(
  readFileSync(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8'),
).version;
