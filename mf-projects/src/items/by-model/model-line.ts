import { parseQuantity } from '@specbuilder/shared-ui/forms';

/** A line such as 'KRB245 2,500 cfm 0.75 x2', read. */
export interface ModelLine {
  /** As it was written: 'KRB245', 'krb 245', 'KHL-24T'. */
  readonly model: string;
  readonly cfm: number | null;
  /** in. w.g. */
  readonly sp: number | null;
  readonly quantity: number;
  /** Words that mean nothing here. */
  readonly unread: readonly string[];
}

/** Letters, a size and what follows it: the drive, the class, the kind of a ceiling fan. */
const MODEL = /^\s*(\p{L}+[\s-]?\d+\p{L}*(?:-[IV]{1,3})?)(?=[\s,;:@/]|$)/u;
const QUANTITY = /(?:^|\s)(?:x\s?([1-9]\d?)|([1-9]\d?)\s?x|qty:?\s?([1-9]\d?))(?=\s|$)/i;
const AIRFLOW_UNIT = String.raw`cfm|l\/s|lps|m[3³]\/[hs]|cmh`;
const PRESSURE_UNIT = String.raw`in\.?(?:\s?w\.?\s?[gc]\.?)?|iwg|"|k?pa`;
const VALUE = new RegExp(
  String.raw`(?<![\p{L}\d])(\d[\d.,]*|[.,]\d+)\s?(?:(${AIRFLOW_UNIT})|(${PRESSURE_UNIT}))?(?![\p{L}\d])`,
  'giu',
);
const FILLERS = new Set(['at', 'and', 'sp', 'esp', '@', '/', ',', ';', ':', '-', 'a', 'y', 'con']);

/**
 * Reads a model, a duty and a quantity. Values without a unit are the airflow and then the pressure, as schedules write
 * them; those with one may be in any order. Null if no model is named.
 */
export function readModelLine(line: string): ModelLine | null {
  const [whole = '', model] = MODEL.exec(line) ?? [];
  if (model === undefined) return null;
  const [counted = '', ...counts] = QUANTITY.exec(line.slice(whole.length)) ?? [];
  const rest = line.slice(whole.length).replace(counted, ' ');
  const values = [...rest.matchAll(VALUE)].map(([text, number = '', airflow, pressure]) => ({
    text,
    airflow: pressure === undefined ? parsedValue(number + (airflow ?? ''), 'airflow') : null,
    pressure:
      airflow === undefined
        ? parsedValue(number + (pressure === undefined ? '' : unitOf(pressure)), 'staticPressure')
        : null,
    is: airflow !== undefined ? 'airflow' : pressure !== undefined ? 'pressure' : 'any',
  }));
  const cfm = values.find(({ is }) => is === 'airflow') ?? values.find(({ is }) => is === 'any');
  const sp = values.find(({ is }) => is === 'pressure') ?? values.find((each) => each.is === 'any' && each !== cfm);
  const surplus = values.filter((each) => each !== cfm && each !== sp).map(({ text }) => text.trim());
  return {
    model: model.trim(),
    cfm: cfm?.airflow ?? null,
    sp: sp?.pressure ?? null,
    quantity: Number(counts.find((count) => count !== undefined) ?? 1),
    unread: [...wordsOf(rest.replace(VALUE, ' ')), ...surplus],
  };
}

function parsedValue(text: string, name: 'airflow' | 'staticPressure'): number | null {
  const parsed = parseQuantity(text, name);
  return parsed.ok ? parsed.value : null;
}

/** Inches are written in a dozen ways; pascals in two. */
function unitOf(written: string): string {
  return /pa$/i.test(written) ? written : 'in';
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && !FILLERS.has(word.toLowerCase()));
}
