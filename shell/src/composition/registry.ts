import { currentLanguage, type Language, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { type Registry, withTitlesInLanguage } from '@specbuilder/shared-contracts/registry';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';

const ELEMENT_ID = 'sb-registry';

type Titles = Record<string, Readonly<Record<string, string>>>;

/**
 * The registry that the server put into the page, so that the first remote needs no extra round trip. Its titles are
 * only in the language of the page; those of another come with its messages.
 */
export function readInlineRegistry(page: Document = document): Registry {
  const problem = 'The page carries no valid registry';
  const { remotes, ...registry } = checked(parse(page.getElementById(ELEMENT_ID)?.textContent ?? ''), problem);
  const titles = new Map<string, Titles>(remotes.map(({ name, titles: inPage }) => [name, { ...inPage }]));
  currentLanguage.register('titles of areas', (language) => addTitles(titles, language));
  const named = remotes.map((remote) => withTitlesInLanguage({ ...remote, titles: titles.get(remote.name) }));
  return { ...registry, remotes: named };
}

async function addTitles(titles: ReadonlyMap<string, Titles>, language: Language): Promise<void> {
  const isThere = [...titles.values()].every((known) => language in known);
  if (isThere || language === SOURCE_LANGUAGE) return;
  const { remotes } = await publishedRegistry();
  for (const [name, known] of titles) {
    known[language] = remotes.find((remote) => remote.name === name)?.titles?.[language] ?? {};
  }
}

/** The currently published registry; the browser sends its ETag, so an unchanged one costs no body. */
export async function readPublishedRegistry(signal: AbortSignal): Promise<Registry> {
  const { remotes, ...registry } = await publishedRegistry(signal);
  return { ...registry, remotes: remotes.map(withTitlesInLanguage) };
}

async function publishedRegistry(signal?: AbortSignal): Promise<Registry> {
  const response = await fetch(`${SITE_PATH}/registry.json`, { signal: signal ?? null });
  return checked(await response.json(), 'The published registry is not valid');
}

function checked(content: unknown, problem: string): Registry {
  if (!isRegistry(content)) throw new Error(problem);
  return content;
}

/**
 * Whether it is a registry of the kind that this shell reads. The server checks each against the whole schema before a
 * page gets it; to do so again would cost every first visit 700 bytes.
 */
function isRegistry(content: unknown): content is Registry {
  const { schema, remotes } = (content ?? {}) as Partial<Registry>;
  return schema === 1 && Array.isArray(remotes);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
