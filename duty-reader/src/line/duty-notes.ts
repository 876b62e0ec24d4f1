import type { Duty, DutyField, FieldValue, Meaning, Question, Reading } from '../reading.ts';
import { EMPTY_DUTY } from '../reading.ts';
import type { NamedTag } from './named-tag.ts';

/** A part of a line that was understood, for its chip: the fields that it gives and its words. */
export interface LinePart {
  readonly fields: readonly DutyField[];
  readonly text: string;
}

/** What a line says of a field, in its own words. */
export const plain = (value: number | string, asWritten: string, unit: string | null = null): FieldValue => ({
  value,
  unit,
  asWritten: asWritten.trim(),
});

/** Values written twice may be rounded: '2000 cfm (944 L/s)'. */
const SAME = 0.03;

/** Collects what a line says. A field that is said twice with different values becomes a question. */
export class DutyNotes {
  private readonly values = new Map<DutyField, FieldValue>();
  private readonly bare: DutyField[] = [];
  readonly parts: LinePart[] = [];
  readonly questions: Question[] = [];
  readonly notUnderstood: string[] = [];
  /** The tag, until it is known what else the line says of how many there are. */
  named: NamedTag | null = null;

  has(field: DutyField): boolean {
    return this.values.has(field) || this.questions.some((question) => question.field === field);
  }

  value(field: DutyField): FieldValue | null {
    return this.values.get(field) ?? null;
  }

  set(text: string, found: Partial<Record<DutyField, FieldValue>>): void {
    const fields = Object.entries(found) as [DutyField, FieldValue][];
    this.parts.push({ fields: fields.map(([field]) => field), text: text.trim() });
    for (const [field, value] of fields) this.setField(field, value);
  }

  /** The value that a part of the line was read as, or a question. */
  take(field: DutyField, text: string, reading: Reading): void {
    if (reading.kind === 'read') this.set(text, { [field]: plain(reading.value, text, reading.unit) });
    else if (reading.kind === 'unclear') this.ask(field, text, reading.meanings);
  }

  /** A number without a unit; the word behind it may turn out to be a unit that is not known. */
  takeBare(field: DutyField, text: string, reading: Reading): void {
    this.bare.push(field);
    this.take(field, text, reading);
  }

  /** Makes questions of the numbers without a unit before a word that was not understood. */
  askBefore(line: string, words: readonly string[]): void {
    for (const field of this.bare) {
      const value = this.values.get(field);
      if (value === undefined) continue;
      const at = line.indexOf(value.asWritten);
      const behind = line.slice(at + value.asWritten.length);
      const word = /^\s*(\p{L}[\p{L}\d/³²]*)/u.exec(behind)?.[1];
      // A pressure is rarely a whole number, so that one before a word that is not known may be something else.
      const isWhole = field === 'staticPressure' && Number.isInteger(value.value);
      if (isWhole && this.askWhatCounts(line.slice(0, at), behind)) continue;
      const isCounted = isWhole && COUNTED.test(word ?? '');
      if (isCounted || (word !== undefined && words.includes(word) && (isWhole || isLikeUnit(word))))
        this.ask(field, value.asWritten, [{ value: value.value, unit: value.unit }]);
    }
  }

  /** Makes a question of a whole number before a word at the start of a line, or before the tag: it may count the fans. */
  private askWhatCounts(before: string, behind: string): boolean {
    const pressure = this.values.get('staticPressure');
    if (pressure === undefined) return false;
    const [isFirst, tag] = [before.trim() === '' && /^\s*\p{L}/u.test(behind), this.values.get('tag')?.asWritten];
    const { value, unit, asWritten } = pressure;
    if (isFirst && !this.has('quantity')) {
      this.values.delete('staticPressure');
      this.ask('quantity', asWritten, [{ value, unit: null, instead: `(${value})` }]);
      return true;
    }
    const isBeforeTag = tag !== undefined && behind.trimStart().startsWith(tag);
    if (isFirst || isBeforeTag) this.ask('staticPressure', asWritten, [{ value, unit }]);
    return isFirst || isBeforeTag;
  }

  ask(field: DutyField, asWritten: string, meanings: readonly Meaning[]): void {
    this.values.delete(field);
    this.questions.push({ field, asWritten: asWritten.trim(), meanings });
    this.notUnderstood.push(asWritten.trim());
  }

  /** A question of how many fans there are, of a stretch of the line with the words that say it. */
  askCount(stretch: string, words: readonly string[], meanings: readonly Meaning[]): void {
    this.values.delete('quantity');
    this.questions.push({ field: 'quantity', asWritten: stretch, meanings });
    this.notUnderstood.push(...words);
  }

  duty(): Duty {
    return { ...EMPTY_DUTY, ...Object.fromEntries(this.values) };
  }

  private setField(field: DutyField, value: FieldValue): void {
    const other = this.values.get(field);
    if (this.questions.some((question) => question.field === field)) return;
    if (other === undefined) this.values.set(field, value);
    else if (!isSame(other.value, value.value)) {
      this.values.delete(field);
      const asWritten = `${other.asWritten}, ${value.asWritten}`;
      this.questions.push({
        field,
        asWritten,
        meanings: [other, value].map(({ value: each, unit }) => ({ value: each, unit })),
      });
    }
  }
}

/** '4 total' and '2 motor' count something, and say nothing elsewhere. */
const COUNTED = /^(?:total|only|motors?|air)$/iu;

/** Units are short and have no vowels, or a slash or a digit; other words, and the area of a postal code (M5V), say something else. */
const isLikeUnit = (word: string): boolean =>
  word.length <= 8 && !/^[A-Z]\d[A-Z]$/u.test(word) && (/[/\d³²]/u.test(word) || !/[aeiouy]/i.test(word));

function isSame(one: number | string, other: number | string): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return Math.abs(one - other) <= SAME * Math.abs(one);
}
