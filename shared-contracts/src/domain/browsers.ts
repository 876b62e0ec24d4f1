/** Least versions of the specification (section 2); anything below gets a page that says so. */
const MIN = { edge: 13, firefox: 47, chrome: 51, opera: 39, safari: 9.1, mobileSafari: 9.2 } as const;

/**
 * Whether the product works in a browser, by its user agent. What names no browser we know, such as a monitor or a crawler,
 * is let in.
 */
export function isSupportedBrowser(userAgent: string): boolean {
  if (/MSIE |Trident\//.test(userAgent)) return false;
  const versionOf = (name: RegExp) =>
    Number(new RegExp(`${name.source}(\\d+(?:\\.\\d+)?)`).exec(userAgent)?.[1] ?? Number.NaN);
  const isAtMin = (name: RegExp, min: number) => versionOf(name) >= min;
  if (/Android/.test(userAgent)) return isAndroidChrome(userAgent) && isAtMin(/Chrome\//, MIN.chrome);
  if (/iPhone|iPad|iPod/.test(userAgent)) return iosVersion(userAgent) >= MIN.mobileSafari;
  if (/Edge\//.test(userAgent)) return isAtMin(/Edge\//, MIN.edge);
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
function iosVersion(userAgent: string): number {
  const [, major = '0', minor = '0'] = /OS (\d+)(?:_(\d+))?/.exec(userAgent) ?? [];
  return Number(`${major}.${minor}`);
}
