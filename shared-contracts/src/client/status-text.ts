import { httpStatusText } from '../domain/http-status.ts';
import { statusOf } from './api-error.ts';

/** Status text of a rejected call (ERR-025, ERR-046); null when no response came. */
export function statusTextOf(error: unknown): string | null {
  const status = statusOf(error);
  return status === null ? null : httpStatusText(status);
}
