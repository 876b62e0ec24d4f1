import type { OptionEffects } from '../rating/fan-rating.ts';
import { rounded } from '../rounding.ts';
import { lockReason } from './change.ts';
import type { DisabledToolTip, FanOption, ValidationResult } from './fan-option.ts';
import { extendedTypeOf } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import { optionPressure, optionPrice } from './price.ts';
import {
  type Checked,
  conflicts,
  hasVfd,
  holderAgainst,
  mergedWith,
  neededBy,
  type RuleBook,
  requirer,
  unmetAlternatives,
} from './rules.ts';
import { settle } from './settle.ts';
import { OPTION_TEXTS } from './texts.ts';
import { type OptionMessages, optionMessages } from './validation.ts';

/** What a set of picks means for a fan. */
export interface EvaluatedOptions {
  readonly checked: Checked;
  readonly options: FanOption[];
  readonly validation: ValidationResult;
  /** Price of all checked options, USD. */
  readonly total: number;
  readonly effects: OptionEffects;
}

/**
 * Evaluates the option rules for a fan: what is visible, checked, locked and excluded with the reasons, prices, static
 * pressures and messages. A pure function of definitions and facts in the book and the user's picks.
 *
 * @param definitions the whole price book, for the places of the options
 * @param picks ids the user chose
 */
export function evaluateOptions(
  definitions: readonly OptionDefinition[],
  book: RuleBook,
  picks: readonly number[],
): EvaluatedOptions {
  const checked = settle(book, picks);
  const messages = optionMessages(book, checked);
  const places = new Map(definitions.map(({ fanOptionId }, place) => [fanOptionId, place]));
  const leads = book.visible.filter((option) => mergedWith(book, option)[0] === option);
  const options = leads.map((option) => shown(book, option, checked, messages, places.get(option.fanOptionId) ?? 0));
  return {
    checked,
    options,
    validation: { errors: messages.errors, warnings: messages.warnings },
    total: options.reduce((sum, option) => sum + (option.isChecked ? option.price : 0), 0),
    effects: effectsOf(book, checked),
  };
}

/** What checked options do to the fan itself. */
export function effectsOf(book: RuleBook, checked: Checked): OptionEffects {
  const chosen = book.visible.filter(({ code }) => checked.has(code));
  const reductions = chosen.flatMap(({ soundReduction }) => (soundReduction === undefined ? [] : [soundReduction]));
  const bands = Math.max(0, ...reductions.map((bandLosses) => bandLosses.length));
  return {
    staticPressure: chosen.reduce((sum, option) => sum + optionPressure(option, book.facts), 0),
    soundReduction: Array.from({ length: bands }, (_, band) =>
      reductions.reduce((sum, losses) => sum + (losses[band] ?? 0), 0),
    ),
    hasVfd: hasVfd(book, checked),
    enclosure: chosen.some(({ enclosure }) => enclosure === 'TEFC') ? 'TEFC' : 'ODP',
  };
}

function shown(
  book: RuleBook,
  option: OptionDefinition,
  checked: Checked,
  messages: OptionMessages,
  place: number,
): FanOption {
  const parts = mergedWith(book, option);
  const isChecked = checked.has(option.code);
  const toolTips = parts.flatMap((part) => toolTipsOf(book, part, checked));
  return {
    fanOptionId: option.fanOptionId,
    indexId: place,
    code: option.code,
    description: OPTION_TEXTS.mergedDescription(parts.map(({ description }) => description)),
    extendedDescription: option.extendedDescription ?? '',
    groupDescription: option.group,
    select: option.isRadio === true ? 'one' : 'many',
    optionType: extendedTypeOf(option),
    price: parts.reduce((sum, part) => sum + optionPrice(part, book.facts), 0),
    additionalStaticPressure: rounded.pressure(parts.reduce((sum, part) => sum + optionPressure(part, book.facts), 0)),
    isChecked,
    isTempChecked: false,
    isDisabled: toolTips.length > 0,
    isVisible: true,
    disabledToolTips: toolTips,
    validation: parts.flatMap((part) => messages.byCode.get(part.code) ?? []),
    hasSetpoints: false,
    mergedFanOptionIds: parts.length > 1 ? parts.map(({ fanOptionId }) => fanOptionId) : [],
    reheatCapacity: null,
  };
}

function toolTipsOf(book: RuleBook, option: OptionDefinition, checked: Checked): DisabledToolTip[] {
  if (checked.has(option.code)) {
    const reason = lockReason(book, option, checked);
    if (reason === null) return [];
    return [toolTip(reason, { requiredByOptionId: requirer(book, option, checked)?.fanOptionId ?? null })];
  }
  const open = unmetAlternatives(book, option, checked).filter((choices) => choices.length > 1);
  const rivals = conflicts(book, option, checked);
  const holder = holderAgainst(book, option, checked);
  return [
    ...open.map((choices) =>
      toolTip(OPTION_TEXTS.requires(choices.map(({ description }) => description)), {
        requiresOptionId: choices[0]?.fanOptionId ?? null,
      }),
    ),
    ...neededBy(book, option).flatMap((needed) => heldToolTip(book, needed, checked)),
    ...(holder === undefined || rivals.includes(holder) ? rivals : [...rivals, holder]).map((rival) =>
      toolTip(OPTION_TEXTS.excludedBy(rival.description), { disabledByOptionId: rival.fanOptionId }),
    ),
  ];
}

/** Why an option that would come along cannot: what it needs is kept out by something locked. */
function heldToolTip(book: RuleBook, needed: OptionDefinition, checked: Checked): DisabledToolTip[] {
  const holder = holderAgainst(book, needed, checked);
  if (checked.has(needed.code) || holder === undefined) return [];
  const tooltip = OPTION_TEXTS.requiresExcluded(needed.description, holder.description);
  return [toolTip(tooltip, { requiresOptionId: needed.fanOptionId, disabledByOptionId: holder.fanOptionId })];
}

function toolTip(tooltip: string, by: Partial<DisabledToolTip>): DisabledToolTip {
  return { tooltip, requiredByOptionId: null, requiresOptionId: null, disabledByOptionId: null, ...by };
}
