import type { ExhaustSupplyListRow, HvlsRow } from '@specbuilder/shared-contracts/api';
import { horsepowerName, type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';
import { formatValue, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import type { ComparedFan } from './compared-result.ts';

/** A value of every compared fan, as the engine rated it. */
export interface ComparedValue {
  readonly id: string;
  readonly label: string;
  readonly texts: readonly string[];
  /** Indexes of the best ones; empty if no value is better than another, or all are the same. */
  readonly best: readonly number[];
  readonly isSame: boolean;
}

export interface ValueGroup {
  readonly title: string;
  readonly values: readonly ComparedValue[];
}

export interface ValueFacts {
  readonly cost: OperatingCostSettings;
  /** An amount in the chosen currency; null under 'No Pricing', where amounts leave altogether. */
  readonly money: ((usd: number) => string) | null;
}

export type Better = 'less' | 'more';

const TEN_YEARS = 10;
const NOTHING = '–';

/** Builds values from rows in the order in which they are shown side by side. */
export function valueRows<R>(rows: readonly R[]) {
  return {
    quantity: (of: QuantityName, label: string, value: (row: R) => number, better?: Better) => {
      const { unit } = QUANTITIES[of];
      const name = unit === '' ? label : `${label}, ${unit}`;
      return each(of + label, name, rows.map(value), (item) => formatValue(item, QUANTITIES[of]), better);
    },
    words: (label: string, value: (row: R) => string) => each(label, label, rows.map(value), (text) => text),
  };
}

export type ValueRows<R> = ReturnType<typeof valueRows<R>>;

/** What the fans cost to buy and to run, all of a row together. */
export function costGroup(fans: readonly ComparedFan[], { cost, money }: ValueFacts): ValueGroup {
  const amount = (label: string, value: (fan: ComparedFan) => number) =>
    money === null ? [] : [each(label, label, fans.map(value), money, 'less')];
  const isMany = fans.some(({ quantity }) => quantity > 1);
  const aYear = ({ inputKw }: ComparedFan) => operatingCost(inputKw, cost);
  const T = COMPARE_MESSAGES;
  const quantities = fans.map(({ quantity }) => quantity);
  return {
    title: T.cost,
    values: [
      ...(isMany ? [each(T.fans, T.fans, quantities, (count) => formatValue(count, QUANTITIES.airflow), 'less')] : []),
      ...(isMany ? amount(T.priceEach, ({ price, quantity }) => price / quantity) : []),
      ...amount(isMany ? T.priceOfAll : T.price, ({ price }) => price),
      ...amount(T.perYear, aYear),
      ...amount(T.tenYears, (fan) => fan.price + TEN_YEARS * aYear(fan)),
    ],
  };
}

/** Weight and listing, which every kind has. */
export function constructionGroup<R extends ExhaustSupplyListRow | HvlsRow>({ quantity, words }: ValueRows<R>) {
  return {
    title: COMPARE_MESSAGES.construction,
    values: [
      quantity('weight', COMPARE_MESSAGES.weight, ({ weightLb }) => weightLb ?? Number.NaN, 'less'),
      words(COMPARE_MESSAGES.listing, ({ listings }) => listings.join(', ') || NOTHING),
    ],
  };
}

export function motorValue<R>({ words }: ValueRows<R>, horsepower: (row: R) => number): ComparedValue {
  return words(`${COMPARE_MESSAGES.motor}, ${QUANTITIES.power.unit}`, (row) => horsepowerName(horsepower(row)));
}

function each<V extends number | string>(
  id: string,
  label: string,
  values: readonly V[],
  textOf: (value: V) => string,
  better?: Better,
): ComparedValue {
  const texts = values.map((value) => textOf(value) || NOTHING);
  // Values that read the same are the same: two equal numbers get no different marks.
  const isSame = new Set(texts).size <= 1;
  return { id, label, texts, isSame, best: better === undefined || isSame ? [] : bestOf(values, texts, better) };
}

function bestOf(values: readonly (number | string)[], texts: readonly string[], better: Better): readonly number[] {
  const numbers = values.map(Number);
  const known = numbers.filter((value) => !Number.isNaN(value));
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  const text = texts[numbers.indexOf(best)];
  return texts.flatMap((item, index) => (item === text ? [index] : []));
}
