import { invalid } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';

/**
 * PostgreSQL stores any character but NUL, and reports it only when it is too late for a useful error.
 *
 * @throws HttpError 'invalid' that names the field
 */
export function rejectNulCharacters(input: unknown, field = ''): void {
  if (typeof input === 'string' && input.includes('\0')) throw invalid(field || 'request', HTTP_MESSAGES.nulCharacter);
  if (typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input))
    rejectNulCharacters(value, field === '' ? name : `${field}.${name}`);
}
