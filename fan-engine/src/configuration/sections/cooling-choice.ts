import { type Message, messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { HeatPumpValues } from '../../cooling/heat-pump.ts';
import type { ValidationResult } from '../../options/fan-option.ts';
import { shownCooling, shownHeatPump } from '../../rating/shown-sections.ts';
import type { CoolingHeatPumpSet } from '../model/section-sets.ts';
import type { CoolingOutcome } from '../sizing/chosen-cooling.ts';
import { mixedAirOf, winterEnteringAir } from '../sizing/unit-air.ts';
import { optionsOf, type SectionView, sectionOption, shownTemperature } from './section-view.ts';

/** What cooling and heat pump add to the messages of a configuration. */
export function coolingMessages({ message, isWarning, heatPump }: CoolingOutcome): ValidationResult {
  const winter = heatPumpWarnings(heatPump);
  if (message === null) return { errors: [], warnings: winter };
  const problems = [coolingMessage(message)];
  return isWarning ? { errors: [], warnings: [...problems, ...winter] } : { errors: problems, warnings: winter };
}

function heatPumpWarnings(heatPump: HeatPumpValues | null): Message[] {
  const winter = heatPump?.atWinter ?? null;
  if (heatPump === null || winter === null || !winter.isBelowCutOut) return [];
  const temperatures = { cutOutF: heatPump.cutOutTemperature, winterF: winter.outdoorDryBulb };
  return [coolingMessage(messageOf('unit.heatPumpCutOut', temperatures))];
}

function coolingMessage(problem: Message): Message {
  return messageOf('unit.cooling', { problem }, OptionGroup.CoolingAndHeatPump);
}

export function coolingHeatPumpSet(view: SectionView, outcome: CoolingOutcome): CoolingHeatPumpSet {
  const { air } = view;
  const mixed = air === null ? null : mixedAirOf(air);
  const mixedState = mixed !== null && 'mixed' in mixed ? mixed.mixed : null;
  return {
    options: optionsOf(view, OptionGroup.CoolingAndHeatPump).map(({ option, definition: { cooling } }) => ({
      ...sectionOption(option),
      ton: cooling?.tons ?? null,
      isHeatPump: cooling?.isHeatPump === true,
      isHighAmbient: cooling?.isHighAmbient === true,
    })),
    coolingError: outcome.message,
    outdoorAirDryBulbTemp: air?.outdoor?.dryBulb ?? null,
    outdoorAirWetBulbTemp: air?.outdoor?.wetBulb ?? null,
    returnAirDryBulbTemp: air?.returnAir.dryBulb ?? null,
    returnAirWetBulbTemp: air?.returnAir.wetBulb ?? null,
    mixedAirDryBulbTemp: shownTemperature(mixedState?.dryBulb),
    mixedAirWetBulbTemp: shownTemperature(mixedState?.wetBulb),
    winterOutsideAirDryBulbTemp: air?.winterOutdoor ?? null,
    winterEnteringAirDryBulbTemp: shownTemperature(air === null ? null : winterEnteringAir(air)),
    rating: outcome.rating && shownCooling(outcome.rating),
    heatPump: outcome.heatPump && shownHeatPump(outcome.heatPump),
  };
}
