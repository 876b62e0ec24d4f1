export { currentLanguage, isLanguage, type Language, languageOfTag, SOURCE_LANGUAGE } from './current-language.ts';
export * from './formats.ts';
export { formatInstant } from './instants.ts';
export { LANGUAGES } from './languages.generated.ts';
export { createPackageMessages } from './package-messages.ts';
