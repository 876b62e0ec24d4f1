import type { ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import { horsepowerName, type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';
import { formatFigure, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import { COMPARE_TEXTS } from '../words/compare.generated.ts';
import { namesOf } from './compared-result.ts';

/** A figure of every compared fan, as the engine rated it. */
export interface ComparedFigure {
  readonly id: string;
  readonly label: string;
  readonly texts: readonly string[];
  /** Places of the best ones; none where no figure is better than another, or all are the same. */
  readonly best: readonly number[];
  readonly isSame: boolean;
}

export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly ComparedFigure[];
}

interface Facts {
  readonly cost: OperatingCostSettings;
  /** An amount in the chosen currency; null under 'No Pricing', where amounts leave altogether. */
  readonly money: ((usd: number) => string) | null;
}

type Better = 'less' | 'more';

const TEN_YEARS = 10;

/** What the rows are compared by, in groups. */
export function comparedFigures(rows: readonly ExhaustSupplyRow[], { cost, money }: Facts): readonly FigureGroup[] {
  const quantity = (of: QuantityName, label: string, value: (row: ExhaustSupplyRow) => number, better?: Better) => {
    const { unit } = QUANTITIES[of];
    const name = unit === '' ? label : `${label}, ${unit}`;
    return figure(of + label, name, rows.map(value), (one) => formatFigure(one, QUANTITIES[of]), better);
  };
  const amount = (label: string, value: (row: ExhaustSupplyRow) => number) =>
    money === null ? [] : [figure(label, label, rows.map(value), money, 'less')];
  const words = (label: string, value: (row: ExhaustSupplyRow) => string) =>
    figure(label, label, rows.map(value), (text) => text);
  const aYear = ({ kilowattHour }: ExhaustSupplyRow) => operatingCost(kilowattHour, cost);
  const feet = formatFigure(rows[0]?.rating.soundDistance, QUANTITIES.length);
  const T = COMPARE_TEXTS;
  return [
    {
      title: T.cost,
      figures: [
        ...amount(T.price, ({ price }) => price),
        ...amount(T.perYear, aYear),
        ...amount(T.tenYears, (row) => row.price + TEN_YEARS * aYear(row)),
      ],
    },
    {
      title: T.air,
      figures: [
        quantity('airflow', T.airflow, ({ rating }) => rating.cfm),
        quantity('staticPressure', T.staticPressure, ({ rating }) => rating.totalStaticPressure),
        quantity('speed', T.speed, ({ rating }) => rating.rpm),
        quantity('brakeHorsepower', T.totalBhp, ({ rating }) => rating.totalBhp, 'less'),
        quantity('fanEnergyIndex', T.fei, ({ rating }) => rating.energy.fei, 'more'),
        quantity('efficiency', T.staticEfficiency, ({ rating }) => rating.staticEfficiency, 'more'),
        quantity('efficiency', T.stallMargin, ({ rating }) => rating.surgeMargin, 'more'),
      ],
    },
    {
      title: T.electrical,
      figures: [
        words(T.drive, ({ driveText }) => driveText),
        words(`${T.motor}, ${QUANTITIES.power.unit}`, ({ motorHorsepower }) => horsepowerName(motorHorsepower)),
        quantity('inputPower', T.input, ({ rating }) => rating.inputKw, 'less'),
        quantity('specificFanPower', T.specificPower, ({ rating }) => rating.specificFanPower, 'less'),
      ],
    },
    {
      title: T.sound,
      figures: [
        quantity('sound', T.sones({ feet }), ({ rating }) => rating.soundSones, 'less'),
        quantity('soundPressure', T.dba({ feet }), ({ rating }) => rating.soundDba, 'less'),
      ],
    },
  ].filter(({ figures }) => figures.length > 0);
}

function figure<V extends number | string>(
  id: string,
  label: string,
  values: readonly V[],
  textOf: (value: V) => string,
  better?: Better,
): ComparedFigure {
  const texts = values.map(textOf);
  // What reads the same is the same: no word may tell two equal figures apart.
  const isSame = new Set(texts).size <= 1;
  return { id, label, texts, isSame, best: better === undefined || isSame ? [] : bestOf(values, texts, better) };
}

function bestOf(values: readonly (number | string)[], texts: readonly string[], better: Better): readonly number[] {
  const numbers = values.map(Number);
  const best = better === 'less' ? Math.min(...numbers) : Math.max(...numbers);
  const text = texts[numbers.indexOf(best)];
  return texts.flatMap((one, place) => (one === text ? [place] : []));
}

/** What the dearer of two fans gives back: years until its lower running cost has paid for its price. */
export interface Payback {
  readonly cheap: string;
  readonly dear: string;
  readonly more: number;
  readonly savedAYear: number;
  readonly years: number;
}

/** Of the cheapest fan and the one that costs least to run; null where they are the same, or nothing is saved. */
export function paybackOf(rows: readonly ExhaustSupplyRow[], cost: OperatingCostSettings): Payback | null {
  const aYear = ({ kilowattHour }: ExhaustSupplyRow) => operatingCost(kilowattHour, cost);
  const [cheap] = [...rows].sort((a, b) => a.price - b.price);
  const [frugal] = [...rows].sort((a, b) => aYear(a) - aYear(b));
  if (cheap === undefined || frugal === undefined || frugal.price <= cheap.price) return null;
  const savedAYear = aYear(cheap) - aYear(frugal);
  if (savedAYear < 1) return null;
  const names = namesOf(rows);
  const nameOf = (row: ExhaustSupplyRow) => names[rows.indexOf(row)] ?? '';
  const more = frugal.price - cheap.price;
  return { cheap: nameOf(cheap), dear: nameOf(frugal), more, savedAYear, years: more / savedAYear };
}
