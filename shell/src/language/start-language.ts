import type { ShellServices } from '../platform/shell-platform.ts';
import type { LanguageService } from './language-service.ts';
import type { LanguageState } from './language-state.ts';

interface LaterLanguage {
  readonly languageState: LanguageState;
  readonly language: () => Promise<LanguageService>;
}

/**
 * Loads what translates only for those who need it without asking: a Spanish cookie, a service from outside that has
 * to be ready, or a shop that may set the language. Everybody else loads it with the first switch.
 */
export function startLanguage({ bus, log, settings, store }: ShellServices, later: LaterLanguage): void {
  const isNeeded =
    store.isStoreView || later.languageState.get() === 'es' || settings.get().app.translateScriptUrl !== null;
  if (!isNeeded) return;
  const start = async () => {
    void (await later.language()).start();
    if (store.isStoreView) bus.publish('commerce-ready', { kind: 'language' });
  };
  bus.subscribe('first-request-completed', () => {
    start().catch((error: unknown) => log.error('The translation is not there', error));
  });
}
