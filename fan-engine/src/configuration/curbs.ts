import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { FanOption } from '../options/fan-option.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import { optionPrice } from '../options/price.ts';
import { type Checked, type RuleBook, unmetAlternatives } from '../options/rules.ts';
import type { CurbSet } from './evaluation.ts';

/** Curbs of a fan and the hinge base that goes on them. */
export function curbSet(
  book: RuleBook,
  options: readonly FanOption[],
  checked: Checked,
  hingeOptionId: number | null,
): CurbSet {
  const curbs = options.filter(
    ({ groupDescription, select }) => groupDescription === OptionGroup.FanCurb && select === 'one',
  );
  const hinge = hingeBase(book);
  const choices = hinge?.hingeChoices ?? [];
  const chosen = choices.find(({ id }) => id === hingeOptionId) ?? choices[0];
  const price = hinge === undefined ? 0 : optionPrice(hinge, book.facts);
  return {
    curbs: curbs.map(({ fanOptionId, isChecked, price: curbPrice, description, additionalStaticPressure }) => ({
      id: fanOptionId,
      selected: isChecked,
      price: curbPrice,
      description,
      additionalStaticPressure,
    })),
    selectedHingeBaseId: hinge !== undefined && checked.has(hinge.code) ? (chosen?.id ?? null) : null,
    isHingeable: hinge !== undefined && unmetAlternatives(book, hinge, checked).length === 0,
    hingeOptions: choices.map(({ id, description }) => ({ id, description, price })),
  };
}

/** The hinge base of a fan, or undefined where it does not swing open. */
export function hingeBase(book: RuleBook): OptionDefinition | undefined {
  return book.visible.find(({ hingeChoices }) => hingeChoices !== undefined);
}

/** The checked curb, or undefined. */
export function checkedCurb(book: RuleBook, checked: Checked): OptionDefinition | undefined {
  return book.visible.find(
    ({ group, isRadio, code }) => group === OptionGroup.FanCurb && isRadio === true && checked.has(code),
  );
}
