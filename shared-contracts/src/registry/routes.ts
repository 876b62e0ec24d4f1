import type { Registry, RegistryRemote, RouteEntry } from './schema.ts';
import { isTakenByTheSite } from './site-paths.ts';

export interface RouteMatch {
  readonly remote: RegistryRemote;
  readonly route: RouteEntry;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The screen of a path, the most specific pattern first: a fixed segment beats a parameter, a parameter the rest.
 * Matching is case-sensitive and ignores one trailing slash.
 */
export function matchRoute(remotes: readonly RegistryRemote[], path: string): RouteMatch | undefined {
  const matches = remotes.flatMap((remote) =>
    remote.routes.flatMap((route) => {
      const params = matchPath(route.path, path);
      return params ? [{ remote, route, params }] : [];
    }),
  );
  return matches.sort((a, b) => specificity(b.route.path) - specificity(a.route.path))[0];
}

/** The remote that owns a path by its prefixes, known or unknown screen alike. */
export function remoteOfPath(remotes: readonly RegistryRemote[], path: string): RegistryRemote | undefined {
  return remotes.find((remote) => remote.pathPrefixes.some((prefix) => isBelow(path, prefix)));
}

/**
 * Parameters of a path under a pattern, or undefined when it does not match.
 *
 * @param pattern '/fans/sizer/options/:fanItemId'; a closing '*' takes the rest under the name '*'
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const requested = segments(pattern);
  const given = segments(path);
  const params: Record<string, string> = {};
  for (const [index, segment] of requested.entries()) {
    if (segment === '*') return { ...params, '*': given.slice(index).join('/') };
    const value = given[index];
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(value);
    else if (segment !== value) return undefined;
  }
  return given.length === requested.length ? params : undefined;
}

/**
 * Address of a screen.
 *
 * @param params path parameters first; what the pattern does not name goes into the query
 * @throws Error when the state is unknown or a path parameter is missing
 */
export function pathOfState(
  remotes: readonly RegistryRemote[],
  state: string,
  params: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const route = remotes.flatMap((remote) => remote.routes).find((entry) => entry.state === state);
  if (route === undefined) throw new Error(`Not Found: state ${state}`);
  const left = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  const path = segments(route.path).map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = left.get(segment.slice(1));
    if (value === undefined) throw new Error(`Bad State: ${state} needs ${segment.slice(1)}`);
    left.delete(segment.slice(1));
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...left].map(([key, value]): [string, string] => [key, String(value)]));
  return `/${path.join('/')}${query.size > 0 ? `?${query}` : ''}`;
}

/** Names of remotes that claim one path, state or panel twice; a registry with any of these is not published. */
export function registryConflicts(registry: Pick<Registry, 'remotes'>): string[] {
  const claims = registry.remotes.flatMap((remote) => [
    ...remote.pathPrefixes.map((prefix) => [`path ${prefix}`, remote.name] as const),
    ...remote.routes.map((route) => [`state ${route.state}`, remote.name] as const),
    ...remote.panels.map((panel) => [`panel ${panel.name}`, remote.name] as const),
  ]);
  const twice = claims.filter(([claim], index) => claims.findIndex(([other]) => other === claim) !== index);
  const nested = registry.remotes.flatMap((remote) =>
    remote.pathPrefixes.flatMap((prefix) =>
      registry.remotes
        .filter(
          (other) => other !== remote && other.pathPrefixes.some((item) => item !== prefix && isBelow(prefix, item)),
        )
        .map((other) => `path ${prefix} of ${remote.name} lies below a path of ${other.name}`),
    ),
  );
  const strays = registry.remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => !remote.pathPrefixes.some((prefix) => isBelow(route.path, prefix)))
      .map((route) => `route ${route.path} of ${remote.name} lies outside its paths`),
  );
  const forbidden = registry.remotes.flatMap((remote) =>
    remote.pathPrefixes
      .filter(isTakenByTheSite)
      .map((prefix) => `path ${prefix} of ${remote.name} is one of the shell or the server`),
  );
  return [
    ...twice.map(([claim, owner]) => `${claim} is claimed again by ${owner}`),
    ...nested,
    ...strays,
    ...forbidden,
  ];
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function specificity(pattern: string): number {
  const weights = segments(pattern).map((segment) => (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2));
  return weights.reduce<number>((sum, weight) => sum * 3 + weight, weights.length);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
