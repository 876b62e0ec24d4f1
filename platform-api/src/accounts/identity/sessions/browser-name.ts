/** Browser and system as people call them; null where the header names none that is known. */
export interface BrowserName {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that matches counts: most browsers also claim to be those that come later. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const LONGEST = 500;

/** What a browser says of itself: enough to recognise one's own, and no version, which changes every month. */
export function browserNameOf(userAgent: string | undefined): BrowserName {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const first = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([, pattern]) => pattern.test(text))?.[0];
  return { browser: first(BROWSERS) ?? null, system: first(SYSTEMS) ?? null };
}
