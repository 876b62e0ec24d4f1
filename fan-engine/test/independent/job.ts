import type { ExhaustSupplySpecification } from '../../src/specification/specification.ts';

/** A specification with its gaps filled: sea level, air of 70 F, sound at 5 ft (section 0). */
export function jobOf(specification: ExhaustSupplySpecification) {
  return {
    ...specification,
    cfm: specification.cfm ?? 0,
    sp: specification.sp ?? 0,
    altitude: specification.altitude ?? 0,
    temperature: specification.temperature ?? 70,
    ambientTemperature: specification.ambientTemperature ?? 70,
    soundLevelDistance: specification.soundLevelDistance ?? 5,
  };
}

export type Job = ReturnType<typeof jobOf>;
