import { horsepowerName, type Message, messageOf, plainMessage, shownFei } from '@specbuilder/shared-contracts/domain';
import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import type { Job } from '../rating/job.ts';
import type { BestFits, MinValues } from './best-fits.ts';
import type { RatedFit } from './fit.ts';
import { isPropellerOnDuct } from './free-air.ts';
import { type Growth, largestGrowth } from './room-to-grow.ts';
import type { SoundReason } from './sound-limits.ts';

/** A superlative that is true of some rows of a list, with what to say of it. */
interface Claim {
  readonly measure: (rated: RatedFit) => number;
  /** Its least over everything that fits; null where only fits that are rated in full have it. */
  readonly minOf: keyof MinValues | null;
  readonly reason: (rated: RatedFit) => Message;
}

const GROWTH_WORTH_NAMING = 1.2;
const SLOW_BELT_RPM = 850;

/**
 * One short reason per fit of a ranked list. Superlatives are used once, for the best row without one, and the rest
 * explain what their drive or size means. A propeller against a duct says so and praises nothing else.
 *
 * @param all everything that fits, of which the list may show only a part: superlatives are true of all
 * @param exceeded limits of sound that kept fans out of it
 */
export function rankReasons(
  ranked: readonly RatedFit[],
  { least: min, hasMore }: Pick<BestFits, 'least' | 'hasMore'>,
  limits: SoundLimits,
  exceeded: ReadonlySet<SoundReason>,
): Message[] {
  const reasons = new Map<RatedFit, Message>();
  for (const each of ranked) {
    if (isPropellerOnDuct(each.fit)) reasons.set(each, plainMessage('rank.notForDucts'));
  }
  const first = ranked[0];
  if (first !== undefined && !reasons.has(first)) reasons.set(first, firstReason(limits, exceeded));
  for (const { measure: each, minOf, reason } of CLAIMS) {
    if (minOf === null && hasMore) continue;
    const lowest = minOf === null ? Math.min(...ranked.map(each)) : min[minOf];
    // The first row keeps its price; if it is also the best here, no other row may claim to be.
    if (first !== undefined && each(first) === lowest) continue;
    const claimant = ranked.find((fit) => each(fit) === lowest && !reasons.has(fit));
    if (claimant !== undefined) reasons.set(claimant, reason(claimant));
  }
  const given: Given = { nextWheelUp: false, roomToGrow: false, rows: new Map() };
  return ranked.map((fit) => {
    const reason = reasons.get(fit) ?? plainReason(fit, given);
    // The rows above are not needed once the reason that compares with them is used.
    if (!given.nextWheelUp) given.rows.set(lineAndDrive(fit), fit);
    return reason;
  });
}

/** What the rows above were given: these reasons are given once, and a wheel is compared with the next cheaper one. */
interface Given {
  nextWheelUp: boolean;
  roomToGrow: boolean;
  /** The last row of each line and drive. */
  readonly rows: Map<number, RatedFit>;
}

/** Digits that the code of a drive takes. */
const DRIVE_PLACES = 10;

function lineAndDrive({ unit }: RatedFit): number {
  return unit.line.id * DRIVE_PLACES + DRIVE_VARIANTS[unit.variant].code;
}

type SoundLimits = Pick<Job, 'sonesLimit' | 'dbaLimit'>;

/** Reason of a row that is shown although it is too loud. */
export function overSoundReason({ fit, rating }: RatedFit, { sonesLimit, dbaLimit }: SoundLimits): Message {
  return fit.missed?.reason === 'soundPressure'
    ? messageOf('rank.overSoundPressure', { overDba: rating.soundDba - (dbaLimit ?? 0) })
    : messageOf('rank.overSound', { overSones: rating.soundSones - (sonesLimit ?? 0) });
}

