import { PATTERNS } from '@specbuilder/shared-contracts/domain';

const SEPARATORS = /[\s,;]+/;
/** What mail programs write around an address: 'Bob <b@c.co>', '"b@c.co"', '[mailto:b@c.co]'. */
const AROUND = /[\s,;<>()[\]"“”]+/;
const SCHEME = /^mailto:/i;
const CLOSING = /[.:]+$/;

export const isAddress = (text: string): boolean => PATTERNS.email.test(text);

/** What was typed between whitespace, commas and semicolons (SHR-002), in its order. */
export function typedParts(text: string): string[] {
  return text.split(SEPARATORS).filter((part) => part !== '');
}

/** The valid addresses of a pasted text, each once (SHR-003). */
export function addressesIn(text: string): string[] {
  const found = text
    .split(AROUND)
    .map((part) => part.replace(SCHEME, '').replace(CLOSING, ''))
    .filter(isAddress);
  return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()];
}

/** A field's text with addresses put in place of what is selected. */
export function withPasted(
  text: string,
  selection: { readonly start: number; readonly end: number },
  addresses: readonly string[],
): string {
  const before = text.slice(0, selection.start).replace(/[\s,;]+$/, '');
  const after = text.slice(selection.end).replace(/^[\s,;]+/, '');
  return [before, ...addresses, after].filter((part) => part !== '').join(', ');
}
