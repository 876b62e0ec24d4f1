import { applyOptionsDelta, optionsDelta } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { UNIT_FACTS } from '../../test/fixtures/option-facts.ts';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import { EngineError } from '../specification/engine-error.ts';
import { choose } from './change.ts';
import { defaultPicks } from './default-choices.ts';
import { type EvaluatedOptions, evaluateOptions } from './evaluate-options.ts';
import { choiceSetOf } from './group-rules.ts';
import { PriceBook } from './price-book.ts';
import { resolvePicks } from './resolve-picks.ts';
import { type RuleBook, ruleBook } from './rules.ts';

const PRICES = new PriceBook(DEMO_DOCUMENT.options);

const BOOKS = new Map(UNIT_FACTS.map(([name, facts]) => [name, ruleBook(PRICES, facts)]));

const evaluated = (book: RuleBook, picks: readonly number[]) => evaluateOptions(PRICES, book, picks);

function bookOf(unit: string): RuleBook {
  const book = BOOKS.get(unit);
  if (book === undefined) throw new Error(`No unit ${unit}`);
  return book;
}

/** A unit and random clicks on what it shows; a change that a rule rejects leaves the picks unchanged. */
const clicked = fc
  .record({
    unit: fc.constantFrom(...BOOKS.keys()),
    clicks: fc.array(fc.record({ place: fc.nat({ max: 300 }), selected: fc.boolean() }), { maxLength: 14 }),
  })
  .map(({ unit, clicks }) => {
    const book = bookOf(unit);
    let picks = defaultPicks(book);
    for (const { place, selected } of clicks) {
      const option = book.visible[place % book.visible.length];
      if (option === undefined) continue;
      try {
        picks = choose(book, picks, { optionId: option.fanOptionId, selected });
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
      }
    }
    return { unit, picks };
  });

/** Any ids at all, as an older item or another unit may carry them. */
const anyPicks = fc.record({
  unit: fc.constantFrom(...BOOKS.keys()),
  picks: fc.array(fc.constantFrom(...DEMO_DOCUMENT.options.map(({ fanOptionId }) => fanOptionId)), { maxLength: 40 }),
});

const checkedIn = ({ options }: EvaluatedOptions) => options.filter(({ isChecked }) => isChecked);

describe('options of any unit, whatever is chosen', () => {
  it('reach a fixed point: resolving what was resolved changes nothing', () => {
    fc.assert(
      fc.property(anyPicks, ({ unit, picks }) => {
        const book = bookOf(unit);
        const checked = resolvePicks(book, picks);
        const ids = book.visible.filter(({ code }) => checked.has(code)).map(({ fanOptionId }) => fanOptionId);
        expect([...resolvePicks(book, ids)].sort()).toEqual([...checked].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('never stand beside what they exclude, without what they require, or twice in one choice', () => {
    fc.assert(
      fc.property(fc.oneof(clicked, anyPicks), ({ unit, picks }) => {
        const book = bookOf(unit);
        const checked = resolvePicks(book, picks);
        const chosen = book.visible.filter(({ code }) => checked.has(code));
        for (const { code, excludes = [], requires = [] } of chosen) {
          expect([code, excludes.filter((other) => checked.has(other))]).toEqual([code, []]);
          expect([code, requires.filter((any) => !any.some((other) => checked.has(other)))]).toEqual([code, []]);
        }
        const sets = chosen.flatMap((option) => choiceSetOf(option) ?? []);
        expect(new Set(sets).size).toBe(sets.length);
      }),
      { numRuns: 300 },
    );
  });

  it('[OPT-017] change by a delta that turns the old list into the new one', () => {
    fc.assert(
      fc.property(clicked, fc.nat(), ({ unit, picks }, place) => {
        const book = bookOf(unit);
        const before = evaluated(book, picks).options;
        const free = before.filter(({ isDisabled }) => !isDisabled);
        const option = free[place % free.length];
        if (option === undefined) return;
        const change = { optionId: option.fanOptionId, selected: !option.isChecked };
        const after = evaluated(book, choose(book, picks, change)).options;
        expect(applyOptionsDelta(before, JSON.parse(JSON.stringify(optionsDelta(before, after))))).toEqual(after);
      }),
      { numRuns: 200 },
    );
  });

  it('[PRC-001] cost the sum of what is checked, in whole dollars', () => {
    fc.assert(
      fc.property(clicked, ({ unit, picks }) => {
        const book = bookOf(unit);
        const evaluation = evaluated(book, picks);
        expect(evaluation.total).toBe(checkedIn(evaluation).reduce((sum, { price }) => sum + price, 0));
        expect(evaluation.options.filter(({ price }) => !(Number.isInteger(price) && price >= 0))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('[OPT-056] can be chosen or left whenever they are not disabled, and say why when they are', () => {
    fc.assert(
      fc.property(clicked, ({ unit, picks }) => {
        const book = bookOf(unit);
        for (const { code, fanOptionId, isChecked, isDisabled, disabledToolTips } of evaluated(book, picks).options) {
          expect(isDisabled).toBe(disabledToolTips.length > 0);
          const after = tryToChoose(book, picks, { optionId: fanOptionId, selected: !isChecked });
          expect([code, after === null]).toEqual([code, isDisabled]);
          if (after !== null) expect([code, resolvePicks(book, after).has(code)]).toEqual([code, !isChecked]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('say what they replace when they are chosen, and replace that alone', () => {
    fc.assert(
      fc.property(clicked, ({ unit, picks }) => {
        const book = bookOf(unit);
        const before = evaluated(book, picks).options;
        for (const { code, fanOptionId, choiceSet, isChecked, isDisabled, replacesOptionIds } of before) {
          if (isChecked || isDisabled) {
            expect([code, replacesOptionIds]).toEqual([code, []]);
            continue;
          }
          const after = resolvePicks(book, choose(book, picks, { optionId: fanOptionId, selected: true }));
          const gone = before.filter(
            (other) =>
              other.isChecked && !after.has(other.code) && (choiceSet === null || other.choiceSet !== choiceSet),
          );
          expect([code, replacesOptionIds]).toEqual([code, gone.map((other) => other.fanOptionId)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('come back when one is checked and unchecked, unless a rule took something away', () => {
    fc.assert(
      fc.property(clicked, fc.nat(), ({ unit, picks }, place) => {
        const book = bookOf(unit);
        const free = evaluated(book, picks).options.filter(({ isChecked, isDisabled }) => !isChecked && !isDisabled);
        const option = free[place % Math.max(1, free.length)];
        if (option === undefined) return;
        const on = choose(book, picks, { optionId: option.fanOptionId, selected: true });
        if (picks.some((id) => !on.includes(id))) return;
        const off = choose(book, on, { optionId: option.fanOptionId, selected: false });
        expect([...off].sort()).toEqual([...picks].sort());
        expect(evaluated(book, off)).toEqual(evaluated(book, picks));
      }),
      { numRuns: 200 },
    );
  });

  it('have finite prices and static pressures, and messages that lead to a visible option', () => {
    fc.assert(
      fc.property(clicked, ({ unit, picks }) => {
        const book = bookOf(unit);
        const { options, validation, effects } = evaluated(book, picks);
        expect(JSON.stringify([options, effects])).not.toMatch(/NaN|Infinity/);
        const reported = new Set(options.flatMap(({ validation }) => validation));
        for (const text of [...validation.errors, ...validation.warnings]) expect(reported).toContain(text);
      }),
      { numRuns: 200 },
    );
  });
});

function tryToChoose(book: RuleBook, picks: readonly number[], change: { optionId: number; selected: boolean }) {
  try {
    return choose(book, picks, change);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}
