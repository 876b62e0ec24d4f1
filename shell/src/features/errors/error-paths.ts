/** Addresses of the error pages of the shell. */
export const ERROR_PATHS = ['/errors/401-unauthorized', '/errors/403-forbidden', '/errors/404-not-found'] as const;

export type ErrorPath = (typeof ERROR_PATHS)[number];
