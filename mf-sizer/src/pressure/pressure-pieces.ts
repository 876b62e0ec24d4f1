import type { FanOption, FanRating } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { PRESSURE_TEXTS } from '../words/pressure.generated.ts';

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
  // What no named option accounts for, such as a part that comes with another one; the parts always add up.
  const rest = { label: PRESSURE_TEXTS.equipment, staticPressure: rounded(optionStaticPressure - sumOf(named)) };
  const ofOptions = rest.staticPressure < 0 ? [{ ...rest, staticPressure: optionStaticPressure }] : [...named, rest];
  return [
    { label: PRESSURE_TEXTS.external, staticPressure: externalStaticPressure },
    ...unitLosses.map(({ part, staticPressure }) => ({ label: PRESSURE_TEXTS.parts[part], staticPressure })),
    ...ofOptions.filter(({ staticPressure }) => staticPressure > 0),
  ];
}

/** What the pressure is made of in a sentence for whoever hears a picture; empty where the duct takes all of it. */
export function pressureInWords(rating: Pressures): string {
  const pieces = pressurePieces(rating);
  if (pieces.length === 1) return '';
  const parts = pieces.map(({ label, staticPressure }) =>
    PRESSURE_TEXTS.piece({ label, pressure: formatQuantity(staticPressure, 'pressurePart') }),
  );
  return PRESSURE_TEXTS.madeOf({
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
