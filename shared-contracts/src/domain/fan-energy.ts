interface EnergyOfFan {
  readonly fei: number;
  /** Null below 1 hp nameplate, where ASHRAE 90.1 exempts fans. */
  readonly feiLimit: number | null;
}

/** The fan energy index as it is shown and compared: from 1 hp nameplate on; null for smaller motors. */
export function shownFei({ fei, feiLimit }: EnergyOfFan): number | null {
  return feiLimit === null ? null : fei;
}
