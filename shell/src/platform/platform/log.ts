import type { LogService } from '@specbuilder/shared-contracts/platform';

/** The shell's one way to the console; nothing secret is ever handed to it. */
export function createLog(): LogService {
  const { error, warn } = console;
  return {
    error: (message, cause) => (cause === undefined ? error(message) : error(message, cause)),
    warn: (message) => warn(message),
  };
}
