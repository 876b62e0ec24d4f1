/** Part of the first paint, hence not out of the large table of the specification's texts. */
export const LANGUAGE_TEXTS = {
  button: (code: string) => `Language: ${code}`,
  menu: 'Language',
  change: 'Change Language',
  switchToEnglish: 'Switch to English',
  translateToSpanish: 'Traducir al Español',
} as const;
