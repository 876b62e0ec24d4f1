import {
  type FindingCode,
  type FindingData,
  type ItemCure,
  stallAirflow,
  TOLERATED_SHORTFALL,
} from '@specbuilder/shared-contracts/domain';
import { rounded } from '../values/rounding.ts';
import type { FanRating } from './fan-rating.ts';

export type AssessedRating = Pick<FanRating, 'cfm' | 'requiredCfm' | 'surgeMargin' | 'energy'>;

/**
 * Airflow over the stall airflow that a fan should have, %: dirty filters and a duct that is built tighter than drawn
 * take as much. A rule of this product; a selection needs 5 %.
 */
const RECOMMENDED_SURGE_MARGIN = 10;

const ANOTHER_FAN: ItemCure = { code: 'selectAgain', values: {} };

type RatingFinding = FindingData<Extract<FindingCode, `airflow.${string}` | `energy.${string}` | `stall.${string}`>>;

/** What the values of a fan at its duty say that an engineer should know, whatever the site and the price list. */
export function ratingFindings(rating: AssessedRating, motorHp: number): RatingFinding[] {
  return [airflowFinding(rating), energyFinding(rating, motorHp), stallFinding(rating)].flatMap((found) => found ?? []);
}

/** By the whole cfm that are shown. More is a note, since a damper or a speed controller takes it away. */
function airflowFinding({ cfm, requiredCfm }: AssessedRating): RatingFinding | null {
  const difference = cfm - requiredCfm;
  if (Math.abs(difference) <= TOLERATED_SHORTFALL * requiredCfm) return null;
  const percent = rounded.percent((100 * Math.abs(difference)) / requiredCfm);
  const values = { cfm, requiredCfm, percent };
  return difference < 0
    ? { code: 'airflow.below', severity: 'warning', values, cure: ANOTHER_FAN }
    : { code: 'airflow.above', severity: 'note', values, cure: ANOTHER_FAN };
}

function energyFinding({ energy }: AssessedRating, motorHp: number): RatingFinding | null {
  const { fei, feiLimit } = energy;
  if (feiLimit === null || fei >= feiLimit) return null;
  const values = { fei, limitFei: feiLimit, motorHp };
  return { code: 'energy.feiBelowLimit', severity: 'warning', values, cure: ANOTHER_FAN };
}

function stallFinding({ cfm, surgeMargin }: AssessedRating): RatingFinding | null {
  if (surgeMargin >= RECOMMENDED_SURGE_MARGIN) return null;
  const values = {
    percent: surgeMargin,
    stallCfm: stallAirflow({ cfm, surgeMargin }),
    recommendedPercent: RECOMMENDED_SURGE_MARGIN,
  };
  return { code: 'stall.thinMargin', severity: 'warning', values, cure: ANOTHER_FAN };
}
