import type { PayloadCheck } from './payload-check.ts';

interface Fact {
  readonly name: string;
  readonly payload: unknown;
  readonly source: string;
}

/** Facts that wait for their check; a page that is never idle keeps no more. */
const MOST_WAITING = 200;

/** The check and the shapes it knows: 11 KB (gzip) that no first screen waits for. */
export async function loadPayloadCheck(): Promise<PayloadCheck> {
  // In tasks of their own: in one, library, shapes and waiting facts held a phone up for 0.2 s, just as rows came.
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
 * Whether a fact may be delivered. Until the check has come all may, and are checked then: what types and tests let through
 * in the first second is reported late, not never.
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
    if (check === undefined && waiting.length < MOST_WAITING) waiting.push(fact);
    return accepts(fact);
  };
}
