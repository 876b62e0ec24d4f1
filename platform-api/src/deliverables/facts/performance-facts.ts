import {
  deliversAsRequired,
  isAboveNoiseCurves,
  operatingPoint,
  requiredPoint,
  shownFei,
} from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import type { Fact } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import * as values from './values.ts';

/** The requested duty, the fan's actual performance, its operating point and its power. */
export function performanceFacts(item: DeliverableItem): Fact[] {
  const { rating, hvls } = item.item;
  if (hvls) return ceilingFanFacts(hvls);
  return rating === null ? [] : [...dutyFacts(item, rating), ...runFacts(item, rating)];
}

type Rating = NonNullable<DeliverableItem['item']['rating']>;
type Hvls = NonNullable<DeliverableItem['item']['hvls']>;

function dutyFacts({ duty }: DeliverableItem, rating: Rating): Fact[] {
  const scheduled: Fact[] = [
    ...(duty?.airflow == null ? [] : [[MESSAGES.fact.airflowScheduled, values.flow(duty.airflow)] as const]),
    ...(duty?.staticPressure == null
      ? []
      : [[MESSAGES.fact.pressureScheduled, values.pressure(duty.staticPressure)] as const]),
  ];
  const [required, operating] = [requiredPoint(rating), operatingPoint(rating)];
  const losses = rating.unitLosses.reduce((sum, { staticPressure }) => sum + staticPressure, 0);
  return [
    ...scheduled,
    [MESSAGES.fact.airflowRequired, values.flow(required.cfm)],
    [MESSAGES.fact.externalPressure, values.pressure(required.externalStaticPressure)],
    ...(rating.optionStaticPressure > 0
      ? [[MESSAGES.fact.optionPressure, values.pressure(rating.optionStaticPressure)] as const]
      : []),
    ...(losses > 0 ? [[MESSAGES.fact.unitPressure, values.pressure(losses)] as const] : []),
    [MESSAGES.fact.totalPressure, values.pressure(required.totalStaticPressure)],
    [MESSAGES.fact.airflow, values.flow(operating.cfm)],
    ...(deliversAsRequired(rating)
      ? []
      : [
          [MESSAGES.fact.externalPressureActual, values.pressure(operating.externalStaticPressure)] as const,
          [MESSAGES.fact.totalPressureActual, values.pressure(operating.totalStaticPressure)] as const,
        ]),
  ];
}

function runFacts(item: DeliverableItem, rating: Rating): Fact[] {
  const { energy } = rating;
  return [
    [MESSAGES.fact.fanSpeed, MESSAGES.value.ofMax({ value: written(rating.rpm), most: written(rating.maximumRpm) })],
    ...(rating.fanClass === null ? [] : [[MESSAGES.fact.fanClass, rating.fanClass] as const]),
    [MESSAGES.fact.shaftPower, values.power(rating.bhp)],
    ...(rating.totalBhp > rating.bhp ? [[MESSAGES.fact.powerWithDrive, values.power(rating.totalBhp)] as const] : []),
    [MESSAGES.fact.electricalInput, values.kilowatts(rating.inputKw)],
    [MESSAGES.fact.fep, values.kilowatts(energy.fep)],
    ...feiFact(energy),
    [MESSAGES.fact.staticEfficiency, values.percent(rating.staticEfficiency, 1)],
    [MESSAGES.fact.totalEfficiency, values.percent(rating.totalEfficiency, 1)],
    [MESSAGES.fact.outletVelocity, values.velocity(rating.outletVelocity)],
    [MESSAGES.fact.drive, driveText(item)],
  ];
}

function feiFact(energy: Rating['energy']): Fact[] {
  const fei = shownFei(energy);
  if (fei === null || energy.feiLimit === null) return [];
  const withLimit = { value: written(fei, 2), limit: written(energy.feiLimit, 2) };
  return [[MESSAGES.fact.fei, MESSAGES.value.withLimit(withLimit)]];
}

/** Air that an item was sized for. */
export function airFacts({ item, row }: DeliverableItem): Fact[] {
  const { specification } = row.configuration;
  if (!('altitude' in specification) || item.rating === null) return [];
  const { altitude, temperature, ambientTemperature } = specification;
  return [
    [MESSAGES.fact.altitude, values.length(altitude ?? 0)],
    [MESSAGES.fact.density, values.density(item.rating.density)],
    ...(temperature == null ? [] : [[MESSAGES.fact.airstream, values.temperature(temperature)] as const]),
    ...(ambientTemperature == null
      ? []
      : [[MESSAGES.fact.motorAmbient, values.temperature(ambientTemperature)] as const]),
    [
      MESSAGES.fact.dba,
      MESSAGES.value.atDistance({ value: written(item.rating.soundDba), feet: written(item.rating.soundDistance) }),
    ],
    [
      MESSAGES.fact.sones,
      MESSAGES.value.atDistance({
        value: written(item.rating.soundSones, 1),
        feet: written(item.rating.soundDistance),
      }),
    ],
    ...soundFacts(item.rating),
  ];
}

/** Sound power and the noise criterion, which is above or below all curves where it is on none; older items have neither. */
function soundFacts(rating: Rating): Fact[] {
  if (rating.soundLwa == null) return [];
  return [
    [MESSAGES.fact.soundPower, MESSAGES.value.soundPower({ value: written(rating.soundLwa) })],
    [MESSAGES.fact.noiseCriterion, criterionText(rating)],
  ];
}

function criterionText({ soundNc, soundDba, soundDistance }: Rating): string {
  const feet = written(soundDistance);
  if (soundNc != null) return MESSAGES.value.noiseCriterion({ nc: written(soundNc), feet });
  return isAboveNoiseCurves(soundDba)
    ? MESSAGES.value.aboveNoiseCurves({ feet })
    : MESSAGES.value.belowNoiseCurves({ feet });
}

function ceilingFanFacts(hvls: Hvls): Fact[] {
  return [
    [MESSAGES.fact.diameter, values.length(hvls.diameter)],
    [MESSAGES.fact.blades, written(hvls.blades)],
    [MESSAGES.fact.airflowAtMost, values.flow(hvls.cfm)],
    [MESSAGES.fact.maxSpeed, values.speed(hvls.rpm)],
    [MESSAGES.fact.electricalInput, values.kilowatts(hvls.inputKw)],
    [MESSAGES.fact.cfei, written(hvls.cfei, 2)],
    [MESSAGES.fact.soundOfCeilingFan, MESSAGES.value.dba({ value: written(hvls.noise) })],
    [MESSAGES.fact.coverage, values.area(hvls.coveredSquareFootage)],
  ];
}

export function driveText({ variant }: Pick<DeliverableItem, 'variant'>): string {
  return variant === null ? values.NONE : MESSAGES.driveOf({ variant });
}

/** Name of the product line in the reader's language. */
export function lineName({ product, item }: Pick<DeliverableItem, 'product' | 'item'>): string {
  return nameOf(product?.line.name ?? item.description);
}
