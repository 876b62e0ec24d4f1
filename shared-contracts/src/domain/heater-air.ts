/** A heater's controlled discharge air, F, null where nothing controls it, and the rise to it, F. */
interface HeatedAir {
  readonly dischargeTemperature: number | null;
  readonly requiredRise: number;
}

/** Air that enters the heater on the winter design day, F: what is mixed, recirculated or recovered is warmer than outside. */
export function enteringAirOf({ dischargeTemperature, requiredRise }: HeatedAir): number | null {
  return dischargeTemperature === null ? null : dischargeTemperature - requiredRise;
}
