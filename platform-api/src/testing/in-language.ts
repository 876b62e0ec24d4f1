import { currentLanguage, type Language, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';

/** Runs a task as it runs for a caller of that language, whose words have been loaded. */
export function inLanguage<T>(language: Language, task: () => T): T {
  currentLanguage.readFrom(() => language);
  try {
    return task();
  } finally {
    currentLanguage.readFrom(() => SOURCE_LANGUAGE);
  }
}
