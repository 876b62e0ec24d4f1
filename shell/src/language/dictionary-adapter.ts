import { PageTranslator } from './page-translator.ts';
import { createPhraseBook } from './phrase-book.ts';
import type { TranslationAdapter } from './translation-adapter.ts';

/** Translates with the product's own Spanish wording, offline. */
export function createDictionaryAdapter(root: HTMLElement): TranslationAdapter {
  let translator: PageTranslator | null = null;
  let isWanted = false;
  return {
    // The dictionary is fetched with the first switch: most visitors never need it.
    prepare: async () => undefined,
    async toSpanish() {
      isWanted = true;
      const { SPANISH_FACTS, SPANISH_PHRASES } = await import('./spanish/phrases.ts');
      // Somebody may have thought better of it, or asked twice, while the dictionary was on its way.
      if (!isWanted || translator !== null) return;
      translator = new PageTranslator(root, createPhraseBook(SPANISH_PHRASES, SPANISH_FACTS));
      translator.start();
    },
    async toEnglish() {
      isWanted = false;
      translator?.stop();
      translator = null;
    },
  };
}
