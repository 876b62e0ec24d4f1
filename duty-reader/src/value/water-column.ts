import { unitOf } from './units.ts';

/** A length behind a number, and nothing that says of what. */
const LENGTH =
  /(?<=[\d½¼¾]\s*)(mm|cm|m|ft|millimet(?:er|re)s?|centimet(?:er|re)s?)\.?(?=\s*(?:$|[-/|;,([]|(?:to|or)\b))/giu;

/** Names of the units of which a length may be a column of water. */
const COLUMN: Readonly<Record<string, string>> = { mm: 'mm wg', cm: 'cm wg', m: 'm wg', ft: 'ft wg' };

/** The column of water that a length is beside a pressure: 'mm' as 'mm wg'. */
export function waterColumn(length: string): string | null {
  const short = length
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^milli.*/, 'mm')
    .replace(/^centi.*/, 'cm');
  const named = COLUMN[short];
  return named !== undefined && unitOf(named, 'pressure') !== null ? named : null;
}

/** A pressure whose unit is a length alone, as a column of water: '12.7 mm' as '12.7 mm wg'. */
export const asWaterColumn = (text: string): string =>
  text.replaceAll(LENGTH, (unit: string) => {
    const column = waterColumn(unit);
    return column === null ? unit : ` ${column}`;
  });
