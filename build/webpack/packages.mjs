/**
 * Cache groups in which libraries lie with what uses them. In files of their own they are for caches that outlive a release,
 * and ours lie in a folder of its version; each costs a request, and icons of a screen, of which little is left, stood in a
 * file for each set of users.
 */
export const PACKAGES_WITH_THEIR_USERS = { defaultVendors: false };
