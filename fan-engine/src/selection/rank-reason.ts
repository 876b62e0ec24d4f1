import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import type { RatedFit } from './fit.ts';
import { RANK_TEXTS } from './texts.ts';

/** A superlative that is true of some rows of a list, with its words. */
interface Claim {
  readonly figure: (rated: RatedFit) => number;
  readonly text: (rated: RatedFit) => string;
}

const GROWTH_WORTH_TELLING = 1.2;
const SLOW_BELT_RPM = 850;

/**
 * One short reason per fit of a ranked list. Superlatives are given once, to the best row without one, and the rest say
 * what their drive or size means.
 */
export function rankReasons(
  ranked: readonly RatedFit[],
  sonesLimit: number | null,
  someWereTooLoud: boolean,
): string[] {
  const reasons = new Map<RatedFit, string>();
  const first = ranked[0];
  if (first !== undefined) reasons.set(first, firstReason(sonesLimit, someWereTooLoud));
  for (const { figure, text } of CLAIMS) {
    const least = Math.min(...ranked.map(figure));
    const best = ranked.filter((fit) => figure(fit) === least);
    const teller = best.find((fit) => !reasons.has(fit));
    // The first row keeps its price; where it is the best as well, nobody else may claim to be.
    if (teller !== undefined && best[0] !== first) reasons.set(teller, text(teller));
  }
  const told: Told = { nextWheelUp: false, roomToGrow: false, speeds: new Map() };
  return ranked.map((fit) => {
    const reason = reasons.get(fit) ?? plainReason(fit, told);
    told.speeds.set(lineAndDrive(fit), fit.rating.rpm);
    return reason;
  });
}

/** What the rows above have said: these reasons are given once, and a wheel is compared with the next cheaper one. */
interface Told {
  nextWheelUp: boolean;
  roomToGrow: boolean;
  /** Speed of the last row of each line and drive, rpm. */
  readonly speeds: Map<number, number>;
}

/** Digits that the code of a drive takes. */
const DRIVE_PLACES = 10;

function lineAndDrive({ unit }: RatedFit): number {
  return unit.line.id * DRIVE_PLACES + DRIVE_VARIANTS[unit.variant].code;
}

/** Reason of a row that is shown although it is too loud. */
export function overSoundReason({ rating }: RatedFit, limit: number): string {
  return RANK_TEXTS.overSound(rating.soundSones, limit);
}

function firstReason(sonesLimit: number | null, someWereTooLoud: boolean): string {
  if (sonesLimit === null || !someWereTooLoud) return RANK_TEXTS.lowestPrice;
  return RANK_TEXTS.lowestPriceForSound(sonesLimit);
}

const CLAIMS: readonly Claim[] = [
  { figure: ({ rating }) => -rating.energy.fei, text: (rated) => RANK_TEXTS.bestFei(isVariable(rated)) },
  { figure: ({ rating }) => rating.inputKw, text: () => RANK_TEXTS.lowestRunningCost },
  { figure: ({ rating }) => rating.soundSones, text: () => RANK_TEXTS.quietest },
  { figure: ({ fit }) => fit.wheel.diameterIn, text: (rated) => RANK_TEXTS.smallestWheel(isVariable(rated)) },
];

function plainReason(rated: RatedFit, told: Told): string {
  const dba = rated.rating.soundDba;
  switch (rated.fit.plan.variant) {
    case 'FixedSpeed':
      return fixedSpeedReason(rated);
    case 'Vfd':
      return RANK_TEXTS.variableSpeed(dba);
    case 'Ecm':
      return RANK_TEXTS.ecm(dba);
    case 'SpeedControl':
      return RANK_TEXTS.speedControl(dba);
    default:
      return beltReason(rated, told);
  }
}

function beltReason(rated: RatedFit, told: Told): string {
  const { cfm, rpm } = rated.rating;
  const slower = slowerThanBefore(rated, told);
  if (slower > 0 && !told.nextWheelUp) {
    told.nextWheelUp = true;
    return RANK_TEXTS.nextWheelUp(slower);
  }
  const growth = largestAirflow(rated);
  if (growth >= GROWTH_WORTH_TELLING * cfm && !told.roomToGrow) {
    told.roomToGrow = true;
    return RANK_TEXTS.roomToGrow(Math.floor(growth / 100) * 100);
  }
  if (rpm <= SLOW_BELT_RPM) return RANK_TEXTS.slowBelt(rpm);
  const { fanClass } = rated.fit;
  return fanClass === null ? RANK_TEXTS.belt(rpm) : RANK_TEXTS.classAtSpeed(fanClass, rpm);
}

/** How much slower a fan turns than the next cheaper one of its line and drive, %. */
function slowerThanBefore(rated: RatedFit, { speeds }: Told): number {
  const cheaper = speeds.get(lineAndDrive(rated));
  return cheaper === undefined ? 0 : Math.round(100 * (1 - rated.rating.rpm / cheaper));
}

/** Airflow on the same system at the highest speed of the wheel's class, cfm. */
function largestAirflow({ unit, fit: { plan, job } }: RatedFit): number {
  return (plan.point.cfm * maximumSpeed(unit.wheel, unit.fanClass, job.temperatureF)) / plan.point.rpm;
}

function fixedSpeedReason({ fit: { plan, job } }: RatedFit): string {
  const over = Math.round(100 * (plan.point.cfm / job.cfm - 1));
  return over > 0 ? RANK_TEXTS.fixedSpeed(over) : RANK_TEXTS.fixedSpeedAtDuty;
}

function isVariable({ fit }: RatedFit): boolean {
  return DRIVE_VARIANTS[fit.plan.variant].isVariable;
}
