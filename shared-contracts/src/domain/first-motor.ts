/** What a job is wired with unless it says otherwise: 460 V three phase; single phase motors start at 115 V. */
export const DEFAULT_THREE_PHASE_V = 460;

/** The motor before the user chooses: the recommended one. */
export function firstMotor<M extends { readonly isRecommended: boolean }>(motors: readonly M[]): M | undefined {
  return motors.find(({ isRecommended }) => isRecommended) ?? motors[0];
}

/** The voltage that a motor is offered with at first. */
export function typicalVoltage<V extends { readonly voltage: number }>({
  voltages,
}: {
  readonly voltages: readonly V[];
}): V | undefined {
  return voltages.find(({ voltage }) => voltage === DEFAULT_THREE_PHASE_V) ?? voltages[0];
}
