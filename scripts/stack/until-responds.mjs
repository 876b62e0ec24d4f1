/** An embedded store is there within 5 s; on a machine with load 15 it needed over a minute. */
const LIMIT_MS = 180_000;
const PAUSE_MS = 100;

/** Waits until an address returns 200; throws when the process behind it ended or three minutes are over. */
export async function untilResponses(url, ended) {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const limit = Date.now() + LIMIT_MS;
  while (Date.now() < limit) {
    if (hasEnded) throw new Error(`The process behind ${url} ended before it responded.`);
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} did not respond within ${LIMIT_MS / 1000} s.`);
}
