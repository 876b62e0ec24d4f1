import { readSupply } from '../supply/index.ts';
import { readValue } from '../value/index.ts';

const POWER_AND_SUPPLY =
  /^(.*\d\s*-?\s*(?:hp|kw|w|watts?|cv|ch|ps))\.?\s*[,;/@-]?\s*((?:\d{3}|[13]\s*-?\s*(?:ph|ø)).*)$/i;

/** '10 HP, 460V/3PH': the power of a motor and its supply in one cell. Null for a cell that does not have both. */
export function motorOf(cell: string): { readonly power: string; readonly supply: string } | null {
  const [, power, supply] = POWER_AND_SUPPLY.exec(cell.trim()) ?? [];
  if (power === undefined || supply === undefined) return null;
  const isRead = readValue(power, 'power').kind === 'read' && readSupply(supply) !== null;
  return isRead ? { power, supply } : null;
}
