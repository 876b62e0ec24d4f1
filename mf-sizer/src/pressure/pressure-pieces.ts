import type { FanOption, FanRating } from '@specbuilder/shared-contracts/api';
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
  const ofOptions =
    options === null
      ? [{ label: PRESSURE_TEXTS.equipment, staticPressure: optionStaticPressure }]
      : options.map(({ description, additionalStaticPressure }) => ({
          label: description,
          staticPressure: additionalStaticPressure,
        }));
  return [
    { label: PRESSURE_TEXTS.external, staticPressure: externalStaticPressure },
    ...unitLosses.map(({ part, staticPressure }) => ({ label: PRESSURE_TEXTS.parts[part], staticPressure })),
    ...ofOptions.filter(({ staticPressure }) => staticPressure > 0),
  ];
}

export function sumOf(pieces: readonly PressurePiece[]): number {
  return pieces.reduce((sum, { staticPressure }) => sum + staticPressure, 0);
}
