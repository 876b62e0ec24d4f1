import { type ReadLine, readLine } from '@specbuilder/duty-reader';

/** A line such as 'KRB245 2,500 cfm 0.75 x2', read. */
export interface ModelLine {
  /** As it was written: 'KRB245', 'krb 245', 'KHL-24T'. */
  readonly model: string;
  readonly cfm: number | null;
  /** in. w.g. */
  readonly sp: number | null;
  readonly quantity: number;
  /** Whether a figure of the duty may mean something else, so that nothing is added yet. */
  readonly isUnclear: boolean;
  /** Words that are not used here. */
  readonly unread: readonly string[];
}

/** Letters, a size and what follows it: the drive, the class, the kind of a ceiling fan. */
const MODEL = /^\s*(\p{L}+[\s-]?\d+\p{L}*(?:-[IV]{1,3})?)(?=[\s,;:@/]|$)/u;
const USED: ReadonlySet<string> = new Set(['cfm', 'staticPressure', 'quantity']);

/**
 * Reads a model, a duty and a quantity. Values without a unit are the airflow and then the pressure, as schedules write
 * them; those with one may be in any order. Null if no model is named.
 */
export function readModelLine(line: string): ModelLine | null {
  const [whole = '', model] = MODEL.exec(line) ?? [];
  if (model === undefined) return null;
  const rest = line.slice(whole.length);
  const read = readLine(rest);
  const { cfm, staticPressure, quantity } = read.criteria;
  return {
    model: model.trim(),
    cfm: figure(cfm?.value),
    sp: figure(staticPressure?.value),
    quantity: figure(quantity?.value) ?? 1,
    isUnclear: read.questions.some(({ field }) => USED.has(field)),
    unread: unreadOf(rest, read),
  };
}

const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What means nothing, what may mean several things, and what is known and no part of a duty, in the order of the line. */
function unreadOf(line: string, { parts, features, questions, notUnderstood }: ReadLine): string[] {
  const others = parts.filter(({ fields }) => !fields.some((field) => USED.has(field))).map(({ text }) => text);
  const unclear = questions.map(({ asWritten }) => asWritten);
  const words = [...others, ...features.map(({ text }) => text), ...unclear, ...notUnderstood];
  return [...new Set(words)].sort((one, other) => line.indexOf(one) - line.indexOf(other));
}
