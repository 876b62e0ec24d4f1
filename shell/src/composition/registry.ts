import { type Registry, registry as registrySchema } from '@specbuilder/shared-contracts/registry';
import { safeParse } from 'zod/v4/core';

const ELEMENT_ID = 'sb-registry';

/** The registry that the server put into the page, so that no round trip stands before the first remote. */
export function readInlineRegistry(page: Document = document): Registry {
  const text = page.getElementById(ELEMENT_ID)?.textContent ?? '';
  const outcome = safeParse(registrySchema, parse(text));
  if (!outcome.success) throw new Error('The page carries no valid registry', { cause: outcome.error });
  return outcome.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
