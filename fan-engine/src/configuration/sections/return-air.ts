import {
  HvacAirMode,
  MIXED_AIR_OUTDOOR_PERCENTAGE,
  OptionGroup,
  ReturnAirMode,
} from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { EngineError } from '../../engine-error.ts';
import { ChoiceSet, choiceSetOf } from '../../options/group-rules.ts';
import { OPTION_TEXTS } from '../../options/texts.ts';
import { rounded } from '../../rounding.ts';
import type { Configuration } from '../configuration.ts';
import type { ReturnAirChange } from '../configuration-change.ts';
import { openBook, withOption } from '../pick-option.ts';
import { airModeOf, clampedPercentage, optionCodeOf, percentageOfMode } from './air-mode.ts';
import type { ReturnAirEntries } from './chosen-sections.ts';
import { chosenSections, said, withEntries } from './entries.ts';
import type { ReturnAirSet } from './section-sets.ts';
import { optionsOf, pressureOption, type SectionView, sectionOption } from './section-view.ts';
import { SECTION_TEXTS } from './texts.ts';

const NO_RETURN_CODE = 'RAN';
const RETURN_AIR_GROUPS: readonly OptionGroup[] = [
  OptionGroup.ReturnAirLocationAndDamperControl,
  OptionGroup.ReturnAirVolume,
];

export function returnAirSet(view: SectionView): ReturnAirSet {
  const placed = optionsOf(view, OptionGroup.ReturnAirLocationAndDamperControl);
  const dampers = placed.filter(({ definition }) => choiceSetOf(definition) === ChoiceSet.ReturnDamperControl);
  const locations = placed.filter((one) => !dampers.includes(one));
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
    outdoorAirPercentage: { value: percentage, display: SECTION_TEXTS.percent(rounded.percent(percentage)) },
    outdoorAirVolume: rounded.airflow(((view.air?.cfm ?? 0) * percentage) / 100),
  };
}

function returnAirMode(hasLocation: boolean, hasDamper: boolean): ReturnAirMode {
  if (hasDamper) return ReturnAirMode.ReturnIntakeDamper;
  return hasLocation ? ReturnAirMode.ReturnAir : ReturnAirMode.None;
}

/** @throws EngineError on `optionId` that the sections do not have, on `hvacAirMode` of a fan that returns no air */
export function withReturnAir(
  configuration: Configuration,
  change: ReturnAirChange,
  catalogue: Catalogue,
): Configuration {
  const { optionId, selected, hvacAirMode, outdoorAirPercentage } = change;
  const placed = typeof optionId === 'number' ? withPart(configuration, optionId, selected, catalogue) : configuration;
  const moded = hvacAirMode === undefined ? placed : withAirMode(placed, hvacAirMode, catalogue);
  const entries = said<ReturnAirEntries>({
    returnAirSetMode: change.returnAirSetMode,
    outdoorAirPercentage: outdoorAirPercentage === undefined ? undefined : clampedPercentage(outdoorAirPercentage),
  });
  return Object.keys(entries).length === 0 ? moded : withReturnAirEntries(moded, entries);
}

function withReturnAirEntries(configuration: Configuration, entries: Partial<ReturnAirEntries>): Configuration {
  return withEntries(configuration, { returnAir: { ...chosenSections(configuration).returnAir, ...entries } });
}

function withPart(configuration: Configuration, optionId: number, selected: boolean, catalogue: Catalogue) {
  const { book } = openBook(configuration, catalogue);
  const option = book.byId.get(optionId);
  if (option === undefined || !RETURN_AIR_GROUPS.includes(option.group)) {
    throw new EngineError('optionId', OPTION_TEXTS.unknownOption(optionId));
  }
  return withOption(configuration, { optionId, selected }, catalogue);
}

/** Choosing mixed air begins at 95 % outdoor air (2-sizing section 4); staying in it keeps the percentage. */
function withAirMode(configuration: Configuration, mode: HvacAirMode, catalogue: Catalogue): Configuration {
  const { book, checked } = openBook(configuration, catalogue);
  const volumes = book.visible.filter(({ group }) => group === OptionGroup.ReturnAirVolume);
  if (volumes.length === 0)
    return withReturnAirEntries(configuration, { outdoorAirPercentage: percentageOfMode(mode) });
  const wanted = volumes.find(({ code }) => code === optionCodeOf(mode));
  if (wanted === undefined) throw new EngineError('hvacAirMode', SECTION_TEXTS.noVolume);
  if (checked.has(wanted.code)) return configuration;
  const moded = withOption(configuration, { optionId: wanted.fanOptionId, selected: true }, catalogue);
  return mode === HvacAirMode.MixedAir
    ? withReturnAirEntries(moded, { outdoorAirPercentage: MIXED_AIR_OUTDOOR_PERCENTAGE })
    : moded;
}
