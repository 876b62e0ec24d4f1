import {
  HvacAirMode,
  MIXED_AIR_OUTDOOR_PERCENTAGE,
  messageOf,
  OptionGroup,
  plainMessage,
  ReturnAirMode,
} from '@specbuilder/shared-contracts/domain';
import { ChoiceSet, choiceSetOf } from '../../options/group-rules.ts';
import { airModeOf, clampedPercentage, optionCodeOf, percentageOfMode } from '../../rating/air-mode.ts';
import { EngineError } from '../../specification/engine-error.ts';
import { rounded } from '../../values/rounding.ts';
import type { ReturnAirEntries } from '../model/chosen-sections.ts';
import type { Configuration } from '../model/configuration.ts';
import type { ReturnAirChange } from '../model/configuration-change.ts';
import { chosenSections, enteredOnly, withEntries } from '../model/entries.ts';
import type { ReturnAirSet } from '../model/section-sets.ts';
import { openBook, withOption } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';
import { optionsOf, pressureOption, type SectionView, sectionOption } from './section-view.ts';

const NO_RETURN_CODE = 'RAN';
const RETURN_AIR_GROUPS: readonly OptionGroup[] = [
  OptionGroup.ReturnAirLocationAndDamperControl,
  OptionGroup.ReturnAirVolume,
];

export function returnAirSet(view: SectionView): ReturnAirSet {
  const placed = optionsOf(view, OptionGroup.ReturnAirLocationAndDamperControl);
  const dampers = placed.filter(({ definition }) => choiceSetOf(definition) === ChoiceSet.ReturnDamperControl);
  const locations = placed.filter((item) => !dampers.includes(item));
  const percentage = view.air?.outdoorPercentage ?? 100;
  return {
    locations: locations.map(({ option }) => pressureOption(option)),
    damperControls: dampers.map(({ option }) => sectionOption(option)),
    volumes: optionsOf(view, OptionGroup.ReturnAirVolume).map(({ option }) => ({
      ...sectionOption(option),
      hvacAirMode: airModeOf(option.code) ?? HvacAirMode.MixedAir,
    })),
    returnAirMode: returnAirMode(
      locations.some(({ option }) => option.isChecked && option.code !== NO_RETURN_CODE),
      dampers.some(({ option }) => option.isChecked),
    ),
    hvacAirMode: view.air?.hvacAirMode ?? HvacAirMode.HundredPercentOutdoorAir,
    returnAirSetMode: view.chosen.returnAir.returnAirSetMode,
    outdoorAirPercentage: { value: percentage, display: `${rounded.percent(percentage)}%` },
    outdoorAirVolume: rounded.airflow(((view.air?.cfm ?? 0) * percentage) / 100),
  };
}

function returnAirMode(hasLocation: boolean, hasDamper: boolean): ReturnAirMode {
  if (hasDamper) return ReturnAirMode.ReturnIntakeDamper;
  return hasLocation ? ReturnAirMode.ReturnAir : ReturnAirMode.None;
}

/** @throws EngineError on `optionId` that the sections do not have, on `hvacAirMode` of a fan that returns no air */
export function withReturnAir(configuration: Configuration, change: ReturnAirChange, session: Session): Configuration {
  const { optionId, selected, hvacAirMode, outdoorAirPercentage } = change;
  const placed = typeof optionId === 'number' ? withPart(configuration, optionId, selected, session) : configuration;
  const moded = hvacAirMode === undefined ? placed : withAirMode(placed, hvacAirMode, session);
  const entries = enteredOnly<ReturnAirEntries>({
    returnAirSetMode: change.returnAirSetMode,
    outdoorAirPercentage: outdoorAirPercentage === undefined ? undefined : clampedPercentage(outdoorAirPercentage),
  });
  return Object.keys(entries).length === 0 ? moded : withReturnAirEntries(moded, entries);
}

function withReturnAirEntries(configuration: Configuration, entries: Partial<ReturnAirEntries>): Configuration {
  return withEntries(configuration, { returnAir: { ...chosenSections(configuration).returnAir, ...entries } });
}

function withPart(configuration: Configuration, optionId: number, selected: boolean, session: Session) {
  const { book } = openBook(configuration, session);
  const option = book.byId.get(optionId);
  if (option === undefined || !RETURN_AIR_GROUPS.includes(option.group)) {
    throw new EngineError('optionId', messageOf('option.unknown', { optionId }));
  }
  return withOption(configuration, { optionId, selected }, session);
}

/** Choosing mixed air begins at 95 % outdoor air (2-sizing section 4); staying in it keeps the percentage. */
function withAirMode(configuration: Configuration, mode: HvacAirMode, session: Session): Configuration {
  const { book, checked } = openBook(configuration, session);
  const volumes = book.visible.filter(({ group }) => group === OptionGroup.ReturnAirVolume);
  if (volumes.length === 0)
    return withReturnAirEntries(configuration, { outdoorAirPercentage: percentageOfMode(mode) });
  const requested = volumes.find(({ code }) => code === optionCodeOf(mode));
  if (requested === undefined) throw new EngineError('hvacAirMode', plainMessage('unit.noVolume'));
  if (checked.has(requested.code)) return configuration;
  const moded = withOption(configuration, { optionId: requested.fanOptionId, selected: true }, session);
  return mode === HvacAirMode.MixedAir
    ? withReturnAirEntries(moded, { outdoorAirPercentage: MIXED_AIR_OUTDOOR_PERCENTAGE })
    : moded;
}
