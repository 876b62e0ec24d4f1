import MIN from './browser-line.json' with { type: 'json' };

/**
 * Whether the product works in a browser, by its user agent: whether its version is one that the bundles and the interfaces
 * in use run in (browser-line.json, docs/browsers.md), all of them above the least versions of the specification (section 2,
 * What names no browser we know, such as a monitor or a crawler, is let in.
 */
export function isSupportedBrowser(userAgent: string): boolean {
  if (/MSIE |Trident\//.test(userAgent)) return false;
  const isAtMin = (name: RegExp, min: string) =>
    rank(new RegExp(`${name.source}(\\d+(?:\\.\\d+)?)`).exec(userAgent)?.[1]) >= rank(min);
  if (/Android/.test(userAgent)) return isAndroidChrome(userAgent) && isAtMin(/Chrome\//, MIN.chrome_android);
  if (/iPhone|iPad|iPod/.test(userAgent)) return rank(iosVersion(userAgent)) >= rank(MIN.safari_ios);
  // The first Edge, of an engine of its own, ended at 18.
  if (/Edge\//.test(userAgent)) return false;
  if (/Edg\//.test(userAgent)) return isAtMin(/Edg\//, MIN.edge);
  if (/OPR\//.test(userAgent)) return isAtMin(/OPR\//, MIN.opera);
  if (/Opera[ /]/.test(userAgent)) return false;
  if (/Firefox\//.test(userAgent)) return isAtMin(/Firefox\//, MIN.firefox);
  if (/Chrom(e|ium)\//.test(userAgent)) return isAtMin(/Chrom(?:e|ium)\//, MIN.chrome);
  if (/Safari\//.test(userAgent) && /Version\//.test(userAgent)) return isAtMin(/Version\//, MIN.safari);
  return true;
}

/** Chrome is required on Android; other browsers there name themselves beside the engine they share with it. */
function isAndroidChrome(userAgent: string): boolean {
  return /Chrome\//.test(userAgent) && !/Firefox\/|SamsungBrowser\/|OPR\/|EdgA?\/|UCBrowser\//.test(userAgent);
}

/** Every browser on iOS is the system's Safari inside, so its system decides. */
function iosVersion(userAgent: string): string {
  const [, major = '0', minor = '0'] = /OS (\d+)(?:_(\d+))?/.exec(userAgent) ?? [];
  return `${major}.${minor}`;
}

/** Orders versions: 17.10 is above 17.4. */
function rank(version = ''): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}
