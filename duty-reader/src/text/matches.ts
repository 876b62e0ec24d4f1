/** All matches of a pattern with the flag g, which `matchAll` would copy for every text. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (!pattern.global) return [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))];
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
