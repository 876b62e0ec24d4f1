/** The part of a line that is not understood yet; what is taken out leaves spaces, so that words keep their places. */
export class RemainingText {
  private left: string;

  constructor(readonly line: string) {
    this.left = line;
  }

  get text(): string {
    return this.left;
  }

  /** Takes out each match that is accepted. */
  takeAll(pattern: RegExp, accept: (match: RegExpExecArray) => boolean): void {
    for (const match of matchesOf(this.left, pattern)) {
      // Spaces behind it may be what was taken out.
      const { length } = match[0].trimEnd();
      if (this.isFree(match.index, length) && accept(match)) this.remove(match.index, length);
    }
  }

  remove(from: number, length: number): void {
    this.left = `${this.left.slice(0, from)}${' '.repeat(length)}${this.left.slice(from + length)}`;
  }

  replaceWith(text: string): void {
    this.left = text;
  }

  /** Whether a stretch of the line is still as it was written. */
  private isFree(from: number, length: number): boolean {
    return this.left.slice(from, from + length) === this.line.slice(from, from + length);
  }
}

/** All matches of a pattern with the flag g, which `matchAll` would copy for every text. */
function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (!pattern.global) return [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))];
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
