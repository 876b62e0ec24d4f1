import { withTimeout } from '../timing/with-timeout.ts';

/** An external service that has not responded by then will not respond. */
export const SCRIPT_LIMIT_MS = 15_000;

/**
 * Loads a script of a service, which calls a function of the page once it is ready.
 *
 * @param callback name of that function, as the address passes it to the script
 * @throws Error when the script cannot be loaded or does not call within 15 s; it may be tried again
 */
export async function loadCalledScript(address: URL, callback: string): Promise<void> {
  const failure = (why: string) => new Error(`The script ${address.origin}${address.pathname} ${why}`);
  const script = document.createElement('script');
  const called = new Promise<void>((resolve, reject) => {
    Object.assign(window, { [callback]: () => resolve() });
    script.addEventListener('error', () => reject(failure('could not be loaded')));
  });
  script.src = address.href;
  script.async = true;
  document.head.append(script);
  try {
    await withTimeout(called, SCRIPT_LIMIT_MS, () => failure('did not respond'));
  } catch (error) {
    script.remove();
    throw error;
  }
}
