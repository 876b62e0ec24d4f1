/** What an API key lets a program do. */
export const API_KEY_SCOPES = ['size', 'read-projects', 'write-projects'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Scopes that are sufficient where one is needed: a key that may change projects may also read them. */
const SUFFICIENT: Readonly<Record<ApiKeyScope, readonly ApiKeyScope[]>> = {
  size: ['size'],
  'read-projects': ['read-projects', 'write-projects'],
  'write-projects': ['write-projects'],
};

export function allowsScope(given: readonly ApiKeyScope[], needed: ApiKeyScope): boolean {
  return SUFFICIENT[needed].some((scope) => given.includes(scope));
}
