import { written } from '../../catalogue/index.ts';
import { nameOf, DELIVERABLE_TEXTS as TEXTS } from '../../core/index.ts';
import type { Fact } from '../paper/paper.ts';
import type { PaperItem } from '../subject/subject.ts';
import * as figures from './figures.ts';

/** The requested duty, the fan's actual performance, its operating point and its power. */
export function performanceFacts(item: PaperItem): Fact[] {
  const { rating, hvls } = item.item;
  if (hvls) return ceilingFanFacts(hvls);
  return rating === null ? [] : [...dutyFacts(item, rating), ...runFacts(item, rating)];
}

type Rating = NonNullable<PaperItem['item']['rating']>;
type Hvls = NonNullable<PaperItem['item']['hvls']>;

function dutyFacts({ duty }: PaperItem, rating: Rating): Fact[] {
  const scheduled: Fact[] = [
    ...(duty?.airflow == null ? [] : [[TEXTS.fact.airflowScheduled, figures.flow(duty.airflow)] as const]),
    ...(duty?.staticPressure == null
      ? []
      : [[TEXTS.fact.pressureScheduled, figures.pressure(duty.staticPressure)] as const]),
  ];
  const losses = rating.unitLosses.reduce((sum, { staticPressure }) => sum + staticPressure, 0);
  return [
    ...scheduled,
    [TEXTS.fact.airflowRequired, figures.flow(rating.requiredCfm)],
    [TEXTS.fact.airflow, figures.flow(rating.cfm)],
    [TEXTS.fact.externalPressure, figures.pressure(rating.externalStaticPressure)],
    ...(rating.optionStaticPressure > 0
      ? [[TEXTS.fact.optionPressure, figures.pressure(rating.optionStaticPressure)] as const]
      : []),
    ...(losses > 0 ? [[TEXTS.fact.unitPressure, figures.pressure(losses)] as const] : []),
    [TEXTS.fact.totalPressure, figures.pressure(rating.totalStaticPressure)],
  ];
}

function runFacts(item: PaperItem, rating: Rating): Fact[] {
  const { energy } = rating;
  return [
    [TEXTS.fact.fanSpeed, TEXTS.value.ofMost({ value: written(rating.rpm), most: written(rating.maximumRpm) })],
    ...(rating.fanClass === null ? [] : [[TEXTS.fact.fanClass, rating.fanClass] as const]),
    [TEXTS.fact.shaftPower, figures.power(rating.bhp)],
    ...(rating.totalBhp > rating.bhp ? [[TEXTS.fact.powerWithDrive, figures.power(rating.totalBhp)] as const] : []),
    [TEXTS.fact.electricalInput, figures.kilowatts(rating.inputKw)],
    [TEXTS.fact.fep, figures.kilowatts(energy.fep)],
    [
      TEXTS.fact.fei,
      energy.feiLimit === null
        ? written(energy.fei, 2)
        : TEXTS.value.withLimit({ value: written(energy.fei, 2), limit: written(energy.feiLimit, 2) }),
    ],
    [TEXTS.fact.staticEfficiency, figures.percent(rating.staticEfficiency, 1)],
    [TEXTS.fact.totalEfficiency, figures.percent(rating.totalEfficiency, 1)],
    [TEXTS.fact.outletVelocity, figures.velocity(rating.outletVelocity)],
    [TEXTS.fact.drive, driveText(item)],
  ];
}

/** Air that an item was sized for. */
export function airFacts({ item, row }: PaperItem): Fact[] {
  const { specification } = row.configuration;
  if (!('altitude' in specification) || item.rating === null) return [];
  const { altitude, temperature, ambientTemperature } = specification;
  return [
    [TEXTS.fact.altitude, figures.length(altitude ?? 0)],
    [TEXTS.fact.density, figures.density(item.rating.density)],
    ...(temperature == null ? [] : [[TEXTS.fact.airstream, figures.temperature(temperature)] as const]),
    ...(ambientTemperature == null
      ? []
      : [[TEXTS.fact.motorAmbient, figures.temperature(ambientTemperature)] as const]),
    [
      TEXTS.fact.dba,
      TEXTS.value.atDistance({ value: written(item.rating.soundDba), feet: written(item.rating.soundDistance) }),
    ],
    [
      TEXTS.fact.sones,
      TEXTS.value.atDistance({ value: written(item.rating.soundSones, 1), feet: written(item.rating.soundDistance) }),
    ],
  ];
}

function ceilingFanFacts(hvls: Hvls): Fact[] {
  return [
    [TEXTS.fact.diameter, figures.length(hvls.diameter)],
    [TEXTS.fact.blades, written(hvls.blades)],
    [TEXTS.fact.airflowAtMost, figures.flow(hvls.cfm)],
    [TEXTS.fact.mostSpeed, figures.speed(hvls.rpm)],
    [TEXTS.fact.electricalInput, figures.kilowatts(hvls.inputKw)],
    [TEXTS.fact.cfei, written(hvls.cfei, 2)],
    [TEXTS.fact.soundOfCeilingFan, TEXTS.value.dba({ value: written(hvls.noise) })],
    [TEXTS.fact.coverage, figures.area(hvls.coveredSquareFootage)],
  ];
}

export function driveText({ variant }: Pick<PaperItem, 'variant'>): string {
  return variant === null ? figures.NONE : TEXTS.driveOf({ variant });
}

/** Name of the product line in the reader's language. */
export function lineName({ product, item }: Pick<PaperItem, 'product' | 'item'>): string {
  return nameOf(product?.line.name ?? item.description);
}
