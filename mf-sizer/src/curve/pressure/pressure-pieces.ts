import type { FanOption, FanRating } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { PRESSURE_MESSAGES } from '../../messages/pressure.generated.ts';

/** A part of what a fan has to overcome at its duty. */
export interface PressurePiece {
  readonly label: string;
  /** in. wg */
  readonly staticPressure: number;
}

type Pressures = Pick<FanRating, 'externalStaticPressure' | 'unitLosses' | 'optionStaticPressure'>;
type OptionPressure = Pick<FanOption, 'description' | 'additionalStaticPressure'>;

/** The duct, the parts of the unit and its options, which add up to the pressure that the fan gives at the duty. */
export function pressurePieces(
  { externalStaticPressure, unitLosses, optionStaticPressure }: Pressures,
  options: readonly OptionPressure[] | null = null,
): readonly PressurePiece[] {
  const named = (options ?? []).map(({ description, additionalStaticPressure }) => ({
    label: description,
    staticPressure: additionalStaticPressure,
  }));
  const ofOptions = addingUp(named, optionStaticPressure);
  return [
    { label: PRESSURE_MESSAGES.external, staticPressure: externalStaticPressure },
    ...unitLosses.map(({ part, staticPressure }) => ({ label: PRESSURE_MESSAGES.parts[part], staticPressure })),
    ...ofOptions.filter(({ staticPressure }) => staticPressure > 0),
  ];
}

/**
 * Pieces that add up to the whole, whatever rounding left: what is missing, such as a part that comes with an option, is
 * a piece of its own; what is too much goes off the largest.
 */
function addingUp(named: readonly PressurePiece[], whole: number): readonly PressurePiece[] {
  const rest = rounded(whole - sumOf(named));
  if (rest >= 0) return [...named, { label: PRESSURE_MESSAGES.equipment, staticPressure: rest }];
  const largest = Math.max(...named.map(({ staticPressure }) => staticPressure));
  const index = named.findIndex(({ staticPressure }) => staticPressure === largest);
  return named.map((piece, at) => (at === index ? { ...piece, staticPressure: rounded(largest + rest) } : piece));
}

/** What the pressure consists of, in a sentence for screen readers; empty if the duct takes all of it. */
export function pressureInWords(rating: Pressures): string {
  const pieces = pressurePieces(rating);
  if (pieces.length === 1) return '';
  const parts = pieces.map(({ label, staticPressure }) =>
    PRESSURE_MESSAGES.piece({ label, pressure: formatQuantity(staticPressure, 'pressurePart') }),
  );
  return PRESSURE_MESSAGES.madeOf({
    parts: list(currentLanguage.locale(), parts, 'conjunction'),
    total: formatQuantity(sumOf(pieces), 'pressurePart'),
  });
}

/** Pressures travel with three decimals; their binary difference would leave a part of nothing. */
function rounded(inWg: number): number {
  return Number(inWg.toFixed(3));
}

export function sumOf(pieces: readonly PressurePiece[]): number {
  return pieces.reduce((sum, { staticPressure }) => sum + staticPressure, 0);
}
