import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, PROJECT_ERRORS, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastRequest } from '@specbuilder/shared-contracts/platform';

/** 'Failure saving project: ' with the server's message, and its lists of errors joined by commas (ERR-016). */
export function saveFailureToast(error: unknown): ToastRequest {
  const body = errorBodyOf(error);
  const message = body?.message || ERRORS.generic;
  const lists = Object.values(body?.errors ?? {})
    .flat()
    .filter((text) => text !== message)
    .join(', ');
  return {
    kind: 'error',
    title: `${PROJECT_ERRORS.failureSavingProject}: ${message}`,
    ...(lists === '' ? {} : { text: lists }),
    ...referenceOf(error),
    durationMs: TOAST_MS.failure,
  };
}
