const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Cookies of the page; where they cannot be set (a third-party frame) session storage takes their place. */
export function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return entry === undefined ? window.sessionStorage.getItem(name) : decodeURIComponent(entry.slice(name.length + 1));
}

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
  if (!document.cookie.includes(`${name}=`)) window.sessionStorage.setItem(name, value);
}

export function clearCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  window.sessionStorage.removeItem(name);
}
