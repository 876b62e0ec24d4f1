import { ERRORS, TRANSLATION_START_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import type { DialogService, LogService, ToastService } from '@specbuilder/shared-contracts/platform';
import { DISCLAIMER } from './disclaimer.ts';
import { keepLanguage, type Language, type LanguageState } from './language-state.ts';
import type { TranslationAdapter } from './translation-adapter.ts';

export interface LanguageParts {
  readonly language: LanguageState;
  readonly adapter: TranslationAdapter;
  readonly bus: BroadcastBus;
  readonly dialogs: DialogService;
  readonly toasts: ToastService;
  readonly log: LogService;
  /** Named in the disclaimer. */
  readonly company: string;
}

type Source = 'user' | 'store' | 'cookie';

/** The language of the page: English as written, Spanish by translation. */
export class LanguageService {
  /** What the page is in or on its way to; null while the Spanish of a cookie waits for its start. */
  private wanted: Language | null;
  /** Switches follow one another, so that the last wish is the last one carried out. */
  private attempt = 0;
  private lastSwitch = Promise.resolve();

  constructor(private readonly parts: LanguageParts) {
    this.wanted = parts.language.get() === 'en' ? 'en' : null;
  }

  /** Translates a page whose cookie says Spanish 500 ms after loading (TRN-002, TRN-003), and follows the store. */
  async start(): Promise<void> {
    const { bus, log } = this.parts;
    bus.subscribe('store-language-received', ({ payload: { language } }) => {
      if (language === 'en' || language === 'es') void this.show(language, 'store');
      else log.warn(`The store asks for the language ${language}, which is not there`);
    });
    await new Promise((resolve) => setTimeout(resolve, TRANSLATION_START_DELAY_MS));
    if (this.wanted === null) return this.show('es', 'cookie');
    await this.parts.adapter.prepare().catch((error: unknown) => log.error('The translation is not there', error));
  }

  /** The user's own wish; Spanish only after the disclaimer (TRN-004, TRN-005). */
  async choose(language: Language): Promise<void> {
    const { dialogs, company } = this.parts;
    if (language === this.wanted) return;
    if (language === 'es' && !(await dialogs.confirm(DISCLAIMER(company)))) return;
    await this.show(language, 'user');
  }

  private show(language: Language, source: Source): Promise<void> {
    this.wanted = language;
    const attempt = ++this.attempt;
    const isWanted = () => attempt === this.attempt;
    this.lastSwitch = this.lastSwitch.then(() => (isWanted() ? this.turnTo(language, source, isWanted) : undefined));
    return this.lastSwitch;
  }

  private async turnTo(language: Language, source: Source, isWanted: () => boolean): Promise<void> {
    const { adapter, bus, log, toasts } = this.parts;
    try {
      if (language === 'es') await adapter.toSpanish();
      else await adapter.toEnglish();
    } catch (error) {
      log.error('The translation is not there', error);
      if (!isWanted()) return;
      void toasts.show({ kind: 'error', title: ERRORS.generic, durationMs: null });
      this.settle('en');
      return;
    }
    if (!isWanted()) return;
    this.settle(language);
    bus.publish('language-changed', { language, source });
  }

  private settle(language: Language): void {
    this.wanted = language;
    document.documentElement.lang = language;
    keepLanguage(language);
    this.parts.language.set(language);
  }
}
