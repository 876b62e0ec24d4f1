import { AsyncLocalStorage } from 'node:async_hooks';
import { COOKIES } from '@specbuilder/shared-contracts/domain';
import {
  currentLanguage,
  LANGUAGES,
  type Language,
  languageOfTag,
  SOURCE_LANGUAGE,
} from '@specbuilder/shared-contracts/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const languages = new AsyncLocalStorage<Language>();

/** Creates messages in the caller's language, from now on and for the life of the process. */
export async function speakCallersLanguage(): Promise<void> {
  await Promise.all(LANGUAGES.map(({ code }) => currentLanguage.load(code)));
  currentLanguage.readFrom(() => languages.getStore() ?? SOURCE_LANGUAGE);
}

/** Runs a task whose messages are read by a person other than the caller, such as a mail to an office. */
export function inLanguage<T>(language: Language, task: () => T): T {
  return languages.run(language, task);
}

/** Stores the language of each request for all code that handles it. */
export function bindCallersLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => languages.run(languageOf(request), done));
}

/**
 * An image names its language in the address, a call in the header that the client sets, and a page the visitor opens
 * has the cookie of the language that they chose. A browser's own preference decides nothing: the shell starts in
 * English too.
 */
export function languageOf({ url, headers, query }: Pick<FastifyRequest, 'url' | 'headers' | 'query'>): Language {
  const { language } = query as { readonly language?: unknown };
  const named = [
    typeof language === 'string' ? language : undefined,
    url.startsWith('/api/') ? headers['accept-language']?.split(/[,;]/)[0]?.trim() : undefined,
    languageOfCookie(headers.cookie),
  ];
  const known = named.map((tag) => (tag === undefined ? undefined : languageOfTag(tag)));
  return known.find((item) => item !== undefined) ?? SOURCE_LANGUAGE;
}

/** The cookie names source and target: '/en/es'. */
function languageOfCookie(cookies: string | undefined): string | undefined {
  const start = `${COOKIES.translation}=`;
  const value = cookies
    ?.split('; ')
    .find((item) => item.startsWith(start))
    ?.slice(start.length);
  return value === undefined ? undefined : decodeURIComponent(value).split('/')[2];
}
