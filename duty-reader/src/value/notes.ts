const CIRCLED = '\\u2460-\\u249b\\u24b6-\\u24ff\\u2776-\\u2793';
const RAISED = '\\u00b9\\u00b2\\u00b3\\u2070\\u2074-\\u2079\\u1d43-\\u1d5b';

/** Raised or circled marks behind a figure, a fraction sign, a quote or a bracket: notes, never digits. */
const MARKS = new RegExp(
  `(?<=[\\d½¼¾⅓⅔⅛⅜⅝⅞"”″)\\]%])\\s*[${RAISED}](?:[\\s,]*[${RAISED}])*|[${CIRCLED}]+|[*†‡§¶]+`,
  'gu',
);
/** '(1)', '[2]', '(NOTE 3)', 'SEE NOTE 4'; never the first digits of a figure behind them: 'REMARKS 2,563', 'NOTE 3, 1200 cfm'. */
const NOTE_WORDS =
  /[([{]?\s*(?:see\s+)?(?:general\s+|sched(?:ule)?\s+)?(?:notes?|rem(?:ark)?s?\.?|nota|hinweis)\s*#?:?\s*\d{1,2}(?:\s*[,&-]\s*\d{1,2})*(?![.,/-]?\d)\s*[)\]}]?/giu;

/** The text without its notes, and the notes. */
export function takeNotes(text: string): { readonly text: string; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const cut = (match: string) => {
    notes.push(match.trim());
    return ' ';
  };
  const left = text.replaceAll(NOTE_WORDS, cut).replaceAll(MARKS, cut);
  return { text: left.replaceAll(/\s+/g, ' ').trim(), notes };
}

/** A note in brackets is a number of one or two digits. */
export const isNoteNumber = (bracketText: string): boolean => /^\s*#?\d{1,2}(\s*,\s*\d{1,2})*\s*$/.test(bracketText);
