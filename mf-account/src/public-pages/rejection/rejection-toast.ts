import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, errorMessages, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastRequest } from '@specbuilder/shared-contracts/platform';

/**
 * Content of the toast for a rejected password or registration (ACC-009): the response's message, else the Oops text,
 * and the list of its errors field.
 */
export function rejectionToast(error: unknown): ToastRequest {
  const body = errorBodyOf(error);
  const title = body?.message || ERRORS.oops;
  const text = errorMessages(body)
    .filter((message) => message !== title)
    .join('; ');
  return { kind: 'error', title, durationMs: TOAST_MS.generic, ...(text === '' ? {} : { text }) };
}
