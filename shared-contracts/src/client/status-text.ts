import { statusOf } from './api-error.ts';

/** Reason phrases of HTTP (RFC 9110, RFC 6585); HTTP/2 and later send none, so a browser cannot tell them. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  419: 'Authentication Timeout',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  440: 'Login Timeout',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Status text of a refused call (ERR-025, ERR-046); null when no answer came. */
export function statusTextOf(error: unknown): string | null {
  const status = statusOf(error);
  return status === null ? null : (STATUS_TEXTS[status] ?? String(status));
}
