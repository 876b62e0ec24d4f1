const SATISFY = 'function satisfy(version, range) {';

/** The file that says which version of a shared module is good enough. */
export const VERSION_RANGES = /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/;

/**
 * Loader: areas are built with exactly the shell's versions, and require those or later ones. A version meets its own
 * range without parsing it: the first ranges that a page parses compile two dozen expressions, 50 ms on a phone.
 */
export default function knowSameVersion(source) {
  const parts = source.split(SATISFY);
  if (parts.length !== 2)
    throw new Error(`${this.resourcePath} reads ranges otherwise than ${import.meta.filename} knows`);
  return parts.join(`${SATISFY}\n\tif (version && range === '^' + version) return true;`);
}
