import { ERRORS } from './messages.ts';

/** The error body of every response with a status of 400 and more. */
export interface ServerErrorBody {
  readonly message: string;
  /** Field to readable texts. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Field to error keys. */
  readonly modelState: Readonly<Record<string, readonly string[]>>;
  /** Why a project was not cloned. */
  readonly innerException?: { readonly message: string };
}

/**
 * Every readable text of an error body (ERR-023, ERR-024): a text is one message, otherwise the values of
 * `errors` are flattened and lists expanded, `message` standing in when there are none.
 */
export function errorMessages(body: unknown): string[] {
  if (typeof body === 'string') return body === '' ? [] : [body];
  if (!isRecord(body)) return [];
  const texts = flatTexts(body['errors']);
  if (texts.length > 0) return texts;
  return typeof body['message'] === 'string' && body['message'] !== '' ? [body['message']] : [];
}

/** Every text of `modelState`, flattened; none when the body carries no map. */
function modelStateTexts(body: unknown): string[] {
  return isRecord(body) ? flatTexts(body['modelState']) : [];
}

/** Messages of `modelState` joined as the project form's failure toast wants them (ERR-014, ERR-015). */
export function modelStateMessage(body: unknown): string {
  const texts = modelStateTexts(body);
  return texts.length > 0 ? texts.join('; ') : ERRORS.oops;
}

export interface RejectionTexts {
  /** The response's own `message`, else the Oops text. */
  readonly title: string;
  /** The `modelState` list; absent when the response has none. */
  readonly text?: string;
}

/** Texts of the toast for a rejected profile or company (ERR-013). */
export function rejectionTexts(body: unknown): RejectionTexts {
  const message = typeof body === 'string' ? body : isRecord(body) ? body['message'] : '';
  const text = modelStateTexts(body).join('; ');
  const title = typeof message === 'string' && message !== '' ? message : ERRORS.oops;
  return { title, ...(text === '' ? {} : { text }) };
}

/**
 * Why a project was not cloned: the inner message, else the message, else a body that is text.
 *
 * @param fallback where the body says nothing
 */
export function innerMessage(body: unknown, fallback: string): string {
  if (typeof body === 'string') return body || fallback;
  if (!isRecord(body)) return fallback;
  const { innerException: inner, message } = body;
  const texts = [isRecord(inner) ? inner['message'] : undefined, message];
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? fallback;
}

export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  /** Errors of fields the form does not have; shown above it and cleared on submit. */
  readonly general: readonly string[];
}

/**
 * Assigns the errors of a server response to the fields of a form (VAL-020, VAL-021). A field's text comes from
 * `errors` if present, else from its first key in `modelState`.
 *
 * @param formFields names the form has; a server name may differ in case or carry a path ('profile.email')
 */
export function formErrors(body: unknown, formFields: readonly string[]): FormErrors {
  if (!isRecord(body)) return { fields: {}, general: errorMessages(body) };
  const byField = { ...asLists(body['modelState']), ...asLists(body['errors']) };
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const [name, texts] of Object.entries(byField)) {
    const field = formFields.find((formField) => sameField(formField, name));
    if (field !== undefined) fields[field] ??= texts[0] ?? ERRORS.generic;
    else general.push(...texts);
  }
  const nothingNamed = Object.keys(byField).length === 0;
  return { fields, general: nothingNamed ? errorMessages(body) : general };
}

function sameField(form: string, server: string): boolean {
  const last = (name: string) => name.split('.').at(-1)?.toLowerCase();
  return form.toLowerCase() === server.toLowerCase() || last(form) === last(server);
}

function asLists(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([field, texts]) => [field, flatTexts(texts)]));
}

function flatTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(flatTexts);
  return isRecord(value) ? Object.values(value).flatMap(flatTexts) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
