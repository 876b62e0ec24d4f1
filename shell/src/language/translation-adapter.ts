/** What shows a page in Spanish: the product's own dictionary, or a service from outside. */
export interface TranslationAdapter {
  /** Fetches what a translation will need (TRN-002); rejects when it cannot be had. */
  prepare(): Promise<void>;
  /** Rejects when it cannot be had; the page is in English then. */
  toSpanish(): Promise<void>;
  toEnglish(): Promise<void>;
}