/** A limit is named if every fan that was too loud exceeds it: none of them is then a cheaper one that meets it. */
function firstReason({ sonesLimit, dbaLimit }: SoundLimits, exceeded: ReadonlySet<SoundReason>): Message {
  if (exceeded.size !== 1) return plainMessage('rank.lowestPrice');
  if (exceeded.has('sound')) return messageOf('rank.lowestPriceForSound', { limitSones: sonesLimit ?? 0 });
  return messageOf('rank.lowestPriceForSoundPressure', { limitDba: dbaLimit ?? 0 });
}

const CLAIMS: readonly Claim[] = [
  {
    measure: ({ rating }) => -(shownFei(rating.energy) ?? -Infinity),
    minOf: null,
    reason: (rated) => plainMessage(isVariable(rated) ? 'rank.bestFeiVariable' : 'rank.bestFei'),
  },
  {
    measure: ({ rating }) => rating.inputKw,
    minOf: 'inputKw',
    reason: () => plainMessage('rank.lowestRunningCost'),
  },
  {
    measure: ({ rating }) => rating.soundSones,
    minOf: 'soundSones',
    reason: () => plainMessage('rank.quietest'),
  },
  {
    measure: ({ fit }) => fit.wheel.diameterIn,
    minOf: 'diameterIn',
    reason: (rated) => plainMessage(isVariable(rated) ? 'rank.smallestWheelVariable' : 'rank.smallestWheel'),
  },
];

function plainReason(rated: RatedFit, given: Given): Message {
  const dba = rated.rating.soundDba;
  switch (rated.fit.plan.variant) {
    case 'FixedSpeed':
      return fixedSpeedReason(rated);
    case 'Vfd':
      return messageOf('rank.variableSpeed', { dba });
    case 'Ecm':
      return messageOf('rank.ecm', { dba });
    case 'SpeedControl':
      return messageOf('rank.speedControl', { dba });
    default:
      return beltReason(rated, given);
  }
}

function beltReason(rated: RatedFit, given: Given): Message {
  const { cfm, rpm } = rated.rating;
  const slower = given.nextWheelUp ? 0 : slowerThanBefore(rated, given);
  if (slower > 0) {
    given.nextWheelUp = true;
    return messageOf('rank.nextWheelUp', { slowerPercent: slower });
  }
  const growth = given.roomToGrow ? null : largestGrowth(rated, GROWTH_WORTH_NAMING * cfm);
  if (growth !== null) {
    given.roomToGrow = true;
    return growthReason(rated, growth);
  }
  if (rpm <= SLOW_BELT_RPM) return messageOf('rank.slowBelt', { rpm });
  const { fanClass } = rated.fit;
  return fanClass === null ? messageOf('rank.belt', { rpm }) : messageOf('rank.classAtSpeed', { fanClass, rpm });
}

/** The price of a row is with its recommended motor: one that growing needs in its place is named. */
function growthReason({ fit }: RatedFit, { cfm, motor: { horsepower } }: Growth): Message {
  if (horsepower <= fit.recommended.motor.horsepower) return messageOf('rank.roomToGrow', { cfm });
  return messageOf('rank.roomToGrowWithMotor', { cfm, horsepower: horsepowerName(horsepower) });
}

/** How much slower a fan turns than the next cheaper one of its line and drive, where it is the next size up, %. */
function slowerThanBefore(rated: RatedFit, { rows }: Given): number {
  const cheaper = rows.get(lineAndDrive(rated));
  if (cheaper === undefined || rated.fit.candidate.place !== cheaper.fit.candidate.place + 1) return 0;
  return Math.round(100 * (1 - rated.rating.rpm / cheaper.rating.rpm));
}

function fixedSpeedReason({ fit: { plan, job } }: RatedFit): Message {
  const over = Math.round(100 * (plan.point.cfm / job.cfm - 1));
  if (over < 0) return messageOf('rank.fixedSpeedBelow', { underPercent: -over });
  return over > 0 ? messageOf('rank.fixedSpeed', { overPercent: over }) : plainMessage('rank.fixedSpeedAtDuty');
}

function isVariable({ fit }: RatedFit): boolean {
  return DRIVE_VARIANTS[fit.plan.variant].isVariable;
}
