import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package: the closest one above with a manifest, since sources and bundle lie at different depths. */
export const PACKAGE_FOLDER = packageFolder(path.dirname(fileURLToPath(import.meta.url)));
export const DATA_FOLDER = path.join(PACKAGE_FOLDER, 'data');
export const BRANDS_FOLDER = path.join(DATA_FOLDER, 'brands');
export const MIGRATIONS_FOLDER = path.join(PACKAGE_FOLDER, 'migrations');
export const FONTS_FOLDER = path.join(DATA_FOLDER, 'fonts');
/** Style, script and markup files of the pages this server draws itself. */
export const PAGES_FOLDER = path.join(PACKAGE_FOLDER, 'pages');

function packageFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(path.dirname(folder));
}
