import { OptionGroup, plainMessage, TemperatureControlFilter, TriState } from '@specbuilder/shared-contracts/domain';
import type { HeaterRating } from '../../heating/heater-rating.ts';
import { isControlOfApplication } from '../../options/control-of-application.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { optionPrice } from '../../options/price.ts';
import type { ControlType } from '../../options/section-facts.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { Configuration } from '../model/configuration.ts';
import type { EnteredSpaceHmi } from '../model/configuration-change.ts';
import { withEntries } from '../model/entries.ts';
import type { TemperatureControl, TemperatureControlSet } from '../model/section-sets.ts';
import { openBook, withChoice } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';
import { optionsOf, type SectionView, sectionOption } from './section-view.ts';
import { CABLE_LENGTHS_FT, numberedHmis, standingHmis } from './space-hmis.ts';

const SPACE_HMI_CODE = 'TCHMI';
/** Types of setpoints that say what a control can hold. */
const MINIMUM_DISCHARGE = 3;
const SPACE_HEATING = 5;
/** Least outdoor air of a recirculating heater, the 20 of 80/20. */
const RECIRCULATING_OUTDOOR_SHARE = 0.2;

const FILTER_OF_TYPE: Readonly<Record<ControlType, TemperatureControlFilter>> = {
  discharge: TemperatureControlFilter.Discharge,
  space: TemperatureControlFilter.Space,
  buildingManagement: TemperatureControlFilter.BuildingManagement,
};

export function temperatureControlSet(view: SectionView): TemperatureControlSet {
  const found = optionsOf(view, OptionGroup.TemperatureControl);
  const controls = found.map(
    ({ option, definition }): TemperatureControl => ({
      ...sectionOption(option),
      extendedDescription: option.extendedDescription,
      controlType: FILTER_OF_TYPE[definition.control?.controlType ?? 'discharge'],
      hasRemotePanel: definition.control?.hasRemotePanel === true,
      isRecirculating: definition.control?.isRecirculating === true,
      isPaintBooth: definition.control?.isPaintBooth === true,
      is100PercentOutdoorAir: definition.control?.is100PercentOutdoorAir === true,
      is100PercentReturnAir: definition.control?.is100PercentReturnAir === true,
      matchesApplication:
        definition.control === undefined || isControlOfApplication(definition.control, view.book.facts.application),
      lowestDischargeTemp: setpointOf(definition, MINIMUM_DISCHARGE)?.minimum ?? null,
      highestSpaceTemp: setpointOf(definition, SPACE_HEATING)?.maximum ?? null,
    }),
  );
  const standing = found.find(({ option }) => option.isChecked)?.definition;
  const allowZeroHmis = standing?.control === undefined || standing.control.allowsZeroHmis;
  return {
    controls,
    spaceHmis: standing === undefined ? [] : standingHmis(view.chosen.spaceHmis, allowZeroHmis),
    allowZeroHmis,
    spaceHmiPrice: spaceHmiPrice(view),
    cableLengthsFeet: [...CABLE_LENGTHS_FT],
    message: controls.length > 0 && standing === undefined ? plainMessage('option.temperatureControlRequired') : null,
  };
}

function setpointOf({ setpoints = [] }: OptionDefinition, requested: number) {
  return setpoints.find(({ typeId }) => typeId === requested);
}

function spaceHmiPrice({ definitions, book }: SectionView): number {
  const hmi = definitions.find(({ code }) => code === SPACE_HMI_CODE);
  return hmi === undefined ? 0 : optionPrice(hmi, book.facts);
}

/** Which controls a user wants to see; temperatures in F. */
export interface TemperatureControlFilters {
  readonly minIndoorAirTemp?: number | undefined;
  readonly minOutdoorAirTemp?: number | undefined;
  readonly controlType: TemperatureControlFilter;
  readonly recircType: TriState;
  readonly remoteType: TriState;
  readonly paintBooth: TriState;
}

/** The set with the controls that pass the filters, and a message when none does. */
export function filteredControls(
  set: TemperatureControlSet,
  filters: TemperatureControlFilters,
  heater: HeaterRating | null,
): TemperatureControlSet {
  const controls = set.controls.filter((control) => passes(control, filters) && copes(control, filters, heater));
  const isNoneLeft = set.controls.length > 0 && controls.length === 0;
  const isChosen = set.controls.some(({ selected }) => selected);
  return {
    ...set,
    controls,
    message: isNoneLeft && !isChosen ? plainMessage('option.noTemperatureControlWithFilter') : set.message,
  };
}

function passes(control: TemperatureControl, filters: TemperatureControlFilters): boolean {
  const { controlType, recircType, remoteType, paintBooth } = filters;
  return (
    (controlType === TemperatureControlFilter.Any || controlType === control.controlType) &&
    agrees(recircType, control.isRecirculating) &&
    agrees(remoteType, control.hasRemotePanel) &&
    agrees(paintBooth, control.isPaintBooth)
  );
}

function agrees(filter: TriState, value: boolean): boolean {
  return filter === TriState.Any || (filter === TriState.Yes) === value;
}

/**
 * Whether a control can hold the coldest requested air: the heater has to lift what enters it to the lowest discharge
 * temperature the control supports, and a space control has to support a space as warm as that.
 */
function copes(
  { isRecirculating, lowestDischargeTemp, highestSpaceTemp }: TemperatureControl,
  { minIndoorAirTemp, minOutdoorAirTemp }: TemperatureControlFilters,
  heater: HeaterRating | null,
): boolean {
  if (minIndoorAirTemp !== undefined && highestSpaceTemp !== null && minIndoorAirTemp > highestSpaceTemp) return false;
  if (minOutdoorAirTemp === undefined || heater === null || lowestDischargeTemp === null) return true;
  const returned = isRecirculating && minIndoorAirTemp !== undefined ? minIndoorAirTemp : minOutdoorAirTemp;
  const entering = RECIRCULATING_OUTDOOR_SHARE * minOutdoorAirTemp + (1 - RECIRCULATING_OUTDOOR_SHARE) * returned;
  return entering + heater.temperatureRise >= lowestDischargeTemp;
}

/** @throws EngineError on `optionId` that is no temperature control, on `spaceHmis` it cannot have */
export function withTemperatureControl(
  configuration: Configuration,
  optionId: number | null,
  spaceHmis: readonly EnteredSpaceHmi[] | undefined,
  session: Session,
): Configuration {
  const choice = { group: OptionGroup.TemperatureControl, field: 'optionId' };
  const chosen = withChoice(configuration, choice, optionId, session);
  return spaceHmis === undefined ? chosen : withSpaceHmis(chosen, spaceHmis, session);
}

/** @throws EngineError on `spaceHmis` that the selected control cannot have */
export function withSpaceHmis(
  configuration: Configuration,
  spaceHmis: readonly EnteredSpaceHmi[],
  session: Session,
): Configuration {
  const { book, checked } = openBook(configuration, session);
  const control = book.visible.find(
    ({ group, code }) => group === OptionGroup.TemperatureControl && checked.has(code),
  )?.control;
  if (control === undefined) {
    if (spaceHmis.length === 0) return configuration;
    throw new EngineError('spaceHmis', plainMessage('unit.noControl'));
  }
  return withEntries(configuration, { spaceHmis: numberedHmis(spaceHmis, control.allowsZeroHmis) });
}
