import { outdoorShareOf } from '../facts/item-air.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** Numbers of MasterFormat, digits alone. */
const SECTION_NUMBERS = [
  '233413',
  '233416',
  '233423',
  '233439',
  '235533',
  '237339',
  '237416',
  '237423',
  '237433',
] as const;
export type SectionNumber = (typeof SECTION_NUMBERS)[number];

/** Items that a section covers. */
export interface SectionItems {
  readonly number: SectionNumber;
  readonly items: readonly DeliverableItem[];
}

/** The sections that a project needs, by their numbers. */
export function sectionsOf(items: readonly DeliverableItem[]): SectionItems[] {
  return SECTION_NUMBERS.flatMap((number) => {
    const covered = items.filter((item) => sectionOf(item) === number);
    return covered.length === 0 ? [] : [{ number, items: covered }];
  });
}

/** 23 34 23. */
export function spacedNumber(number: SectionNumber): string {
  return number.replace(/(\d\d)(\d\d)(\d\d)/, '$1 $2 $3');
}

/** Number of the section that covers an item, as it is written: 23 34 23. */
export function sectionNumberOf(item: DeliverableItem): string {
  return spacedNumber(sectionOf(item));
}

function sectionOf(item: DeliverableItem): SectionNumber {
  const { kind, product } = item;
  if (kind === 'ceilingFan') return '233439';
  if (kind === 'heater') return '235533';
  if (kind === 'heatedSupply') {
    return product?.kind === 'fan' && product.line.mount !== 'Roof' ? '237339' : '237423';
  }
  // A unit that takes back air of the space conditions it; one that does not, brings in air alone.
  if (kind === 'hvacUnit') return outdoorShareOf(item) < 1 ? '237416' : '237433';
  const shape = product?.dimensions?.shape;
  if (kind === 'exhaust' && shape === 'scroll') return '233416';
  return kind === 'exhaust' && shape === 'tube' ? '233413' : '233423';
}

/** Items of one product line, which share an article of the products. */
export interface FamilyItems {
  readonly key: string;
  readonly items: readonly DeliverableItem[];
}

export function familiesOf(items: readonly DeliverableItem[]): FamilyItems[] {
  const keys = [...new Set(items.map(familyKey))];
  return keys.map((key) => ({ key, items: items.filter((item) => familyKey(item) === key) }));
}

/** By name: ceiling fans of six and of three blades share a code. */
function familyKey({ product, item }: DeliverableItem): string {
  return product === null ? item.modelDisplayAs : `${product.line.code} ${product.line.name}`;
}
