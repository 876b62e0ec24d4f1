/** '1.2.0' or '^1.2.0': this version of Platform, or a later one of the same major. */
const NEED = /^\^?(\d+)(?:\.(\d+)(?:\.\d+)?)?$/;

/** Whether it says which version of Platform is needed: '1.2.0' or '^1.2.0'. */
export function isPlatformNeed(needed: string): boolean {
  return NEED.test(needed);
}

/**
 * Whether a host has what a remote needs: the same major, and nothing newer than the host. An invalid version is never
 * satisfied.
 *
 * @param offered version of the host's Platform
 * @param needed '1.2.0' or '^1.2.0'
 */
export function offersPlatform(offered: string, needed: string): boolean {
  const host = NEED.exec(offered);
  const requested = NEED.exec(needed);
  if (host === null || requested === null) return false;
  const [hostMinor, minor] = [host[2] ?? '0', requested[2] ?? '0'].map(Number);
  return host[1] === requested[1] && (minor ?? 0) <= (hostMinor ?? 0);
}
