import type { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { FanOption } from '../../options/fan-option.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import type { RuleBook } from '../../options/rules.ts';
import { roundTo } from '../../values/rounding.ts';
import type { ChosenSections } from '../model/chosen-sections.ts';
import type { PressureOption, SectionOption } from '../model/section-sets.ts';
import type { UnitAir } from '../sizing/unit-air.ts';

/** What the sections of an evaluated configuration are worked out from. */
export interface SectionView {
  /** The whole price book, for what is counted in a section and not chosen by itself. */
  readonly definitions: readonly OptionDefinition[];
  readonly book: RuleBook;
  readonly options: readonly FanOption[];
  readonly chosen: ChosenSections;
  /** Null for fans that neither heat nor cool nor mix air. */
  readonly air: UnitAir | null;
}

/** An option of a group as shown, with its entry of the price book. */
export interface OptionInGroup {
  readonly option: FanOption;
  readonly definition: OptionDefinition;
}

export function optionsOf({ book, options }: SectionView, group: OptionGroup): OptionInGroup[] {
  return options
    .filter(({ groupDescription }) => groupDescription === group)
    .flatMap((option) => {
      const definition = book.byId.get(option.fanOptionId);
      return definition === undefined ? [] : [{ option, definition }];
    });
}

export function sectionOption({ fanOptionId, isChecked, price, description }: FanOption): SectionOption {
  return { id: fanOptionId, selected: isChecked, price, description };
}

export function pressureOption(option: FanOption): PressureOption {
  return { ...sectionOption(option), additionalStaticPressure: option.additionalStaticPressure };
}

/** A worked-out temperature in tenths of F, null while it is not known. */
export function shownTemperature(temperature: number | null | undefined): number | null {
  return temperature === null || temperature === undefined ? null : roundTo(temperature, 1);
}
