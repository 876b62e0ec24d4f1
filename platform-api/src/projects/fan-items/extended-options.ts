import type { Evaluation } from '@specbuilder/fan-engine';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { ExtendedOptionType } from '@specbuilder/shared-contracts/domain';

type ExtendedOption = ProjectItem['fanExtendedOptions'][number];

interface Choice {
  readonly selected: boolean;
  readonly description: string;
  readonly price: number;
}

/** The chosen options of the sections outside the list of options, in the order of the sections (OPT-008). */
export function extendedOptionsOf({ sections, curbs }: Pick<Evaluation, 'sections' | 'curbs'>): ExtendedOption[] {
  const { BurnerCoil, CoolingHeatPump, Curb, Discharge, GasPressure, GasType } = ExtendedOptionType;
  const { InsuranceRequirement, Intake, ReheatCoil, ReturnAir, TemperatureControl } = ExtendedOptionType;
  return [
    ...chosen(ReturnAir, [...sections.returnAir.locations, ...sections.returnAir.damperControls], idOf),
    ...chosen(BurnerCoil, sections.burnerCoils, optionIdOf),
    ...chosen(CoolingHeatPump, sections.coolingHeatPump.options, idOf),
    ...chosen(Curb, curbs.curbs, idOf),
    ...chosen(Discharge, sections.discharges, idOf),
    ...chosen(Intake, sections.intake.intakes, idOf),
    ...chosen(GasType, sections.gasTypes, optionIdOf),
    ...chosen(GasPressure, sections.gasPressures, idOf),
    ...chosen(InsuranceRequirement, sections.insuranceRequirements, optionIdOf),
    ...chosen(TemperatureControl, sections.temperatureControl.controls, idOf),
    ...chosen(ReheatCoil, sections.reheatCoil.options, idOf),
  ];
}

const idOf = ({ id }: { readonly id: number }) => id;
const optionIdOf = ({ value }: { readonly value: number }) => value;

/** 'None' of a section has the id 0 and is no option. */
function chosen<C extends Choice>(
  optionType: ExtendedOptionType,
  choices: readonly C[],
  idOfChoice: (choice: C) => number,
): ExtendedOption[] {
  return choices
    .filter((choice) => choice.selected && idOfChoice(choice) !== 0)
    .map((choice) => {
      const { description, price } = choice;
      return { fanOptionId: idOfChoice(choice), description, price, isChecked: true, optionType };
    });
}
