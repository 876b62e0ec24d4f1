import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package. The sources (src/) and the bundle (dist/) both lie one level below it. */
export const ROOM_FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const DATA_FOLDER = path.join(ROOM_FOLDER, 'data');
export const BRANDS_FOLDER = path.join(DATA_FOLDER, 'brands');
export const MIGRATIONS_FOLDER = path.join(ROOM_FOLDER, 'migrations');
export const FONTS_FOLDER = path.join(DATA_FOLDER, 'fonts');
/** Style, script and markup files of the pages this server draws itself. */
export const PAGES_FOLDER = path.join(ROOM_FOLDER, 'pages');
