import {
  type Registry,
  registry as registrySchema,
  withTitlesInLanguage,
} from '@specbuilder/shared-contracts/registry';
import { safeParse } from 'zod/v4/core';

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
  const outcome = safeParse(registrySchema, content);
  if (!outcome.success) throw new Error(problem, { cause: outcome.error });
  const { remotes, ...registry } = outcome.data;
  return { ...registry, remotes: remotes.map(withTitlesInLanguage) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
