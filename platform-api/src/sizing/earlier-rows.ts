import type { Exclusion, ExhaustSupplyRow, FanRating } from '@specbuilder/shared-contracts/api';

type LaterRating = 'requiredCfm' | 'specificFanPower' | 'inletSoundPower' | 'radiatedSoundPower';
type LaterRow = 'heating' | 'cooling' | 'rating';

/** A rating as engine 1.0 stored it, or a later one. */
export type StoredRating = Omit<FanRating, LaterRating> & Partial<Pick<FanRating, LaterRating>>;
/** A row as engine 1.0 stored it, or a later one. */
export type StoredRow = Omit<ExhaustSupplyRow, LaterRow> &
  Partial<Pick<ExhaustSupplyRow, 'heating' | 'cooling'>> & { readonly rating: StoredRating };
export type StoredExclusion = Omit<Exclusion, 'admission'> & Partial<Pick<Exclusion, 'admission'>>;

/** A stored row with the figures that engines since told besides; they follow from those it has. */
export function rowOfToday(row: StoredRow): ExhaustSupplyRow {
  return { heating: null, cooling: null, ...row, rating: ratingOfToday(row.rating) };
}

function ratingOfToday(rating: StoredRating): FanRating {
  return {
    requiredCfm: rating.cfm,
    specificFanPower: Math.round((100_000 * rating.inputKw) / rating.cfm) / 100,
    inletSoundPower: rating.soundPower,
    radiatedSoundPower: rating.soundPower,
    ...rating,
  };
}

export function exclusionOfToday(exclusion: StoredExclusion): Exclusion {
  return { admission: null, ...exclusion };
}
