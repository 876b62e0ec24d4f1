import { messageOf, type OptionGroup } from '@specbuilder/shared-contracts/domain';
import { choose, type OptionSelection } from '../../options/change.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { resolvePicks } from '../../options/resolve-picks.ts';
import type { Checked, RuleBook } from '../../options/rules.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { Configuration } from '../model/configuration.ts';
import type { Session } from './session.ts';
import { sizeFan } from './size-fan.ts';
import { sizeHvls } from './size-hvls.ts';

/** The rules of a configuration's fan and its checked options. */
export interface OpenBook {
  readonly book: RuleBook;
  readonly checked: Checked;
}

export function openBook(configuration: Configuration, session: Session): OpenBook {
  const { book } = configuration.kind === 'hvls' ? sizeHvls(configuration, session) : sizeFan(configuration, session);
  return { book, checked: resolvePicks(book, configuration.optionIds) };
}

/** @throws EngineError on `optionId` for an option the fan does not have, or one that a rule holds where it is */
export function withOption<C extends Configuration>(configuration: C, selection: OptionSelection, session: Session): C {
  const { book } = openBook(configuration, session);
  return { ...configuration, optionIds: choose(book, configuration.optionIds, selection) };
}

/** Where a choice is made: a group of options, and what a request calls the id. */
export interface ChoiceOf {
  readonly group: OptionGroup;
  readonly field: string;
  /** Which options of the group are the choices, where it is not all of them. */
  readonly isChoice?: (option: OptionDefinition) => boolean;
}

/**
 * The configuration with an option of a group, without any for null, or as it is for undefined.
 *
 * @throws EngineError on the field for an option that the group does not have, or that a rule holds where it is
 */
export function withChoice<C extends Configuration>(
  configuration: C,
  { group, field, isChoice = () => true }: ChoiceOf,
  optionId: number | null | undefined,
  session: Session,
): C {
  if (optionId === undefined) return configuration;
  const { book, checked } = openBook(configuration, session);
  const choices = book.visible.filter((option) => option.group === group && isChoice(option));
  if (optionId !== null && !choices.some(({ fanOptionId }) => fanOptionId === optionId)) {
    throw new EngineError(field, messageOf('option.unknown', { optionId }));
  }
  if (optionId !== null) return named(field, () => withOption(configuration, { optionId, selected: true }, session));
  return choices
    .filter(({ code }) => checked.has(code))
    .reduce(
      (current, { fanOptionId }) =>
        named(field, () => withOption(current, { optionId: fanOptionId, selected: false }, session)),
      configuration,
    );
}

/** Reports a rule's rejection on the field that the request named. */
function named<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError && error.field === 'optionId') throw new EngineError(field, error.problem);
    throw error;
  }
}
