import type { ListedRating } from '@specbuilder/fan-engine';
import {
  type ExhaustSupplyListRow,
  type FanRating,
  LISTED_VALUE_NAMES,
  type MotorListPrice,
} from '@specbuilder/shared-contracts/api';
import { typicalVoltage } from '@specbuilder/shared-contracts/domain';
import { motorParts } from '@specbuilder/shared-contracts/messages';
import type { CodedMotor } from '../core/index.ts';
import { isListedRating, type ListedRowOfToday, type RowOfToday } from './earlier-rows.ts';
import { codedMotor } from './motor-in-words.ts';

/**
 * Rows as lists show them: 28 % less to say of an exhaust fan, of which a search may have hundreds. Each is made of what was
 * found in one step, and words of a motor once for all rows: copies of whole rows with words of their own took 1 of the
 * 6.3 ms of the main thread for a sizing of 110 rows.
 */
export function listedRows(
  rows: readonly (RowOfToday | ListedRowOfToday)[],
  pageOf: (row: ListedRowOfToday) => string | null,
): ExhaustSupplyListRow[] {
  const wordsOf = motorWords();
  return rows.map((row) => ({
    ...row,
    rating: listedRating(row.rating),
    motorListPrices: row.motorListPrices.map((motor) => listedMotor(motor, wordsOf)),
    productDetailUrl: pageOf(row),
  }));
}

function listedRating(rating: FanRating | ListedRating): ListedRating {
  // The engine has left out the rest already.
  if (isListedRating(rating)) return rating;
  const listed: Partial<Record<keyof ListedRating, unknown>> = {};
  for (const name of LISTED_VALUE_NAMES) listed[name] = rating[name];
  return listed as ListedRating;
}

type WordsOf = (motor: CodedMotor) => string[];

function listedMotor(motor: CodedMotor, wordsOf: WordsOf): MotorListPrice {
  const coded = codedMotor(motor);
  const voltage = typicalVoltage(coded);
  return { ...coded, motor: wordsOf(coded), voltages: voltage === undefined ? [] : [voltage] };
}

/** Words of motors in the caller's language, made once for motors that read the same. */
function motorWords(): WordsOf {
  const known = new Map<string, string[]>();
  return (motor) => {
    const { horsepower, enclosure, rpm, motorKind, drive } = motor;
    const name = `${horsepower} ${enclosure} ${rpm} ${motorKind} ${drive}`;
    const words = known.get(name) ?? motorParts(motor);
    known.set(name, words);
    return words;
  };
}
