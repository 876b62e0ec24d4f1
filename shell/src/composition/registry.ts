import { type Registry, withTitlesInLanguage } from '@specbuilder/shared-contracts/registry';

const ELEMENT_ID = 'sb-registry';

/** The registry that the server put into the page, so that no round trip stands before the first remote. */
export function readInlineRegistry(page: Document = document): Registry {
  return validRegistry(parse(page.getElementById(ELEMENT_ID)?.textContent ?? ''), 'The page carries no valid registry');
}

/** The registry as it is published now; the browser asks with its ETag, so an unchanged one costs no body. */
export async function readPublishedRegistry(signal: AbortSignal): Promise<Registry> {
  const response = await fetch('/registry.json', { signal });
  return validRegistry(await response.json(), 'The published registry is not valid');
}

function validRegistry(content: unknown, problem: string): Registry {
  if (!isRegistry(content)) throw new Error(problem);
  const { remotes, ...registry } = content;
  return { ...registry, remotes: remotes.map(withTitlesInLanguage) };
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
