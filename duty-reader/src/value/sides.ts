const SIDES =
  /^\s*(\d[\d.,]*)\s*(ft\.?|feet|['’′]|m|met(?:er|re)s?)?\s*(?:x|×|\bby\b)\s*(\d[\d.,]*)\s*(ft\.?|feet|['’′]|m|met(?:er|re)s?)?\s*$/iu;

const SIDE_UNITS: Readonly<Record<string, string>> = { 'ft²': 'ft', 'm²': 'm' };

/**
 * The two sides of an area, each with its unit: '60 x 100 ft'. Null for other texts, and where neither has a unit.
 *
 * @param areaUnit of a column: sides in it are feet or meters
 */
export function sidesOf(text: string, areaUnit: string | null): readonly [string, string] | null {
  const [, one, unitOfOne, other, unit = unitOfOne ?? SIDE_UNITS[areaUnit ?? '']] = SIDES.exec(text) ?? [];
  if (one === undefined || other === undefined || unit === undefined) return null;
  return [`${one} ${unitOfOne ?? unit}`, `${other} ${unit}`];
}
