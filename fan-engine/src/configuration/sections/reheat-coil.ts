import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { ReheatCoilSet } from '../model/section-sets.ts';
import { optionsOf, type SectionView, sectionOption } from './section-view.ts';

/** A coil that gives heat back only follows a coil that takes it (2-sizing section 3). */
export function reheatCoilSet(view: SectionView): ReheatCoilSet {
  const options = optionsOf(view, OptionGroup.ReheatCoil).map(({ option }) => ({
    ...sectionOption(option),
    reheatCapacity: option.reheatCapacity,
  }));
  const capacities = options.flatMap(({ reheatCapacity }) => reheatCapacity ?? []);
  return {
    options,
    allowDesired: options.length > 0 && view.book.facts.cooling !== null,
    reheatCapacity: capacities.length === 0 ? null : Math.max(...capacities),
  };
}
