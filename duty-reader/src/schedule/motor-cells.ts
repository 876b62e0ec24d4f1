import { readSupply } from '../supply/index.ts';
import { readValue } from '../value/index.ts';

const POWER_AND_SUPPLY =
  /^(.*\d\s*-?\s*(?:hp|kw|w|watts?|cv|ch|ps))\.?\s*[,;/@-]?\s*((?:\d{3}|[13]\s*-?\s*(?:ph|ø)).*)$/i;

const SUPPLY_AND_POWER =
  /^(\d{3}.*?|[13]\s*-?\s*(?:ph|ø).*?)\s*[,;]\s*([\d./\s-]*\d\s*-?\s*(?:hp|kw|w|watts?|cv|ch|ps))\.?$/i;

/** '10 HP, 460V/3PH', '460V, 3PH, 10 HP': the power of a motor and its supply in one cell. Null for a cell that does not have both. */
export function motorOf(cell: string): { readonly power: string; readonly supply: string } | null {
  const text = cell.trim();
  const [, behind, before] = SUPPLY_AND_POWER.exec(text) ?? [];
  const [, power = before, supply = behind] = POWER_AND_SUPPLY.exec(text) ?? [];
  if (power === undefined || supply === undefined) return null;
  const isRead = readValue(power, 'power').kind === 'read' && readSupply(supply) !== null;
  return isRead ? { power, supply } : null;
}
