export interface ReadSupply {
  readonly voltage: number | null;
  readonly phase: number | null;
  readonly hertz: number | null;
  /** The voltage of the network as it was written, where the nameplate's is another. */
  readonly written: number | null;
}

/** Voltages of the network, and the nameplates that run on them. */
const NAMEPLATES: Readonly<Record<number, number>> = {
  110: 115,
  120: 115,
  220: 230,
  240: 230,
  440: 460,
  480: 460,
  600: 575,
};

/**
 * '460/3/60', '208-230/1', '480V-3PH', '120 V'; of a range, and of a motor for two voltages, the upper one. Null where it
 * is no supply.
 */
export function readSupply(text: string): ReadSupply | null {
  const words = text.toLowerCase().normalize('NFKC').replaceAll(/\s/g, '');
  const form =
    /^(?:(?:\d{2,3}[-/]){0,2}(\d{3})v?(?:olts?|ac)?)?(?:[/\-,]?([13])(?:ph(?:ase)?|ø|φ|p)?)?(?:[/\-,]?(50|60)(?:hz)?)?$/;
  const [, volts, phases, hertz] = form.exec(words) ?? [];
  if (volts === undefined && phases === undefined) return null;
  const given = volts === undefined ? null : Number(volts);
  const voltage = given === null ? null : (NAMEPLATES[given] ?? given);
  const phase = phases === undefined ? null : Number(phases);
  return {
    voltage,
    phase,
    hertz: hertz === undefined ? null : Number(hertz),
    written: voltage === given ? null : given,
  };
}
