import { type Message, messageOf, OptionGroup, plainMessage } from '@specbuilder/shared-contracts/domain';
import { type GasType, gasFlow } from '../../heating/gas-flow.ts';
import type { HeaterRating } from '../../heating/heater-rating.ts';
import { HEATERS } from '../../heating/heater-types.ts';
import type { FanOption, ValidationResult } from '../../options/fan-option.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { Configuration } from '../model/configuration.ts';
import type { GasPressureChange } from '../model/configuration-change.ts';
import { withEntries } from '../model/entries.ts';
import type { GasPressure } from '../model/section-sets.ts';
import { withChoice } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';
import { optionsOf, type SectionView, sectionOption } from './section-view.ts';

/** 5 psi, the most a building line brings to a gas train, in. w.c.. */
const MAX_GAS_PRESSURE_IN_WC = 138.4;
const DECIMALS = 3;
const PROPANE_CODE = 'GLP';

export function gasPressures(view: SectionView): GasPressure[] {
  return optionsOf(view, OptionGroup.GasPressure).map(({ option, definition }) => {
    const isCustom = definition.gasPressure?.isCustom === true;
    return {
      ...sectionOption(option),
      hasCustomGasPressure: isCustom,
      customGasPressure: isCustom ? view.chosen.gasPressure.customGasPressure : null,
      maximumCustomGasPressure: isCustom ? MAX_GAS_PRESSURE_IN_WC : null,
    };
  });
}

/** Problems with the selected inlet pressure for the selected gas. */
export function gasPressureMessages(view: SectionView): ValidationResult {
  const custom = gasPressures(view).find(({ selected, hasCustomGasPressure }) => selected && hasCustomGasPressure);
  if (custom === undefined) return { errors: [], warnings: rangeWarnings(view) };
  const { customGasPressure } = custom;
  if (customGasPressure === null)
    return { errors: [plainMessage('unit.gasPressureMissing', OptionGroup.GasPressure)], warnings: [] };
  const min = minInletPressure(view);
  if (min === null || customGasPressure >= min) return { errors: [], warnings: [] };
  const pressures = { enteredInWc: customGasPressure, leastInWc: min };
  return { errors: [], warnings: [messageOf('unit.gasPressureLow', pressures, OptionGroup.GasPressure)] };
}

/** A range of pressures that begins below what the burner needs. */
function rangeWarnings(view: SectionView): Message[] {
  const chosen = optionsOf(view, OptionGroup.GasPressure).find(({ option }) => option.isChecked);
  const lowest = chosen?.definition.gasPressure?.minimumInWc ?? null;
  const min = minInletPressure(view);
  if (lowest === null || min === null || lowest >= min) return [];
  const pressures = { lowestInWc: lowest, leastInWc: min };
  return [messageOf('unit.gasPressureMayBeLow', pressures, OptionGroup.GasPressure)];
}

/** Minimum inlet pressure of the burner on the selected gas, in. w.c. */
function minInletPressure({ book, options }: SectionView): number | null {
  const { heater } = book.facts;
  const inlet = heater === null ? null : HEATERS[heater.type].gasInletInWc;
  return inlet === null ? null : inlet[chosenGas(options)][0];
}

function chosenGas(options: readonly FanOption[]): GasType {
  return gasOf(options.filter(({ isChecked }) => isChecked));
}

/** The gas that selected options burn: natural gas until another is chosen. */
export function gasOf(selected: readonly Pick<FanOption, 'code'>[]): GasType {
  return selected.some(({ code }) => code === PROPANE_CODE) ? 'propane' : 'natural';
}

/** A heater's values on the selected gas. */
export function onChosenGas(heater: HeaterRating, options: readonly FanOption[]): HeaterRating {
  if (heater.gasFlowCfh === null) return heater;
  return { ...heater, gasFlowCfh: gasFlow(heater.inputBtus, chosenGas(options)) };
}

/** @throws EngineError on `gasPressureType` that the fan does not have, on `customGasPressure` outside its range */
export function withGasPressure(
  configuration: Configuration,
  { gasPressureType, customGasPressure }: GasPressureChange,
  session: Session,
): Configuration {
  if (customGasPressure !== undefined && customGasPressure !== null && !isGasPressure(customGasPressure)) {
    throw new EngineError(
      'customGasPressure',
      messageOf('unit.gasPressureRange', { mostInWc: MAX_GAS_PRESSURE_IN_WC }),
    );
  }
  const choice = { group: OptionGroup.GasPressure, field: 'gasPressureType' };
  const chosen = withChoice(configuration, choice, gasPressureType, session);
  return customGasPressure === undefined ? chosen : withEntries(chosen, { gasPressure: { customGasPressure } });
}

function isGasPressure(inWc: number): boolean {
  return inWc > 0 && inWc <= MAX_GAS_PRESSURE_IN_WC && Number(inWc.toFixed(DECIMALS)) === inWc;
}
