import { type Message, OptionGroup, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { AirState } from '../../cooling/air-state.ts';
import { type EvaporativeMedia, evaporativelyCooled } from '../../cooling/evaporative-cooler.ts';
import { priceOf } from '../../options/price.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { IntakeEntries } from '../model/chosen-sections.ts';
import type { Configuration } from '../model/configuration.ts';
import type { IntakeChange } from '../model/configuration-change.ts';
import { chosenSections, enteredOnly, withEntries, withinAir } from '../model/entries.ts';
import type { Intake, IntakeSet } from '../model/section-sets.ts';
import { withChoice } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';
import { optionsOf, pressureOption, type SectionView, shownTemperature } from './section-view.ts';

const MEDIA_OF_COOLER: Readonly<Record<string, EvaporativeMedia>> = { INEV: '12in', INEV8: '8in' };

export function intakeSet(view: SectionView): IntakeSet {
  const intakes = optionsOf(view, OptionGroup.FanIntake).map(
    ({ option, definition: { intake } }): Intake => ({
      ...pressureOption(option),
      extraSetOfFiltersPrice:
        intake === undefined || intake.extraSetOfFiltersPrice === null
          ? 0
          : priceOf(intake.extraSetOfFiltersPrice, view.book.facts),
      isEvaporativeCooler: option.code in MEDIA_OF_COOLER,
    }),
  );
  const cooled = cooledIntakeAir(view);
  return {
    intakes,
    extraSetOfIntakeFilters: view.chosen.intake.extraSetOfIntakeFilters,
    ...enteringAir(view),
    leavingDryBulbTemp: shownTemperature(cooled?.leaving?.dryBulb),
    leavingWetBulbTemp: shownTemperature(cooled?.leaving?.wetBulb),
    coolingErrorMessage: cooled?.message ?? null,
  };
}

/** Air before the intake as entered, else that of the summer design day. */
function enteringAir({ chosen: { intake }, air }: SectionView) {
  return {
    enteringDryBulbTemp: intake.enteringDryBulbTemp ?? air?.outdoor?.dryBulb ?? null,
    enteringWetBulbTemp: intake.enteringWetBulbTemp ?? air?.outdoor?.wetBulb ?? null,
  };
}

interface CooledAir {
  readonly leaving: AirState | null;
  readonly message: Message | null;
}

/** Air behind the media of the selected evaporative cooler, null without one. */
function cooledIntakeAir(view: SectionView): CooledAir | null {
  const cooler = view.options.find(({ code, isChecked }) => isChecked && code in MEDIA_OF_COOLER);
  const media = cooler === undefined ? undefined : MEDIA_OF_COOLER[cooler.code];
  if (media === undefined || view.air === null) return null;
  const { enteringDryBulbTemp: dryBulb, enteringWetBulbTemp: wetBulb } = enteringAir(view);
  if (dryBulb === null || wetBulb === null) return { leaving: null, message: plainMessage('unit.enteringAir') };
  try {
    return { leaving: evaporativelyCooled({ dryBulb, wetBulb }, media, view.air.altitudeFt), message: null };
  } catch (error) {
    if (error instanceof EngineError) return { leaving: null, message: error.problem };
    throw error;
  }
}

/** Price of the second set of filters for the selected intake, USD. */
export function extraFiltersPrice({ intakes, extraSetOfIntakeFilters }: IntakeSet): number {
  if (!extraSetOfIntakeFilters) return 0;
  return intakes.find(({ selected }) => selected)?.extraSetOfFiltersPrice ?? 0;
}

/** @throws EngineError on `intakeId` that the fan does not have, on a temperature that no air has */
export function withIntake(configuration: Configuration, change: IntakeChange, session: Session): Configuration {
  const { type: _type, intakeId, ...fields } = change;
  const choice = { group: OptionGroup.FanIntake, field: 'intakeId' };
  const chosen = withChoice(configuration, choice, intakeId, session);
  const entries = enteredOnly<IntakeEntries>(withinAir(fields));
  if (Object.keys(entries).length === 0) return chosen;
  return withEntries(chosen, { intake: { ...chosenSections(chosen).intake, ...entries } });
}
