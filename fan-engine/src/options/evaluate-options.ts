import type { Message } from '@specbuilder/shared-contracts/domain';
import type { SoundPath, SoundReduction } from '../sound/sound-path.ts';
import { rounded } from '../values/rounding.ts';
import { replacedBy } from './change.ts';
import { isAssumed } from './default-choices.ts';
import type { FanOption, ValidationResult } from './fan-option.ts';
import { fittedSize } from './fitting.ts';
import { choiceSetOf, extendedTypeOf } from './group-rules.ts';
import { obstaclesOf } from './obstacles.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionEffects } from './option-effects.ts';
import type { OptionFacts } from './option-facts.ts';
import { chosenTons, optionPressure, optionPrice } from './price.ts';
import type { PriceBook } from './price-book.ts';
import { reheatCapacity } from './reheat.ts';
import { resolvePicks } from './resolve-picks.ts';
import { type Checked, hasVfd, mergedWith, type RuleBook } from './rules.ts';
import { assumedIntake } from './sizing-intake.ts';
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
 * pressures and messages. A pure function of the properties in the book and the user's picks.
 *
 * @param prices the whole price book, for the positions of the options
 * @param picks ids the user chose
 */
export function evaluateOptions(prices: PriceBook, book: RuleBook, picks: readonly number[]): EvaluatedOptions {
  const checked = resolvePicks(book, picks);
  const messages = optionMessages(book, checked);
  const tons = chosenTons(book, checked);
  const leads = book.visible.filter((option) => mergedWith(book, option)[0] === option);
  const options = leads.map((option) =>
    shown(book, option, { picks, checked, messages, tons, place: prices.places.get(option.fanOptionId) ?? 0 }),
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
function soundReductionOf(chosen: readonly OptionDefinition[], { place }: OptionFacts): SoundReduction {
  const onPath = (path: SoundPath) =>
    chosen.flatMap(({ soundReduction }) => {
      if (soundReduction === undefined) return [];
      const muffledPath = soundReduction.at === 'duct' ? place.ductPath : soundReduction.at;
      return muffledPath === path ? [soundReduction.bands] : [];
    });
  return { inlet: sumOfBands(onPath('inlet')), outlet: sumOfBands(onPath('outlet')) };
}

function sumOfBands(losses: readonly (readonly number[])[]): number[] {
  const bands = Math.max(0, ...losses.map(({ length }) => length));
  return Array.from({ length: bands }, (_, band) => losses.reduce((sum, loss) => sum + (loss[band] ?? 0), 0));
}

interface Surroundings {
  readonly picks: readonly number[];
  readonly checked: Checked;
  readonly messages: OptionMessages;
  /** Nominal tons of the selected cooling. */
  readonly tons: number;
  readonly place: number;
}

function shown(
  book: RuleBook,
  option: OptionDefinition,
  { picks, checked, messages, tons, place }: Surroundings,
): FanOption {
  const parts = mergedWith(book, option);
  const obstacles = obstaclesOf(book, option, checked);
  const { price, pressure, validation } = sumOfParts(book, parts, { messages, tons });
  return {
    fanOptionId: option.fanOptionId,
    indexId: place,
    code: option.code,
    description: parts.length === 1 ? option.description : parts.map(({ description }) => description).join(' + '),
    extendedDescription: option.extendedDescription ?? '',
    size: fittedSize(option, book.facts.parts),
    groupDescription: option.group,
    select: option.isRadio === true ? 'one' : 'many',
    choiceSet: choiceSetOf(option) ?? null,
    optionType: extendedTypeOf(option),
    price,
    additionalStaticPressure: rounded.pressure(pressure),
    isChecked: checked.has(option.code),
    isUsual: isAssumed(book.facts, option),
    isTempChecked: false,
    isDisabled: obstacles.length > 0,
    isVisible: true,
    disabledToolTips: obstacles,
    replacesOptionIds: obstacles.length > 0 ? [] : replacedBy(book, picks, option, checked),
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
  { messages, tons }: Pick<Surroundings, 'messages' | 'tons'>,
) {
  let price = 0;
  let pressure = 0;
  const validation: Message[] = [];
  for (const part of parts) {
    price += optionPrice(part, book.facts, tons);
    pressure += optionPressure(part, book.facts);
    validation.push(...(messages.byCode.get(part.code) ?? []));
  }
  return { price, pressure, validation };
}
