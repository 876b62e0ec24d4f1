import { literalsOfPattern, matchesOf, mayMatch } from '../text/index.ts';

/** The part of a line that is not understood yet; what is taken out leaves spaces, so that words keep their places. */
export class RemainingText {
  private left: string;
  /** What is left, in lower case. */
  private lowerCase: string;

  constructor(readonly line: string) {
    this.left = line;
    this.lowerCase = line.toLowerCase();
  }

  get text(): string {
    return this.left;
  }

  /** Takes out each match that is accepted. */
  takeAll(pattern: RegExp, accept: (match: RegExpExecArray) => boolean): void {
    if (!mayMatch(this.lowerCase, literalsOfPattern(pattern))) return;
    for (const match of matchesOf(this.left, pattern)) {
      // Spaces behind it may be what was taken out.
      const { length } = match[0].trimEnd();
      if (this.isFree(match.index, length) && accept(match)) this.remove(match.index, length);
    }
  }

  remove(from: number, length: number): void {
    this.replaceWith(`${this.left.slice(0, from)}${' '.repeat(length)}${this.left.slice(from + length)}`);
  }

  replaceWith(text: string): void {
    this.left = text;
    this.lowerCase = text.toLowerCase();
  }

  /** Whether a stretch of the line is still as it was written. */
  private isFree(from: number, length: number): boolean {
    return this.left.slice(from, from + length) === this.line.slice(from, from + length);
  }
}
