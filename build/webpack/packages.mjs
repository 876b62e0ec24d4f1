/**
 * Cache groups that bundle libraries with the code that uses them. Separate library files pay off only in caches that
 * outlive a release, and ours are in a folder of their version; each costs a request, and the few icons that remain of
 * a screen had a file for each set of users.
 */
export const PACKAGES_WITH_THEIR_USERS = { defaultVendors: false };
