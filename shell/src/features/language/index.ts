import { type LanguageParts, LanguageService } from './language-service.ts';
import { createTranslationScript } from './translation-script.ts';

export type { LanguageService } from './language-service.ts';

interface ScriptSettings {
  /** A service from outside; null where none is named. */
  readonly translateScriptUrl: string | null;
  /** Languages it is offered for. */
  readonly translateLanguages: readonly string[];
}

export function createLanguageService(parts: Omit<LanguageParts, 'script'>, settings: ScriptSettings) {
  const { translateScriptUrl, translateLanguages } = settings;
  const script = translateScriptUrl === null ? null : createTranslationScript(translateScriptUrl, translateLanguages);
  return new LanguageService({ ...parts, script });
}
