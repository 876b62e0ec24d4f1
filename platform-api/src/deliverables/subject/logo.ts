import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND_ASSETS_PATH, type Brand } from '../../brand/index.ts';
import { BRANDS_FOLDER } from '../../core/index.ts';

/** Logo of a brand as an SVG document; a file of the product, named by the address that browsers know it by. */
export async function logoOf({ settings }: Brand): Promise<string> {
  const file = settings.logo.split('?')[0]?.replace(BRAND_ASSETS_PATH, '') ?? '';
  const logo = path.resolve(BRANDS_FOLDER, file);
  if (!logo.startsWith(BRANDS_FOLDER + path.sep)) throw new Error(`The logo ${settings.logo} is no file of a brand`);
  return readFile(logo, 'utf8');
}
