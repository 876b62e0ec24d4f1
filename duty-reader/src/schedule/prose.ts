const WITH_UNIT = /\d\s*(?:[as]?cfm|l\/s|m[³3]\s?\/\s?(?:hr?|s|min)|pcm|cmh)(?![\p{L}\d])/iu;
/** In '1,200 CFM', but not in 'EF-1,110 CFM'. */
const THOUSANDS = /(?<=(?:^|[\s(@~-])\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/gu;
/** In '0,75 po c.e.'. */
const DECIMALS = /(?<=(?:^|[\s(@~])\d{1,3}),(?=\d{1,3}\s)/gu;

/**
 * Whether a text is a list of duties in words, each with the unit of its airflow: 'EF-1: 1,200 CFM @ 0.5" W.C., 1/4 HP'. Its
 * commas stand before a space or in a figure, and separate no cells. Lines without a digit greet and thank.
 */
export function isProse(lines: readonly string[]): boolean {
  const written = lines.filter((line) => /\d/.test(line) && (WITH_UNIT.test(line) || /[,;]/.test(line)));
  const duties = written.filter(
    (line) => WITH_UNIT.test(line) && !/[,;](?!\s|$)/u.test(line.replaceAll(THOUSANDS, '').replaceAll(DECIMALS, '')),
  );
  return duties.length * 2 > written.length;
}
