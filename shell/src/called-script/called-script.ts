/** A service from outside that has not answered by then will not. */
export const SCRIPT_LIMIT_MS = 15_000;

/**
 * Loads a script of a service, which calls a function of the page once it is ready.
 *
 * @param callback name of that function, as the address tells it to the script
 * @throws Error when the script cannot be loaded or does not call within 15 s; it may be tried again
 */
export function loadCalledScript(address: URL, callback: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`The script ${address.origin}${address.pathname} ${why}`));
    };
    const limit = setTimeout(() => fail('did not answer'), SCRIPT_LIMIT_MS);
    Object.assign(window, {
      [callback]() {
        clearTimeout(limit);
        resolve();
      },
    });
    script.src = address.href;
    script.async = true;
    script.addEventListener('error', () => fail('could not be loaded'));
    document.head.append(script);
  });
}
