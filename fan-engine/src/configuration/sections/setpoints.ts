import { messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { mergedWith, type RuleBook } from '../../options/rules.ts';
import type { SetpointDefinition } from '../../options/section-facts.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { ChosenSections, SetpointEntry } from '../model/chosen-sections.ts';
import type { Configuration } from '../model/configuration.ts';
import { chosenSections, withEntries } from '../model/entries.ts';
import type { OptionSetpoints, Setpoint } from '../model/section-sets.ts';
import { openBook } from '../sizing/pick-option.ts';
import type { Session } from '../sizing/session.ts';
import type { SectionView } from './section-view.ts';

/** The outdoor air percentage is a setpoint too; it has one value, that of the return air. */
const OUTDOOR_AIR_PERCENTAGE = 31;

/** Setpoints of the checked options that are not merged (OPT-060). */
export function optionSetpoints({ book, options, chosen }: SectionView): OptionSetpoints[] {
  return options
    .filter(({ isChecked, mergedFanOptionIds }) => isChecked && mergedFanOptionIds.length === 0)
    .flatMap(({ fanOptionId }) => {
      const setpoints = setpointsOf(book.byId.get(fanOptionId), chosen);
      return setpoints.length === 0 ? [] : [{ fanOptionId, setpoints }];
    });
}

/** Values of an option's setpoints with the ranges they may move in: a minimum never passes its maximum (OPT-059). */
function setpointsOf(option: OptionDefinition | undefined, chosen: ChosenSections): Setpoint[] {
  const definitions = option?.setpoints ?? [];
  const entries = chosen.setpoints[String(option?.fanOptionId)] ?? [];
  const entered = ({ typeId }: SetpointDefinition) =>
    typeId === OUTDOOR_AIR_PERCENTAGE
      ? chosen.returnAir.outdoorAirPercentage
      : entries.find((entry) => entry.typeId === typeId)?.value;
  const values = new Map(
    definitions.map((definition) => [definition.typeId, entered(definition) ?? definition.default]),
  );
  return definitions.map(({ typeId, description, isUnoccupied, default: typical, minimum, maximum, maximumOf }) => {
    const above = maximumOf === undefined ? undefined : values.get(maximumOf);
    const below = definitions.flatMap((other) => (other.maximumOf === typeId ? (values.get(other.typeId) ?? []) : []));
    const range = { minimum: Math.max(minimum, ...below), maximum: Math.min(maximum, above ?? maximum) };
    return { typeId, value: values.get(typeId) ?? typical, isUnoccupied, description, range };
  });
}

/**
 * The configuration with values of an option's setpoints, all of them in their ranges afterwards.
 *
 * @throws EngineError on `optionId` that is not checked or has no setpoints, `typeId` it does not have, `value` outside
 *   its range
 */
export function withSetpoints(
  configuration: Configuration,
  optionId: number,
  changes: readonly SetpointEntry[],
  session: Session,
): Configuration {
  const option = checkedOption(configuration, optionId, session);
  const chosen = chosenSections(configuration);
  const entries = changes.map(({ typeId, value }) => {
    const definition = option.setpoints?.find((candidate) => candidate.typeId === typeId);
    if (definition === undefined) throw new EngineError('typeId', messageOf('unit.noSetpoint', { typeId }));
    return { typeId, value, isUnoccupied: definition.isUnoccupied };
  });
  const changed = withSetpointEntries(chosen, optionId, entries);
  const isChanged = ({ typeId }: Setpoint) => entries.some((entry) => entry.typeId === typeId);
  for (const { description, value, range } of setpointsOf(option, { ...chosen, ...changed }).filter(isChanged)) {
    if (!(value >= range.minimum && value <= range.maximum)) {
      throw new EngineError(
        'value',
        messageOf('unit.setpointRange', { setpoint: description, low: range.minimum, high: range.maximum }),
      );
    }
  }
  return withEntries(configuration, changed);
}

function withSetpointEntries(
  { setpoints, returnAir }: ChosenSections,
  optionId: number,
  entries: readonly SetpointEntry[],
): Partial<ChosenSections> {
  const percentage = entries.find(({ typeId }) => typeId === OUTDOOR_AIR_PERCENTAGE)?.value;
  const kept = (setpoints[String(optionId)] ?? []).filter(
    (entry) => !entries.some(({ typeId }) => typeId === entry.typeId),
  );
  const listed = [...kept, ...entries.filter(({ typeId }) => typeId !== OUTDOOR_AIR_PERCENTAGE)];
  return {
    ...(listed.length === 0 ? {} : { setpoints: { ...setpoints, [String(optionId)]: listed } }),
    ...(percentage === undefined ? {} : { returnAir: { ...returnAir, outdoorAirPercentage: percentage } }),
  };
}

function checkedOption(configuration: Configuration, optionId: number, session: Session): OptionDefinition {
  const { book, checked } = openBook(configuration, session);
  const option = book.byId.get(optionId);
  if (option === undefined) throw new EngineError('optionId', messageOf('option.unknown', { optionId }));
  if (!checked.has(option.code)) throw new EngineError('optionId', plainMessage('unit.notChecked'));
  if (mergedWith(book, option).length > 1) throw new EngineError('optionId', plainMessage('unit.mergedSetpoints'));
  return option;
}

/** Drops values of options that are no longer checked or act merged. */
export function retainedSetpoints<C extends Configuration>(
  configuration: C,
  book: RuleBook,
  checked: ReadonlySet<string>,
): C {
  const entered = Object.entries(chosenSections(configuration).setpoints);
  const kept = entered.filter(([id]) => {
    const option = book.byId.get(Number(id));
    return option !== undefined && checked.has(option.code) && mergedWith(book, option).length === 1;
  });
  return kept.length === entered.length
    ? configuration
    : withEntries(configuration, { setpoints: Object.fromEntries(kept) });
}
