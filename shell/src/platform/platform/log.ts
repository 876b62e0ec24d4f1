import { isAbort } from '@specbuilder/shared-contracts/client';
import type { LogService } from '@specbuilder/shared-contracts/platform';

/** A page that is left is gone after this, or its visitor stayed. */
const LEAVING_MS = 5000;
let isLeaving = false;
window.addEventListener('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, LEAVING_MS);
});

/** The shell's one way to the console; nothing secret is ever handed to it. */
export function createLog(): LogService {
  const { error, warn } = console;
  return {
    error(...words) {
      const [, cause] = words;
      // Of a call that leaving the page cut off the browser says that the network failed.
      if (!isAbort(cause) && !(isLeaving && cause instanceof TypeError)) error(...words);
    },
    warn: (message) => warn(message),
  };
}
