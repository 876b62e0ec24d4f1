/** Path below which browsers reach the site, without a slash at its end: '/tools/fans'; empty at the root of a host. */
export function sitePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/**
 * The address of a request as routes know it. A proxy may take the site's path off or leave it.
 *
 * @param sitePath '/tools/fans', or empty
 */
export function belowSitePath(url: string, sitePath: string): string {
  if (sitePath === '' || !url.startsWith(sitePath)) return url;
  const rest = url.slice(sitePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

const OWN_ADDRESS = /(\s(?:href|src|action)=")(?=\/(?!\/))/g;

/** Markup of a page whose links, files and forms are written for the root of a host, for the path of the site. */
export function markupBelow(publicUrl: string, markup: string): string {
  return markup.replace(OWN_ADDRESS, `$1${sitePathOf(publicUrl)}`);
}

/** What every cookie of the server says after its value: only its own pages below `path` get it, and no script. */
export function cookieScope(publicUrl: string, path: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `Path=${sitePathOf(publicUrl)}${path}; HttpOnly; SameSite=Lax${secure}`;
}
