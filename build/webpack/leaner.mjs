import path from 'node:path';
import webpack from 'webpack';
import { COLOUR_FILES, COLOUR_TABLE } from './colour-table.mjs';
import { VERSION_RANGES } from './same-version.mjs';

/** Its entry for bundlers leads to the build for developers; nothing but the path says which one it is. */
export const ROUTER_FOR_USERS = new webpack.NormalModuleReplacementPlugin(
  /[\\/]react-router[\\/]dist[\\/]development[\\/]index\.mjs$/,
  ({ createData }) => {
    const resource = createData.resource.replace('development', 'production');
    Object.assign(createData, { resource, context: path.dirname(resource) });
  },
);

/** 2 KB of text about rules that development reports; in production its function that writes them is empty. */
export const STYLES_FOR_USERS = new webpack.NormalModuleReplacementPlugin(
  /[\\/]warnings[\\/]warnAbout(UnresolvedRule|UnsupportedProperties)\.js$/,
  path.join(import.meta.dirname, 'silent-styles.mjs'),
);

/** Libraries whose files say or do more than the product needs. */
export const LEANER = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    loader: path.join(import.meta.dirname, 'unused-router.mjs'),
  },
  { test: VERSION_RANGES, loader: path.join(import.meta.dirname, 'same-version.mjs') },
  { test: [COLOUR_FILES, COLOUR_TABLE], loader: path.join(import.meta.dirname, 'colour-table.mjs') },
];
