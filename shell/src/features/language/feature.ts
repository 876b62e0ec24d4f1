import { currentLanguage, isLanguage, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { derived, lazy } from '../../feature/compose.ts';
import { defineFeature } from '../../feature/define-feature.ts';
import type { Ports } from '../../feature/ports.ts';
import { changeLanguage } from './change-language.ts';
import { LanguageButton } from './language-button.tsx';
import type { LanguageService } from './language-service.ts';
import { createLanguage, type LanguageState } from './language-state.ts';

declare module '../../feature/ports.ts' {
  interface Ports {
    /** Language of the page, before and after what translates it is loaded. */
    readonly language: LanguageState;
    readonly languageService: () => Promise<LanguageService>;
  }
}

export const LANGUAGE = defineFeature({
  name: 'language',
  ports: ['bus', 'dialogs', 'history', 'isStoreView', 'log', 'queries', 'settings', 'toasts'],
  offers: ['language', 'languageService'],
  services({ settings, ...parts }) {
    const language = createLanguage();
    const languageService = lazy(async () => {
      const { createLanguageService } = await import('./index.ts');
      const { app, manufacturer } = settings.get();
      return createLanguageService({ ...parts, language, company: manufacturer.name }, app);
    });
    return { language, languageService };
  },
  toolbar: LanguageButton,
  navigation: ({ language, languageService, settings }) =>
    derived([language], () => [
      changeLanguage(language.get(), settings.get().app.translateLanguages, (code) => {
        void languageService().then((service) => service.choose(code));
      }),
    ]),
  start: startLanguage,
});

/**
 * Loads the language service only for visits that need it without a request: a cookie whose language only a script has,
 * a script that has to be ready, or a shop that may set the language. All others load it with the first switch.
 */
export function startLanguage({
  bus,
  isStoreView,
  language,
  languageService,
  log,
  queries,
  settings,
}: Pick<Ports, 'bus' | 'isStoreView' | 'language' | 'languageService' | 'log' | 'queries' | 'settings'>): void {
  // Names and sentences of the server are in the language that was requested.
  currentLanguage.subscribe(() => void queries.invalidateQueries());
  if (currentLanguage.get() !== SOURCE_LANGUAGE) {
    bus.publish('language-changed', { language: currentLanguage.get(), source: 'cookie' });
  }
  const isNeeded = isStoreView || !isLanguage(language.get()) || settings.get().app.translateScriptUrl !== null;
  if (!isNeeded) return;
  const start = async () => {
    void (await languageService()).start();
    if (isStoreView) bus.publish('commerce-ready', { kind: 'language' });
  };
  bus.subscribe('first-request-completed', () => {
    start().catch((error: unknown) => log.error('The language service did not load', error));
  });
}
