import { OPTION_DEFINITIONS } from '../options/catalogue/option-definitions.ts';
import { choose, defaultPicks } from '../options/change.ts';
import { type EvaluatedOptions, evaluateOptions } from '../options/evaluate-options.ts';
import type { FanOption } from '../options/fan-option.ts';
import { ruleBook } from '../options/rules.ts';
import { factsOf, type OrderedUnit } from './option-facts.ts';

/** Options of a new unit after some choices, one after the other; `-CODE` unchecks. */
export function chosen(ordered: OrderedUnit, choices = ''): EvaluatedOptions {
  const book = ruleBook(OPTION_DEFINITIONS, factsOf(ordered));
  const wanted = choices === '' ? [] : choices.split(' ');
  const picks = wanted.reduce((current, choice) => {
    const code = choice.replace('-', '');
    const option = book.byCode.get(code);
    if (option === undefined) throw new Error(`${code} is not visible`);
    return choose(book, current, { optionId: option.fanOptionId, selected: code === choice });
  }, defaultPicks(book));
  return evaluateOptions(OPTION_DEFINITIONS, book, picks);
}

/** An option as a screen shows it. */
export function shownOption({ options }: EvaluatedOptions, code: string): FanOption {
  const option = options.find((candidate) => candidate.code === code);
  if (option === undefined) throw new Error(`${code} is not visible`);
  return option;
}

/** Codes of the options that stand checked. */
export function codesOf({ options }: EvaluatedOptions): string[] {
  return options.filter(({ isChecked }) => isChecked).map(({ code }) => code);
}
