import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { choiceSetOf } from '../../options/group-rules.ts';
import type { DischargePosition, ValueChoice } from '../model/section-sets.ts';
import { optionsOf, pressureOption, type SectionView } from './section-view.ts';

type ValueGroup = typeof OptionGroup.GasType | typeof OptionGroup.InsuranceRequirements | typeof OptionGroup.BurnerCoil;

/** Choices of a group of which nothing is entered beside the choice itself. */
export function valueChoices(view: SectionView, group: ValueGroup): ValueChoice[] {
  return optionsOf(view, group).map(({ option: { fanOptionId, isChecked, price, description } }) => ({
    value: fanOptionId,
    selected: isChecked,
    price,
    description,
  }));
}

const DISCHARGE_PICTURES: Readonly<Record<string, string>> = {
  DSDN: 'discharge-down',
  DSSD: 'discharge-side',
  DSUP: 'discharge-up',
  DSEN: 'discharge-end',
  DSDIF4: 'discharge-diffuser',
  DSNOZ: 'discharge-nozzles',
};
const PICTURE_OF_OTHERS = 'discharge';

export function dischargePositions(view: SectionView): DischargePosition[] {
  // The rotation of a scroll is in the same group, a choice of its own.
  const positions = optionsOf(view, OptionGroup.FanDischarge).filter(
    ({ definition }) => choiceSetOf(definition) === OptionGroup.FanDischarge,
  );
  return positions.map(({ option }) => ({
    ...pressureOption(option),
    imagePath: DISCHARGE_PICTURES[option.code] ?? PICTURE_OF_OTHERS,
    imageUrl: null,
  }));
}
