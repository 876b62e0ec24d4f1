/** Marks of notes that are raised or in a circle on drawings: never a part of a tag or a figure. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹₀-₉①-⓿❶-➓㉑-㉟㊱-㊿';
const NOTE_MARKS = [
  new RegExp(`[${RAISED}]+(?:\\s*,\\s*[${RAISED}]+)*`, 'u'),
  /[*†‡§]+/u,
  /[([{]\s*(?:see\s+)?(?:notes?|nota?s?|remarks?|rem\.?|hinweise?|anm\.?)\s*[:.#]?\s*[\d,;&.\s-]*[A-Z]?\s*[)\]}]/iu,
  /(?<![\p{L}\d])(?:see\s+)?notes?\s*[:.#]?\s*\d+(?:\s*[,&]\s*\d+)*/iu,
  /[[{<]\s*\d{1,2}(?:\s*,\s*\d{1,2})*\s*[\]}>]/u,
  // A list of numbers in brackets counts nothing.
  /\(\s*\d{1,2}(?:\s*,\s*\d{1,2})+\s*\)/u,
  /\(\s*(?:[ENRFAX]|existing|exist\.?|new|future|fut\.?|alt(?:ernate|\.)?|relocated?|demo(?:lish)?|basis of design)\s*\)/iu,
];

const ALL_MARKS = NOTE_MARKS.map((pattern) => new RegExp(pattern.source, `${pattern.flags}g`));

export interface WithoutNotes {
  readonly text: string;
  /** Marks as they are written, brackets of 'NOTE 3' left off; null without one. */
  readonly note: string | null;
}

/** Takes marks of notes out of a text. */
export function takeNotes(text: string): WithoutNotes {
  const found: { readonly at: number; readonly mark: string }[] = [];
  let left = text;
  for (const pattern of ALL_MARKS) {
    left = left.replace(pattern, (mark: string, ...rest: readonly unknown[]) => {
      found.push({ at: Number(rest.find((each) => typeof each === 'number')), mark: bare(mark) });
      return ' '.repeat(mark.length);
    });
  }
  const note = found.sort((a, b) => a.at - b.at).map(({ mark }) => mark);
  return { text: left.replaceAll(/[ \t\u00A0]+/gu, ' ').trim(), note: note.length === 0 ? null : note.join(', ') };
}

function bare(mark: string): string {
  const trimmed = mark.trim();
  return /note|nota|remark|rem\.|hinweis|anm/iu.test(trimmed)
    ? trimmed.replaceAll(/^[([{]\s*|\s*[)\]}]$/gu, '')
    : trimmed;
}
