import { createDictionaryAdapter } from './dictionary-adapter.ts';
import { type LanguageParts, LanguageService } from './language-service.ts';
import { createScriptAdapter } from './script-adapter.ts';

export type { LanguageService } from './language-service.ts';

/** @param scriptUrl a service from outside; null translates with the product's own dictionary */
export function createLanguageService(parts: Omit<LanguageParts, 'adapter'>, scriptUrl: string | null) {
  const adapter = scriptUrl === null ? createDictionaryAdapter(document.body) : createScriptAdapter(scriptUrl);
  return new LanguageService({ ...parts, adapter });
}
