import type { SectionSets } from '@specbuilder/shared-contracts/api';
import { OptionGroup, TemperatureControlFilter } from '@specbuilder/shared-contracts/domain';
import { fanOption, NO_SECTIONS } from './items.ts';

const control = (id: number, description: string, selected = false) => ({
  ...{
    id,
    selected,
    price: 300,
    description,
    extendedDescription: '',
    controlType: TemperatureControlFilter.Discharge,
    hasRemotePanel: false,
  },
  ...{ isRecirculating: false, isPaintBooth: false, is100PercentOutdoorAir: true, is100PercentReturnAir: false },
  ...{ matchesApplication: true, lowestDischargeTemp: null, highestSpaceTemp: null },
});

/** Three, so that they can be filtered; the first is chosen. */
export const CONTROLS = [control(51, 'Keypad', true), control(52, 'Outdoor reset'), control(53, 'Remote panel')];
export const CONTROL_OPTIONS = CONTROLS.map(({ id, description, selected }) =>
  fanOption(id, OptionGroup.TemperatureControl, description, {
    select: 'one',
    isChecked: selected,
    hasSetpoints: true,
  }),
);

export const temperatureControls = (part: Partial<SectionSets['temperatureControl']> = {}): Partial<SectionSets> => ({
  temperatureControl: { ...NO_SECTIONS.temperatureControl, controls: CONTROLS, spaceHmiPrice: 190, ...part },
});
