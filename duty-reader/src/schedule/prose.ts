const WITH_UNIT = /\d\s*(?:[as]?cfm|l\/s|m[³3]\s?\/\s?(?:hr?|s|min)|pcm|cmh)(?![\p{L}\d])/iu;
const COMMAS = /[,;]\s/;

/**
 * Whether a text is a list of duties in words, each with the unit of its airflow: 'EF-1: 1,200 CFM @ 0.5" W.C., 1/4 HP'. Its
 * commas separate no cells. Lines without a digit greet and thank.
 */
export function isProse(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => /\d/.test(line));
  const duties = filled.filter((line) => WITH_UNIT.test(line) && COMMAS.test(line));
  return duties.length * 2 > filled.length;
}
