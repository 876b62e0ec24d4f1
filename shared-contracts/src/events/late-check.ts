import type { PayloadCheck } from './payload-check.ts';

interface Fact {
  readonly name: string;
  readonly payload: unknown;
  readonly source: string;
}

/** Maximum number of events that wait for their check, for a page that is never idle. */
const MAX_WAITING = 200;

/** The check and the shapes it knows: 11 KB (gzip) that no first screen waits for. */
export async function loadPayloadCheck(): Promise<PayloadCheck> {
  // In separate tasks: in one, library, shapes and waiting events blocked a phone for 0.2 s, just as rows arrived.
  await import(/* webpackChunkName: "background", webpackExports: ["safeParse"] */ 'zod/mini');
  await nextTask();
  await import(/* webpackChunkName: "background" */ './payload-parts.ts');
  await nextTask();
  const { checkPayload } = await import(/* webpackChunkName: "background" */ './payload-check.ts');
  await nextTask();
  return checkPayload;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Whether an event may be delivered. Until the check is loaded, all events are delivered and checked afterwards: a
 * violation that types and tests miss in the first second is still reported.
 */
export function createFactFilter(
  coming: PayloadCheck | Promise<PayloadCheck>,
  report: (fact: Fact, error: unknown) => void,
) {
  let check = typeof coming === 'function' ? coming : undefined;
  const waiting: Fact[] = [];
  const accepts = (fact: Fact): boolean => {
    const problem = check?.(fact.name, fact.payload) ?? null;
    if (problem !== null) report(fact, problem);
    return problem === null;
  };
  if (check === undefined) {
    Promise.resolve(coming).then(
      (come) => {
        check = come;
        for (const fact of waiting.splice(0)) accepts(fact);
      },
      // Offline, say: what was not checked works as it did.
      () => undefined,
    );
  }
  return (fact: Fact): boolean => {
    if (check === undefined && waiting.length < MAX_WAITING) waiting.push(fact);
    return accepts(fact);
  };
}
