const DERATE_FROM_FT = 2000;
const SHARE_PER_FT = 0.04 / 1000;

/**
 * Share of its nameplate input that an atmospheric furnace burns at an altitude in ft: 4 % less per 1,000 ft above
 * 2,000 ft (NFPA 54). A direct-fired burner needs none, its gas follows the mass of the air.
 */
export function furnaceInputShare(altitudeFt: number): number {
  return 1 - SHARE_PER_FT * Math.max(0, altitudeFt - DERATE_FROM_FT);
}
