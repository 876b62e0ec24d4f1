import type { ListedRating } from '@specbuilder/fan-engine';
import type { CoolingRating, Exclusion, ExhaustSupplyRow, FanRating, HvlsRow } from '@specbuilder/shared-contracts/api';
import { type Message, messageOfText } from '@specbuilder/shared-contracts/domain';
import type { CodedMotor } from '../core/index.ts';
import { motorInWords } from './motor-in-words.ts';

type AddedRating = 'requiredCfm' | 'specificFanPower' | 'inletSoundPower' | 'radiatedSoundPower' | 'unitLosses';

/** What was stored in words before messages were data. */
type Worded<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: T[P] | string };
export type StoredCooling = Worded<CoolingRating, 'message'>;
/** A rating as engine 1.0 stored it, or a later one. */
export type StoredRating = Omit<FanRating, AddedRating> & Partial<Pick<FanRating, AddedRating>>;
/** Of every row, since later engines. */
type Added = 'usualChoices' | 'weightLb' | 'listings';
/** A row as engine 1.0 stored it, or a later one. */
export type StoredRow = Worded<
  Omit<ExhaustSupplyRow, 'heating' | 'cooling' | 'rating' | 'motorListPrices' | Added | 'missed'>,
  'rankReason'
> &
  Partial<Pick<ExhaustSupplyRow, 'heating' | Added | 'missed'>> & {
    readonly cooling?: StoredCooling | null;
    readonly rating: StoredRating;
    readonly motorListPrices: readonly CodedMotor[];
  };
export type StoredHvlsRow = Worded<Omit<HvlsRow, 'motorListPrices' | Added>, 'rankReason'> &
  Partial<Pick<HvlsRow, Added>> & { readonly motorListPrices: readonly CodedMotor[] };
type StoredAdmission = Omit<NonNullable<Exclusion['admission']>, 'message'> & StoredText;
export type StoredExclusion = Omit<Exclusion, 'admission' | 'message'> &
  StoredText & { readonly admission?: StoredAdmission | null };
interface StoredText {
  readonly message?: Message;
  readonly text?: string;
}

/** Before engine 2.5 rows had neither. */
const NOT_SAID_THEN = { weightLb: null, listings: [] };

/** A row with everything that today's engine says of it, its motors in codes. */
export type RowOfToday = Omit<ExhaustSupplyRow, 'motorListPrices'> & {
  readonly motorListPrices: readonly CodedMotor[];
};

/** As much of a row of today as a list shows. */
export type ListedRowOfToday = Omit<RowOfToday, 'rating'> & { readonly rating: ListedRating };

/** Whether a rating was found for a list: every whole one says how loud each octave band is. */
export function isListedRating(rating: StoredRating | ListedRating): rating is ListedRating {
  return !('soundPower' in rating);
}

export function isListed(row: StoredRow | ListedRowOfToday): row is ListedRowOfToday {
  return isListedRating(row.rating);
}

/**
 * A stored row with the values that later engines added; they follow from the stored values. A row that the current
 * engine found is returned unchanged: a search has a hundred.
 */
export function rowOfToday(row: StoredRow): RowOfToday {
  if (saysAll(row)) return row;
  return {
    heating: null,
    // Priced without anything that had to be chosen.
    usualChoices: [],
    missed: null,
    ...NOT_SAID_THEN,
    ...row,
    cooling: coolingOfToday(row.cooling ?? null),
    rankReason: messageOfText(row.rankReason),
    rating: ratingOfToday(row.rating),
  };
}

/** Fields that an engine after 1.0 added, or says as data since. */
function saysAll(row: StoredRow): row is RowOfToday {
  const { heating, cooling, usualChoices, missed, weightLb, listings, rankReason, rating } = row;
  const added = [heating, cooling, usualChoices, missed, weightLb, listings, rating.unitLosses];
  return !added.includes(undefined) && typeof rankReason !== 'string' && typeof cooling?.message !== 'string';
}

export function hvlsRowOfToday(row: StoredHvlsRow): HvlsRow {
  return {
    usualChoices: [],
    ...NOT_SAID_THEN,
    ...row,
    rankReason: messageOfText(row.rankReason),
    motorListPrices: row.motorListPrices.map(motorInWords),
  };
}

export function coolingOfToday(cooling: StoredCooling | null): CoolingRating | null {
  if (cooling === null) return null;
  return { ...cooling, message: cooling.message === null ? null : messageOfText(cooling.message) };
}

/** A stored rating with what engines since say besides. */
export function ratingOfToday(rating: StoredRating): FanRating {
  return {
    requiredCfm: rating.cfm,
    specificFanPower: Math.round((100_000 * rating.inputKw) / rating.cfm) / 100,
    inletSoundPower: rating.soundPower,
    radiatedSoundPower: rating.soundPower,
    unitLosses: [],
    ...rating,
  };
}

/** An exclusion that the current engine found is returned unchanged: a search has hundreds. */
export function exclusionOfToday(stored: StoredExclusion): Exclusion {
  if (isOfToday(stored)) return stored;
  const { text, message, admission = null, ...exclusion } = stored;
  return {
    ...exclusion,
    message: message ?? messageOfText(text ?? ''),
    admission: admission === null ? null : admissionOfToday(admission),
  };
}

function isOfToday(stored: StoredExclusion): stored is Exclusion {
  const { message, admission } = stored;
  return message !== undefined && (admission === null || admission?.message !== undefined);
}

function admissionOfToday({ text, message, ...admission }: StoredAdmission): NonNullable<Exclusion['admission']> {
  return { ...admission, message: message ?? messageOfText(text ?? '') };
}
