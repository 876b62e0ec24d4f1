import type { CoolingRequest, CoolingTarget } from '../cooling/cooling-request.ts';

export const TEN_TONS: CoolingTarget = { kind: 'tons', tons: 10 };
/** 80/67 F entering and 95 F outdoors with 400 cfm per ton: where units are rated. */
export const RATED: CoolingRequest = {
  cfm: 4000,
  altitudeFt: 0,
  outdoorShare: 0,
  outdoor: { dryBulb: 95, wetBulb: 75 },
  returnAir: { dryBulb: 80, wetBulb: 67 },
  target: TEN_TONS,
};
/** A humid summer day for a unit that takes 3,000 cfm. */
export const HUMID: CoolingRequest = {
  ...RATED,
  cfm: 3000,
  outdoorShare: 0.3,
  outdoor: { dryBulb: 95, wetBulb: 78 },
  returnAir: { dryBulb: 75, wetBulb: 62 },
};

/** Leaving air that is asked for. */
export const leaving = (dryBulb: number | null, wetBulb: number | null): CoolingTarget => ({
  kind: 'leaving-air',
  dryBulb,
  wetBulb,
});
