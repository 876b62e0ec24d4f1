import type { OptionEffects } from '../rating/fan-rating.ts';
import { rounded } from '../rounding.ts';
import { ductPath, type SoundPath, type SoundReduction } from '../sound/sound-path.ts';
import { lockReason } from './change.ts';
import type { DisabledToolTip, FanOption, ValidationResult } from './fan-option.ts';
import { choiceSetOf, extendedTypeOf } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import { chosenTons, optionPressure, optionPrice } from './price.ts';
import { reheatCapacity } from './reheat.ts';
import { requirementText } from './requirement-text.ts';
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
import { assumedIntake } from './sizing-intake.ts';
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
  const places = placesOf(definitions);
  const tons = chosenTons(book, checked);
  const leads = book.visible.filter((option) => mergedWith(book, option)[0] === option);
  const options = leads.map((option) =>
    shown(book, option, { checked, messages, tons, place: places.get(option.fanOptionId) ?? 0 }),
  );
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
  const assumed = assumedIntake(book.visible, book.facts, checked);
  const chosen = book.visible.filter((option) => option === assumed || checked.has(option.code));
  return {
    staticPressure: chosen.reduce((sum, option) => sum + optionPressure(option, book.facts), 0),
    soundReduction: soundReductionOf(chosen, book.facts),
    hasVfd: hasVfd(book, checked),
    enclosure: chosen.some(({ enclosure }) => enclosure === 'TEFC') ? 'TEFC' : 'ODP',
  };
}

/** Insertion losses of options add up on the path that each of them muffles. */
function soundReductionOf(chosen: readonly OptionDefinition[], { category }: OptionFacts): SoundReduction {
  const onPath = (path: SoundPath) =>
    chosen.flatMap(({ soundReduction }) => {
      if (soundReduction === undefined) return [];
      const muffledPath = soundReduction.at === 'duct' ? ductPath(category) : soundReduction.at;
      return muffledPath === path ? [soundReduction.bands] : [];
    });
  return { inlet: sumOfBands(onPath('inlet')), outlet: sumOfBands(onPath('outlet')) };
}

function sumOfBands(losses: readonly (readonly number[])[]): number[] {
  const bands = Math.max(0, ...losses.map(({ length }) => length));
  return Array.from({ length: bands }, (_, band) => losses.reduce((sum, loss) => sum + (loss[band] ?? 0), 0));
}

const PLACES = new WeakMap<readonly OptionDefinition[], ReadonlyMap<number, number>>();

/** Places of the options in a price book by id, looked up once for each book. */
function placesOf(definitions: readonly OptionDefinition[]): ReadonlyMap<number, number> {
  const known = PLACES.get(definitions);
  if (known !== undefined) return known;
  const places = new Map(definitions.map(({ fanOptionId }, place) => [fanOptionId, place]));
  PLACES.set(definitions, places);
  return places;
}

interface Surroundings {
  readonly checked: Checked;
  readonly messages: OptionMessages;
  /** Nominal cooling that stands chosen. */
  readonly tons: number;
  readonly place: number;
}

function shown(book: RuleBook, option: OptionDefinition, { checked, messages, tons, place }: Surroundings): FanOption {
  const parts = mergedWith(book, option);
  const { price, pressure, toolTips, validation } = sumOfParts(book, parts, { checked, messages, tons });
  return {
    fanOptionId: option.fanOptionId,
    indexId: place,
    code: option.code,
    description:
      parts.length === 1
        ? option.description
        : OPTION_TEXTS.mergedDescription(parts.map(({ description }) => description)),
    extendedDescription: option.extendedDescription ?? '',
    groupDescription: option.group,
    select: option.isRadio === true ? 'one' : 'many',
    choiceSet: choiceSetOf(option) ?? null,
    optionType: extendedTypeOf(option),
    price,
    additionalStaticPressure: rounded.pressure(pressure),
    isChecked: checked.has(option.code),
    isTempChecked: false,
    isDisabled: toolTips.length > 0,
    isVisible: true,
    disabledToolTips: toolTips,
    validation,
    // Setpoints belong to one option; a merged pair keeps none.
    hasSetpoints: option.setpoints !== undefined && parts.length === 1,
    mergedFanOptionIds: parts.length > 1 ? parts.map(({ fanOptionId }) => fanOptionId) : [],
    reheatCapacity: option.reheat === undefined ? null : reheatCapacity(option.reheat, book.facts),
  };
}

/** What options that show as one come to together. */
function sumOfParts(
  book: RuleBook,
  parts: readonly OptionDefinition[],
  { checked, messages, tons }: Omit<Surroundings, 'place'>,
) {
  let price = 0;
  let pressure = 0;
  const toolTips: DisabledToolTip[] = [];
  const validation: string[] = [];
  for (const part of parts) {
    price += optionPrice(part, book.facts, tons);
    pressure += optionPressure(part, book.facts);
    toolTips.push(...toolTipsOf(book, part, checked));
    validation.push(...(messages.byCode.get(part.code) ?? []));
  }
  return { price, pressure, toolTips, validation };
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
    ...open.map((choices) => toolTip(requirementText(choices), { requiresOptionId: choices[0]?.fanOptionId ?? null })),
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
