import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { optionOf } from '../facts/electrical-facts.ts';
import { listingsOf } from '../facts/listings.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** What of the equipment of a section decides on what the section says. */
export interface SectionFacts {
  readonly hasFans: boolean;
  readonly hasCeilingFans: boolean;
  readonly hasBelts: boolean;
  readonly hasVfds: boolean;
  readonly isRoofMounted: boolean;
  readonly hasCurbs: boolean;
  readonly isHung: boolean;
  readonly hasGas: boolean;
  readonly hasElectricHeat: boolean;
  readonly hasDirectFire: boolean;
  readonly hasIndirectFire: boolean;
  readonly hasCooling: boolean;
  readonly hasDampers: boolean;
  readonly hasGrease: boolean;
  readonly hasFilters: boolean;
  readonly hasIsolators: boolean;
  readonly hasSpark: boolean;
  readonly isClassed: boolean;
  readonly hasFireRelay: boolean;
  /** Guy wires or safety cables. */
  readonly hasRestraints: boolean;
  readonly listings: readonly string[];
}

const GREASE = ['GRSC', 'GRSD', 'GRTR', 'CURBV'];

export function sectionFacts(items: readonly DeliverableItem[]): SectionFacts {
  const some = (is: (item: DeliverableItem) => boolean) => items.some(is);
  const hasOption = (...codes: readonly string[]) => some(({ options }) => optionOf(options, codes) !== undefined);
  const mountOf = ({ product }: DeliverableItem) => (product?.kind === 'fan' ? product.line.mount : null);
  const isFiredBy = (...types: readonly string[]) =>
    some(({ item }) => item.heating != null && types.includes(item.heating.type));
  return {
    hasFans: some(({ item }) => item.rating !== null),
    hasCeilingFans: some(({ kind }) => kind === 'ceilingFan'),
    hasBelts: some(({ variant }) => variant === 'Belt'),
    hasVfds: some(({ variant }) => variant === 'Vfd') || hasOption('VFDF', 'VFDS'),
    isRoofMounted: some((item) => mountOf(item) === 'Roof'),
    hasCurbs: some(({ options }) => options.some(({ group }) => group === OptionGroup.FanCurb)),
    isHung: some((item) => mountOf(item) === 'All' || item.kind === 'ceilingFan'),
    hasGas: some(({ item }) => item.heating?.fuel === 'gas'),
    hasElectricHeat: some(({ item }) => item.heating?.fuel === 'electric'),
    hasDirectFire: isFiredBy('DirectFired', 'DirectFiredCompact'),
    hasIndirectFire: isFiredBy('IndirectFired', 'IndustrialHorizontal', 'IndustrialVertical'),
    hasCooling: some(({ item }) => item.cooling != null),
    hasDampers: hasOption('BDG', 'BDM', 'WSL'),
    hasGrease: hasOption(...GREASE),
    hasFilters:
      some(({ options }) => options.some(({ group }) => group === OptionGroup.HvacFilterOptions)) ||
      hasOption('INHF', 'INVB'),
    hasIsolators: hasOption('SPR', 'RIS'),
    hasSpark: hasOption('SPK', 'SPKB'),
    isClassed: some(({ item }) => item.rating?.fanClass != null),
    hasFireRelay: hasOption('HIFI'),
    hasRestraints: hasOption('HIG', 'HISC'),
    listings: [...new Set(items.flatMap(listingsOf))].sort(),
  };
}
