import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES_FOLDER } from '../../core/index.ts';

/** Layout of the pages; colours come from the theme before it. */
export const PAGE_STYLE = readFileSync(path.join(PAGES_FOLDER, 'product.css'), 'utf8');
