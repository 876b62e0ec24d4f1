import { Children, Fragment, type ReactNode } from 'react';
import { GlossaryTerm } from './glossary-term.tsx';
import { splitAtTerms } from './terms.ts';

/**
 * A block of prose in which the first place of each acronym has a definition (TRN-008). Only its own text is looked at:
 * inputs, links, code and other elements in it stay as they are (TRN-009).
 */
export function GlossaryText({ children }: { readonly children: ReactNode }) {
  const seen = new Set<string>();
  return Children.map(children, (child) => (typeof child === 'string' ? marked(child, seen) : child));
}

function marked(text: string, seen: Set<string>): ReactNode {
  const parts = splitAtTerms(text, seen);
  return parts.map((part, index) => (
    <Fragment key={String(index)}>{index % 2 === 1 ? <GlossaryTerm term={part} /> : part}</Fragment>
  ));
}
