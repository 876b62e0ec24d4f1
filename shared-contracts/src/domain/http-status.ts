import { HTTP_STATUS_MESSAGES } from '../messages/http-status.generated.ts';

const PHRASES: Readonly<Record<string, string>> = HTTP_STATUS_MESSAGES;

/** Reason phrase of HTTP (RFC 9110, RFC 6585); HTTP/2 and later send none, so a browser cannot provide it. */
export function httpStatusText(status: number): string {
  return PHRASES[status] ?? String(status);
}
