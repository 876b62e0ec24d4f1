const SATISFY = 'function satisfy(version, range) {';

/** The file that says which version of a shared module is good enough. */
export const VERSION_RANGES = /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/;

/**
 * Loader: areas are built with the very versions that the shell has, and ask for those or later ones. A version satisfies
 * its own range without being read: the first ranges that a page reads compile two dozen expressions, 50 ms of a phone.
 */
export default function knowSameVersion(source) {
  const parts = source.split(SATISFY);
  if (parts.length !== 2)
    throw new Error(`${this.resourcePath} reads ranges otherwise than ${import.meta.filename} knows`);
  return parts.join(`${SATISFY}\n\tif (version && range === '^' + version) return true;`);
}
