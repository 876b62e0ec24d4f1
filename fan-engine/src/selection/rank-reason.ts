import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import type { Fit } from './candidate-trial.ts';
import { RANK_TEXTS } from './texts.ts';

/** A superlative that is true of some rows of a list, with its words. */
interface Claim {
  readonly figure: (fit: Fit) => number;
  readonly text: (fit: Fit) => string;
}

const GROWTH_WORTH_TELLING = 1.2;
const SLOW_BELT_RPM = 850;

/**
 * One short reason per fit of a ranked list. Superlatives are given once, to the best row without one, and the rest say
 * what their drive or size means.
 */
export function rankReasons(ranked: readonly Fit[], sonesLimit: number | null, someWereTooLoud: boolean): string[] {
  const reasons = new Map<Fit, string>();
  const first = ranked[0];
  if (first !== undefined) reasons.set(first, firstReason(sonesLimit, someWereTooLoud));
  for (const { figure, text } of CLAIMS) {
    const least = Math.min(...ranked.map(figure));
    const best = ranked.filter((fit) => figure(fit) === least);
    const teller = best.find((fit) => !reasons.has(fit));
    // The first row keeps its price; where it is the best as well, nobody else may claim to be.
    if (teller !== undefined && best[0] !== first) reasons.set(teller, text(teller));
  }
  const told = new Set(reasons.values());
  return ranked.map((fit, place) => {
    const reason = reasons.get(fit) ?? plainReason(fit, ranked.slice(0, place), told);
    told.add(reason);
    return reason;
  });
}

/** Reason of a row that is shown although it is too loud. */
export function overSoundReason(fit: Fit, limit: number): string {
  return RANK_TEXTS.overSound(fit.rating.soundSones, limit);
}

function firstReason(sonesLimit: number | null, someWereTooLoud: boolean): string {
  if (sonesLimit === null || !someWereTooLoud) return RANK_TEXTS.lowestPrice;
  return RANK_TEXTS.lowestPriceForSound(sonesLimit);
}

const CLAIMS: readonly Claim[] = [
  { figure: (fit) => -fit.rating.energy.fei, text: (fit) => RANK_TEXTS.bestFei(isVariable(fit)) },
  { figure: (fit) => fit.rating.inputKw, text: () => RANK_TEXTS.lowestRunningCost },
  { figure: (fit) => fit.rating.soundSones, text: () => RANK_TEXTS.quietest },
  { figure: (fit) => fit.unit.wheel.diameterIn, text: (fit) => RANK_TEXTS.smallestWheel(isVariable(fit)) },
];

function plainReason(fit: Fit, before: readonly Fit[], told: ReadonlySet<string>): string {
  const dba = fit.rating.soundDba;
  switch (fit.plan.variant) {
    case 'FixedSpeed':
      return fixedSpeedReason(fit);
    case 'Vfd':
      return RANK_TEXTS.variableSpeed(dba);
    case 'Ecm':
      return RANK_TEXTS.ecm(dba);
    case 'SpeedControl':
      return RANK_TEXTS.speedControl(dba);
    default:
      return beltReason(fit, before, told);
  }
}

function beltReason(fit: Fit, before: readonly Fit[], told: ReadonlySet<string>): string {
  const { rating, unit } = fit;
  const isTold = (beginning: string) => [...told].some((text) => text.startsWith(beginning));
  const slower = slowerThanBefore(fit, before);
  if (slower > 0 && !isTold(RANK_TEXTS.nextWheelUpBeginning)) return RANK_TEXTS.nextWheelUp(slower);
  const growth = largestAirflow(fit);
  if (growth >= GROWTH_WORTH_TELLING * rating.cfm && !isTold(RANK_TEXTS.roomToGrowBeginning)) {
    return RANK_TEXTS.roomToGrow(Math.floor(growth / 100) * 100);
  }
  if (rating.rpm <= SLOW_BELT_RPM) return RANK_TEXTS.slowBelt(rating.rpm);
  return unit.fanClass === null ? RANK_TEXTS.belt(rating.rpm) : RANK_TEXTS.classAtSpeed(unit.fanClass, rating.rpm);
}

/** How much slower a fan turns than the next cheaper one of its line and drive, %. */
function slowerThanBefore(fit: Fit, before: readonly Fit[]): number {
  const cheaper = before
    .filter((other) => other.unit.line.id === fit.unit.line.id && other.plan.variant === fit.plan.variant)
    .at(-1);
  return cheaper === undefined ? 0 : Math.round(100 * (1 - fit.rating.rpm / cheaper.rating.rpm));
}

/** Airflow on the same system at the highest speed of the wheel's class, cfm. */
function largestAirflow({ unit, plan, listed }: Fit): number {
  return (plan.point.cfm * maximumSpeed(unit.wheel, unit.fanClass, listed.job.temperatureF)) / plan.point.rpm;
}

function fixedSpeedReason(fit: Fit): string {
  const over = Math.round(100 * (fit.plan.point.cfm / fit.listed.job.cfm - 1));
  return over > 0 ? RANK_TEXTS.fixedSpeed(over) : RANK_TEXTS.fixedSpeedAtDuty;
}

function isVariable(fit: Fit): boolean {
  return DRIVE_VARIANTS[fit.plan.variant].isVariable;
}
