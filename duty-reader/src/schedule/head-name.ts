/** Marks of notes beside a name: '(1)', '[NOTE 2]', '①', '*'. */
const NOTE_MARKS = [
  /[([{]\s*(?:see\s+)?(?:notes?|notas?|n)?\.?\s*#?\s*\d{1,2}(?:\s*[,&]\s*\d{1,2})*\s*[)\]}]/gi,
  /\b(?:see\s+)?(?:notes?|notas?)\s+\d{1,2}(?:\s*[,&]\s*\d{1,2})*/gi,
  /[\u2460-\u24FF\u2776-\u2793*†‡§]/g,
  /(?<!(?:(?<![a-z])m|ft|pi|\/in|⁻)[ ]?)[\u00B9\u00B2\u00B3\u2070-\u2079]/gi,
];

export function withoutNoteMarks(text: string): string {
  return NOTE_MARKS.reduce((left, mark) => left.replaceAll(mark, ' '), text).trim();
}

/** Names of the columns of our own files: 'motorHp', 'oaCfm'. */
const CAMEL_CASE = /^[a-z]+(?:[A-Z][a-z]+)+$/;

export const camelCaseApart = (text: string): string =>
  CAMEL_CASE.test(text) ? text.replaceAll(/(?=[A-Z])/g, ' ') : text;

/**
 * The words of a head in small letters, without accents, dots, signs and marks of notes, so that 'E.S.P. (1)' and 'esp' are
 * the same name.
 */
export function headName(text: string): string {
  return withoutNoteMarks(camelCaseApart(text))
    .toLowerCase()
    .replaceAll(/[øφϕ⌀∅]/g, ' ph ')
    .replaceAll(/[δ∆△]/g, ' delta ')
    .replaceAll('ß', 'ss')
    .replaceAll(/\bn[°º]\s*|\bno\.\s*|#/g, ' no ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/\b([eorsx])\/a\b/g, '$1a')
    .replaceAll(/(?<![a-z0-9])([a-z])\.\s?(?=[a-z](?![a-z0-9]))/g, '$1')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9%]+/g, ' ')
    .replaceAll(/\bmtr\b/g, 'motor')
    .replaceAll(/\bdispo\b/g, 'disponible')
    .trim();
}
