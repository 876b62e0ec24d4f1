import { messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { ValidationResult } from '../../options/fan-option.ts';
import type { SectionSets } from '../model/section-sets.ts';
import type { CoolingOutcome } from '../sizing/chosen-cooling.ts';
import { coolingHeatPumpSet, coolingMessages } from './cooling-choice.ts';
import { gasPressureMessages, gasPressures } from './gas-pressure.ts';
import { extraFiltersPrice, intakeSet } from './intake.ts';
import { reheatCoilSet } from './reheat-coil.ts';
import { returnAirSet } from './return-air.ts';
import type { SectionView } from './section-view.ts';
import { optionSetpoints } from './setpoints.ts';
import { extraHmisPrice } from './space-hmis.ts';
import { temperatureControlSet } from './temperature-control.ts';
import { dischargePositions, valueChoices } from './value-choices.ts';

export interface EvaluatedSections {
  readonly sets: SectionSets;
  /** Of what is entered beside options: a second set of filters, space HMIs beyond the first, USD. */
  readonly extrasPrice: number;
  readonly messages: ValidationResult;
}

/** The extended sections of a fan: available options, selected ones, their prices and their problems. */
export function evaluateSections(view: SectionView, cooling: CoolingOutcome): EvaluatedSections {
  const intake = intakeSet(view);
  const temperatureControl = temperatureControlSet(view);
  const ofCooling = coolingMessages(cooling);
  const ofGas = gasPressureMessages(view);
  const { coolingErrorMessage } = intake;
  const ofIntake =
    coolingErrorMessage === null
      ? []
      : [messageOf('unit.intake', { problem: coolingErrorMessage }, OptionGroup.FanIntake)];
  return {
    sets: {
      intake,
      discharges: dischargePositions(view),
      gasTypes: valueChoices(view, OptionGroup.GasType),
      insuranceRequirements: valueChoices(view, OptionGroup.InsuranceRequirements),
      gasPressures: gasPressures(view),
      burnerCoils: valueChoices(view, OptionGroup.BurnerCoil),
      temperatureControl,
      returnAir: returnAirSet(view),
      coolingHeatPump: coolingHeatPumpSet(view, cooling),
      reheatCoil: reheatCoilSet(view),
      setpoints: optionSetpoints(view),
    },
    extrasPrice:
      extraFiltersPrice(intake) + extraHmisPrice(temperatureControl.spaceHmis, temperatureControl.spaceHmiPrice),
    messages: {
      errors: [...ofIntake, ...ofGas.errors, ...ofCooling.errors],
      warnings: [...ofGas.warnings, ...ofCooling.warnings],
    },
  };
}
