/** Screens of the shell itself; all others are those of remotes. */
const SHELL_PATHS: readonly string[] = [
  '/',
  '/login',
  '/signin-callback',
  '/silent-renew',
  '/diagnostics',
  '/errors/401-unauthorized',
  '/errors/403-forbidden',
];
/** The server handles everything below these paths; none of them is ever a page of the site. */
const SERVER_PATHS = [
  '/api',
  '/identity',
  '/hub',
  '/assets',
  '/remotes',
  '/shell',
  '/embed',
  '/calculator',
  '/metrics',
];

export const isShellPath = (path: string): boolean => SHELL_PATHS.includes(path);
export const isServerPath = (path: string): boolean =>
  SERVER_PATHS.some((start) => path === start || path.startsWith(`${start}/`));

/** Whether a remote cannot use the path, since shell or server handles it or a path below. */
export const isTakenByTheSite = (path: string): boolean =>
  isServerPath(path) || SHELL_PATHS.some((page) => page === path || page.startsWith(`${path}/`));
