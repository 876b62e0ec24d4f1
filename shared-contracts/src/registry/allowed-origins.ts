/** In a list of allowed origins: every port of the browser's own machine. Content policies understand the same. */
export const ANY_LOCAL_PORT = 'http://localhost:*';

/** Whether a list names an origin: itself, or as a port of this machine where the list has all of them. */
export function allowsOrigin(allowed: readonly string[], origin: string): boolean {
  return allowed.includes(origin) || (allowed.includes(ANY_LOCAL_PORT) && /^http:\/\/localhost:\d+$/.test(origin));
}
