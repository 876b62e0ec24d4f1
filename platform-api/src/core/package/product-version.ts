import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOM_FOLDER } from './room-folder.ts';

/** Version of the product, as the release check compares it (BRD-024). */
export const PRODUCT_VERSION: string = JSON.parse(readFileSync(path.join(ROOM_FOLDER, 'package.json'), 'utf8')).version;
