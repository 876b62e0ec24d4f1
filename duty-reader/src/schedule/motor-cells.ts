import { readSupply } from '../supply/index.ts';
import { readValue } from '../value/index.ts';

/** The speed and the enclosure of a motor, which have columns of their own elsewhere and size none. */
const REMARKS = /[\s,;/@-]+(?:\d,?\d{3}|\d{3})\s*rpm\b\.?|[\s,;/-]+(?:tefc|odp|tenv|teao|psc)\b/gi;

/** The kind of a motor beside its power: 'ECM 1/2', '1/4 HP EC', '(ECM) 80 W'. */
const KIND = /^\(?ecm?\b\)?[\s,:;-]*(?=[\d.(])|(?<=\d|hp|w)[\s,;-]*\(?\becm?\)?(?:\s+motor)?\.?$/gi;

/** The power of a motor without its kind and its speed: 'ECM 1/2', '1/4 HP, 1725 RPM', and '1/4 / 1725' below 'HP / RPM'. */
export function powerIn(cell: string, head: string): string {
  const text = cell.trim().replaceAll(REMARKS, '').replaceAll(KIND, '');
  if (/hp\s*[/&@]\s*rpm/i.test(head)) return text.replace(/(?<=\d)\s*[/@-]\s*\d,?\d{3}$/, '');
  const [, first, second] = /^((?:\d*\.)?\d+)\s*\/\s*((?:\d*\.)?\d+|\d+\/\d+)$/.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return text;
  if (/bhp\s*[/&]\s*m?hp/i.test(head)) return second;
  return /hp\s*[/&]\s*bhp/i.test(head) ? first : text;
}

const POWER_AND_SUPPLY =
  /^(.*\d\s*-?\s*(?:hp|kw|w|watts?|cv|ch|ps))\.?\s*[,;/@-]?\s*((?:\d{3}|[13]\s*-?\s*(?:ph|ø)).*)$/i;

const SUPPLY_AND_POWER =
  /^(\d{3}.*?|[13]\s*-?\s*(?:ph|ø).*?)(?:\s*[,;]\s*|(?<=v|ph|ø|hz|\/[13]|\/60)\s+)([\d./\s-]*\d\s*-?\s*(?:hp|kw|w|watts?|cv|ch|ps))\.?$/i;

/** '10 HP, 460V/3PH', '460V, 3PH, 10 HP': the power of a motor and its supply in one cell. Null for a cell that does not have both. */
export function motorOf(cell: string): { readonly power: string; readonly supply: string } | null {
  const text = cell.replaceAll(REMARKS, '').trim();
  const [, behind, before] = SUPPLY_AND_POWER.exec(text) ?? [];
  const [, power = before, supply = behind] = POWER_AND_SUPPLY.exec(text) ?? [];
  if (power === undefined || supply === undefined) return null;
  const isRead = readValue(power, 'power').kind === 'read' && readSupply(supply) !== null;
  return isRead ? { power, supply } : null;
}
