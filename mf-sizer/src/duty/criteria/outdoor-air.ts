import { HvacAirMode, isProvided, MIXED_AIR_OUTDOOR_PERCENTAGE } from '@specbuilder/shared-contracts/domain';

/** Digits of a percentage that a volume comes to; finer ones are beyond any damper. */
const PERCENTAGE_DECIMALS = 2;

/** 0 to 100 (SCH-056). */
export function clampPercentage(percentage: number): number {
  return Math.min(100, Math.max(0, percentage));
}

/** 0 to the whole airflow, in whole cfm (SCH-055, A-122). */
export function clampVolume(volume: number, cfm: number): number {
  return Math.round(Math.min(cfm, Math.max(0, volume)));
}

/** Outdoor air in cfm of a percentage; null while one of them is missing. */
export function outdoorVolume(percentage: number | null, cfm: number | null): number | null {
  return isProvided(percentage) && isProvided(cfm) ? clampVolume((percentage * cfm) / 100, cfm) : null;
}

/** Share in % that a volume is of the airflow; null while there is no airflow. */
export function outdoorPercentage(volume: number | null, cfm: number | null): number | null {
  if (!isProvided(volume) || !isProvided(cfm) || cfm <= 0) return null;
  return Number(clampPercentage((100 * volume) / cfm).toFixed(PERCENTAGE_DECIMALS));
}

const ALL_OUTDOOR_AIR = 100;

/** Share of outdoor air in % that an air mode begins with; mixed air can be changed from there. */
export function percentageOfMode(mode: HvacAirMode): number {
  switch (mode) {
    case HvacAirMode.HundredPercentOutdoorAir:
      return ALL_OUTDOOR_AIR;
    case HvacAirMode.HundredPercentReturnAir:
      return 0;
    case HvacAirMode.MixedAir:
      return MIXED_AIR_OUTDOOR_PERCENTAGE;
  }
}

/** The air mode that a share of outdoor air is; without a share all of it is outdoor air. */
export function modeOfPercentage(percentage: number | null): HvacAirMode {
  const share = percentage ?? ALL_OUTDOOR_AIR;
  if (share >= ALL_OUTDOOR_AIR) return HvacAirMode.HundredPercentOutdoorAir;
  return share <= 0 ? HvacAirMode.HundredPercentReturnAir : HvacAirMode.MixedAir;
}
