import { PageTranslator } from './page-translator.ts';
import { createPhraseBook } from './phrase-book.ts';
import type { TranslationAdapter } from './translation-adapter.ts';

/** Translates with the product's own Spanish wording, offline. */
export function createDictionaryAdapter(root: HTMLElement): TranslationAdapter {
  let translator: PageTranslator | null = null;
  return {
    // The dictionary is fetched with the first switch: most visitors never need it.
    prepare: async () => undefined,
    async toSpanish() {
      if (translator !== null) return;
      const { default: phrases } = await import('./spanish/es.json');
      translator ??= new PageTranslator(root, createPhraseBook(phrases));
      translator.start();
    },
    toEnglish() {
      translator?.stop();
      translator = null;
    },
  };
}
