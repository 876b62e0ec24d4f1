import { findUnit, type QuantityKind } from '../value/index.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '4-Jan' is what a spreadsheet makes of 1/4. */
export function fractionOfDate(cell: string): string | null {
  const [, day = '', month = ''] = /^(\d{1,2})-([a-z]{3})$/i.exec(cell.trim()) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return number === 0 || number >= Number(day) ? null : `${number}/${day}`;
}

/** '1200 / 566' below 'CFM / L/s' or 'CFM (L/s)' as '1200 (566)': the same value in both units. Null for other cells and heads. */
export function twinsOf(cell: string, head: string, kind: QuantityKind): string | null {
  const [first, second, ...others] = head.split(/\s+\/\s+|\s*[([]/).map((part) => findUnit(part, [kind])?.unit.symbol);
  if (first === undefined || second === undefined || first === second || others.length > 0) return null;
  const [, one, other] = /^([\d.,]+)\s*\/\s*([\d.,]+)$/.exec(cell.trim()) ?? [];
  return one === undefined || other === undefined ? null : `${one} (${other})`;
}

const WHICH_AIR = /(?<!\p{L})(?:supply|return|exhaust|relief|outside air|[sreo]\.?a\.?)(?!\p{L})[\s:=]*/giu;

/** '3000 supply / 2700 return' as '3000 / 2700', which is a question with both. */
export function withoutAirs(cell: string): string {
  const isOfSeveral = /\d\D*[/,;&+]\D*\d/.test(cell) && (cell.match(WHICH_AIR)?.length ?? 0) > 1;
  if (isOfSeveral) return cell.replaceAll(WHICH_AIR, '').replace(/\s*[,;&+]\s+(?=\d)/, ' / ');
  return cell.replace(OF_THE_FAN, '');
}

/** '1200 CFM EXHAUST': the air that a fan moves. */
const OF_THE_FAN = /(?<=^\d[\d.,]*\s?(?:cfm|l\/s)?)\s+(?:supply|exhaust)(?:\s+air)?$/i;
