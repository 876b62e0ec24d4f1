import {
  COUNT_BEFORE,
  COUNT_BEHIND,
  countsOf,
  countsOfSum,
  ONLY_STANDBY,
  REDUNDANT,
  SUM,
  withStandby,
} from './counts.ts';
import { tagListOf } from './tag-list.ts';

/** Count words of a tag, and what they say. */
export interface Counted {
  readonly text: string;
  /** None: nothing is said; several: each may be meant. */
  readonly counts: readonly number[];
  readonly isPerTag: boolean;
  readonly isOpen: boolean;
  /** '(2)': may be a count, and may be a note. */
  readonly maybe: number | null;
  /** Some of them wait for the others: there are at least two. */
  readonly isShared: boolean;
  readonly notes: readonly string[];
}

/** Takes counts before the tag, in brackets and behind it. */
export function takeCounts(text: string): Counted {
  const taken = new CountTaker(text);
  taken.takeBefore();
  taken.takeBehind();
  taken.takeBrackets();
  taken.takeBehind();
  taken.takeOpen();
  return taken.result();
}

const SUM_BEFORE = new RegExp(String.raw`^[([{]?\s*(${SUM})\s*[)\]}]?\s+(?=\p{L}+[-_.#\s]?\d)`, 'iu');
/** Of signs alone: 'EF-1 & 2' and 'EF 1 and 2' are two tags. */
const SUM_BEHIND = /(?<=\d\p{L}?)[,;:]?\s+(\d{1,2}(?:\s*\+\s*\d{1,2})+)$/u;

class CountTaker {
  private counts: readonly number[] = [];
  private isPerTag = false;
  private isOpen = false;
  private maybe: number | null = null;
  private isShared = false;
  private readonly notes: string[] = [];

  constructor(private text: string) {}

  takeBefore(): void {
    for (const form of COUNT_BEFORE) {
      const found = form.exec(this.text);
      if (!found || !this.add(found[1] ?? '')) continue;
      this.text = this.text.slice(found[0].length).trim();
      return;
    }
    // '(2+1) EF-1' are three, or two and one that waits.
    const [sum, inside] = SUM_BEFORE.exec(this.text) ?? [];
    if (sum !== undefined && inside !== undefined) {
      this.leaveOpen(countsOfSum(inside) ?? []);
      this.notes.push(sum.trim());
      this.text = this.text.slice(sum.length);
      return;
    }
    // '4 EF-1' may be four, or a fan of the fourth floor.
    const [all, digits] = /^(\d{1,3})\s+(?:-\s+)?(?=\p{L}+[-_.#\s]?\d+\p{L}?$)/u.exec(this.text) ?? [];
    if (all === undefined) return;
    this.leaveOpen([Number(digits), 1]);
    this.text = this.text.slice(all.length);
  }

  takeBrackets(): void {
    this.text = this.text
      .replaceAll(/\s*[([{]([^()[\]{}]*(?:\([^()]*\)[^()[\]{}]*)?)[)\]}]/gu, (all: string, inside: string) =>
        this.takeBracket(inside.trim()) ? ' ' : all,
      )
      .replaceAll(/\s+([,;])/gu, '$1')
      .replaceAll(/[ \t]+/gu, ' ')
      .trim();
  }

  private takeBracket(inside: string): boolean {
    // 'EF-1 (2)' may be two, or note 2.
    if (/^\d{1,2}$/u.test(inside)) {
      if (Number(inside) !== 1) this.maybe = Number(inside);
      this.notes.push(`(${inside})`);
      return true;
    }
    const each = /^(\d+)\s*(?:each|ea\.? each|per tag|of each)$/iu.exec(inside);
    if (each) this.isPerTag = true;
    if (each && this.add(each[1] ?? '')) return true;
    return this.add(inside) || this.takeStandby(inside) || this.takeSum(inside);
  }

  private takeSum(text: string): boolean {
    const counts = countsOfSum(text);
    if (counts === null) return false;
    this.leaveOpen(counts);
    this.notes.push(text);
    return true;
  }

  private takeStandby(inside: string): boolean {
    const standby = withStandby(inside);
    const only = ONLY_STANDBY.exec(inside);
    const isSaid = /^(?:stand-?by|lead\s*\/?\s*lag|duty\s*\/\s*stand-?by|backup|spare)$/iu.test(inside);
    if (standby === null && !only && !isSaid && !REDUNDANT.test(inside) && !/^typ(?:ical)?\.?$/iu.test(inside)) {
      return false;
    }
    if (standby !== null) this.put([standby]);
    else if (only) this.standbys = Number(only[1]) || 1;
    else if (isSaid) this.isShared = /\/|lag/iu.test(inside);
    else this.leaveOpen([]);
    this.notes.push(inside);
    return true;
  }

  /** Fans that wait, which the tags may have among them. */
  private standbys = 0;

  takeBehind(): void {
    const [sum, inside = ''] = SUM_BEHIND.exec(this.text) ?? [];
    if (sum !== undefined && this.takeSum(inside)) {
      this.text = this.text.slice(0, -sum.length);
      return;
    }
    for (const form of COUNT_BEHIND) {
      const found = form.exec(this.text);
      if (!found || found.index === 0 || !this.add(found[1] ?? '')) continue;
      this.text = this.text.slice(0, found.index).trim();
      return;
    }
  }

  /** What says that there may be several and not how many. */
  takeOpen(): void {
    const [all, typical] = /[\s,;-]+(typ(?:ical)?\.?)$/iu.exec(this.text) ?? [];
    if (all !== undefined && typical !== undefined) {
      this.leaveOpen([]);
      this.notes.push(typical);
      this.text = this.text.slice(0, -all.length);
    }
    // 'EF-1X2' may be a tag.
    const [, digits] = /\dX(\d{1,2})$/u.exec(this.text) ?? [];
    if (digits !== undefined && this.counts.length === 0) this.leaveOpen([Number(digits), 1]);
  }

  result(): Counted {
    const { text, isPerTag, notes } = this;
    const isSeveral = tagListOf(text)?.tags.length !== 1;
    if (this.standbys > 0 && this.counts.length === 0 && !isSeveral) this.leaveOpen([1, 1 + this.standbys]);
    const [count] = this.counts;
    if (this.standbys > 0 && count !== undefined && !isSeveral) this.leaveOpen([count, count + this.standbys]);
    const { counts, isOpen, maybe, isShared } = this;
    return { text, counts, isPerTag, isOpen, maybe, isShared, notes };
  }

  private add(text: string): boolean {
    const counts = countsOf(text);
    if (counts === null) return false;
    this.put(counts);
    return true;
  }

  private put(counts: readonly number[]): void {
    this.counts = [...new Set([...this.counts, ...counts])];
    if (this.counts.length > 1) this.isOpen = true;
  }

  private leaveOpen(counts: readonly number[]): void {
    this.isOpen = true;
    this.counts = counts;
  }
}
