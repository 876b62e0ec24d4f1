import { invalid } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';

/** Far beyond what the largest request, a project's file, needs. A text of brackets alone could exhaust the stack. */
const MAX_DEPTH = 64;
/** Unicode's embeddings, overrides and isolates (UAX #9): with them a name reads as another one wherever it is printed. */
const DIRECTION_CHANGE = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Rejects what no request may contain in any field: what cannot be stored, and characters that change the direction of
 * text.
 *
 * @throws HttpError 'invalid' that names the field
 */
export function checkRequestValues(input: unknown): void {
  checkTexts(input, (text, field) => {
    checkText(text, field);
    if (DIRECTION_CHANGE.test(text)) throw invalid(field, HTTP_MESSAGES.directionCharacter);
  });
}

/**
 * Rejects NUL, which PostgreSQL cannot store and reports when it is too late for a useful error, and values nested deeper
 * than anything the API takes. For names of files, which are cleaned of the rest.
 *
 * @throws HttpError 'invalid' that names the field
 */
export function checkStorable(input: unknown): void {
  checkTexts(input, checkText);
}

function checkText(text: string, field: string): void {
  if (text.includes('\0')) throw invalid(field, HTTP_MESSAGES.nulCharacter);
}

function checkTexts(input: unknown, check: (text: string, field: string) => void, field = '', depth = 0): void {
  if (typeof input === 'string') check(input, field || 'request');
  if (typeof input !== 'object' || input === null) return;
  if (depth === MAX_DEPTH) {
    throw invalid(field.split('.')[0] || 'request', HTTP_MESSAGES.nestedTooDeep({ max: MAX_DEPTH }));
  }
  for (const [name, value] of Object.entries(input)) {
    checkTexts(value, check, field === '' ? name : `${field}.${name}`, depth + 1);
  }
}
