/** Routes in few words: 'GET settings' for '/api/settings', with a tilde ahead where the call leaves the loading overlay alone. */
export interface CompactRoutes {
  readonly [name: string]: string | CompactRoutes;
}

/** An endpoint as the link of the client reads it. */
export interface Route {
  readonly '~orpc': {
    readonly errorMap: Record<string, never>;
    readonly meta: { readonly overlay: boolean };
    readonly route: { readonly method: string; readonly path: string };
  };
}

export interface RouteTable {
  readonly [name: string]: RouteTable | Route;
}

const BACKGROUND = '~';
const API = '/api/';

/** One endpoint in few words: every page carries all of them, and most of their shape is the same. */
export function compactRoute({ method, path }: Route['~orpc']['route'], overlay: boolean): string {
  return `${overlay ? '' : BACKGROUND}${method} ${path.startsWith(API) ? path.slice(API.length) : path}`;
}

export function routesOf(compact: CompactRoutes): RouteTable {
  return Object.fromEntries(
    Object.entries(compact).map(([name, entry]) => [
      name,
      typeof entry === 'string' ? routeOf(entry) : routesOf(entry),
    ]),
  );
}

/** The endpoint that a call names, such as `['settings', 'get']`. */
export function endpointAt(routes: RouteTable, path: readonly string[]): Route | undefined {
  let node: RouteTable | Route | undefined = routes;
  for (const name of path) node = (node as RouteTable | undefined)?.[name];
  return node as Route | undefined;
}

function routeOf(words: string): Route {
  const overlay = !words.startsWith(BACKGROUND);
  const [method = '', path = ''] = (overlay ? words : words.slice(BACKGROUND.length)).split(' ');
  return {
    '~orpc': { errorMap: {}, meta: { overlay }, route: { method, path: path.startsWith('/') ? path : API + path } },
  };
}
