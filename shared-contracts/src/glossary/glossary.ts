import { TERM_MESSAGES } from './messages/term.generated.ts';

export interface GlossaryEntry {
  /** What the abbreviation means. */
  readonly name: string;
  readonly definition: string;
}

/** Acronyms of the trade as they are written in texts. Not part of the first paint, hence an entry of its own. */
export const GLOSSARY: Readonly<Record<string, GlossaryEntry>> = TERM_MESSAGES;
