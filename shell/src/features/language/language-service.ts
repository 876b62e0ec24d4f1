import { ERRORS, TRANSLATION_START_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { currentLanguage, isLanguage, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import type { DialogService, LogService, ToastService } from '@specbuilder/shared-contracts/platform';
import { wait } from '../../boot/timing/wait.ts';
import { disclaimerFor } from './disclaimer.ts';
import { keepLanguage, type LanguageCode, type LanguageState } from './language-state.ts';
import type { TranslationScript } from './translation-script.ts';

export interface LanguageParts {
  readonly language: LanguageState;
  /** A service from outside for languages that have no words of ours; null where none is named. */
  readonly script: TranslationScript | null;
  readonly bus: BroadcastBus;
  readonly dialogs: DialogService;
  readonly toasts: ToastService;
  readonly log: LogService;
  /** Named in the disclaimer. */
  readonly company: string;
}

type Source = 'user' | 'store' | 'cookie';

/** The language of the page: words of our own catalogues, or English that a script translates. */
export class LanguageService {
  /** What the page is in or on its way to; null while a language that needs the script waits for its start. */
  private target: LanguageCode | null;
  /** Switches follow one another, so that the last choice is the last one carried out. */
  private attempt = 0;
  private lastSwitch = Promise.resolve();

  constructor(private readonly parts: LanguageParts) {
    const language = parts.language.get();
    this.target = isLanguage(language) ? language : null;
  }

  /** Follows the store; the script gets ready 500 ms after loading (TRN-002), and translates where the cookie says so. */
  async start(): Promise<void> {
    const { bus, log, language, script } = this.parts;
    bus.subscribe('store-language-received', ({ payload }) => {
      if (this.isAvailable(payload.language)) void this.show(payload.language, 'store');
      else log.warn(`The store requests the language ${payload.language}, which is not available`);
    });
    if (script === null) return;
    await wait(TRANSLATION_START_DELAY_MS);
    if (this.target === null) return this.show(language.get(), 'cookie');
    await script.prepare().catch((error: unknown) => log.error('The translation script did not load', error));
  }

  /** The user's own choice; any other language than English only after the disclaimer (TRN-004, TRN-005). */
  async choose(language: LanguageCode): Promise<void> {
    const { dialogs, company } = this.parts;
    if (language === this.target) return;
    if (language !== SOURCE_LANGUAGE && !(await dialogs.confirm(await disclaimerFor(language, company)))) return;
    await this.show(language, 'user');
  }

  private isAvailable(language: LanguageCode): boolean {
    return isLanguage(language) || (this.parts.script?.languages.includes(language) ?? false);
  }

  private show(language: LanguageCode, source: Source): Promise<void> {
    this.target = language;
    const attempt = ++this.attempt;
    const isLatest = () => attempt === this.attempt;
    this.lastSwitch = this.lastSwitch.then(() => (isLatest() ? this.turnTo(language, source, isLatest) : undefined));
    return this.lastSwitch;
  }

  private async turnTo(language: LanguageCode, source: Source, isLatest: () => boolean): Promise<void> {
    const { bus, log, toasts } = this.parts;
    const before = currentLanguage.get();
    try {
      await this.translate(language);
    } catch (error) {
      log.error(`The language ${language} did not load`, error);
      if (!isLatest()) return;
      void toasts.show({ kind: 'error', title: ERRORS.generic, durationMs: null });
      // The words that the page had are loaded; what the cookie names stays chosen for the next page.
      await currentLanguage.choose(before);
      this.adopt(before);
      return;
    }
    if (!isLatest()) return;
    this.adopt(language);
    keepLanguage(language);
    bus.publish('language-changed', { language, source });
  }

  /** A script translates English, so our own words go back to it first. */
  private async translate(language: LanguageCode): Promise<void> {
    const { script } = this.parts;
    if (isLanguage(language)) {
      await script?.clear();
      return currentLanguage.choose(language);
    }
    await currentLanguage.choose(SOURCE_LANGUAGE);
    await script?.show(language);
  }

  private adopt(language: LanguageCode): void {
    this.target = language;
    document.documentElement.lang = language;
    this.parts.language.set(language);
  }
}
