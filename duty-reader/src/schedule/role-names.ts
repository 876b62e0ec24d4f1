const ROLE = [
  'supply|return|exhaust|relief|impulsi[oó]n|suministro|retorno|extracci[oó]n|soufflage|reprise|extraction|rejet',
  'zuluft|abluft|fortluft',
].join('|');
const FAN = 'fan|ventilator|ventilador|ventilateur';
const WHOLE_ROLE = new RegExp(`^(?:${ROLE})(?:[\\s-]air)?(?:[\\s-](?:fan|ventilator))?$`, 'i');
const SHORT_ROLE = /^(s|r|e|x)\.?a?\.?f\.?$/i;

/** 'SUPPLY', 'RETURN AIR FAN': what a fan of a system does. */
export const isRoleInWords = (cell: string): boolean => WHOLE_ROLE.test(cell.trim());

/** The letter of 'SF' or 'R.A.F.'; null for other texts. */
export const letterOfRole = (cell: string): string | null => SHORT_ROLE.exec(cell.trim())?.[1]?.toLowerCase() ?? null;

export const isRole = (cell: string): boolean => isRoleInWords(cell) || letterOfRole(cell) !== null;

/** Names of fans, as they stand above the columns of each. */
const NAMES_OF_FANS = new RegExp(
  [
    `(?<![\\p{L}\\d/])(?:(?:${FAN})\\s+(?:de\\s+|d['’]|du\\s+)?)?(?:${ROLE})(?:\\s*/\\s*(?:${ROLE}))?(?:[\\s-]air)?`,
    `(?:[\\s-](?:${FAN})s?(?!\\s+d[eu'’]))?(?:\\s+(?:data|section|performance))?(?![\\p{L}\\d/])`,
    '|(?<![\\p{L}\\d])[sre]\\.?a?\\.?f\\.?(?![\\p{L}\\d])',
  ].join(''),
  'giu',
);

/** The names of fans in a text, with where each starts. */
export const namesOfFans = (text: string): readonly { readonly name: string; readonly at: number }[] =>
  [...text.matchAll(NAMES_OF_FANS)].map(({ 0: name, index }) => ({ name, at: index }));
