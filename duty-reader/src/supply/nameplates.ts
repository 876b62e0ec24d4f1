import type { Meaning } from '../reading.ts';

/** Supplies that motors are made for; electronic motors of a single phase take any frequency. */
const WINDINGS: readonly { readonly volts: number; readonly phase: number; readonly hertz: number | null }[] = [
  { volts: 115, phase: 1, hertz: null },
  { volts: 208, phase: 1, hertz: null },
  { volts: 230, phase: 1, hertz: null },
  { volts: 277, phase: 1, hertz: null },
  { volts: 208, phase: 3, hertz: 60 },
  { volts: 230, phase: 3, hertz: 60 },
  { volts: 460, phase: 3, hertz: 60 },
  { volts: 575, phase: 3, hertz: 60 },
  { volts: 190, phase: 3, hertz: 50 },
  { volts: 200, phase: 3, hertz: 50 },
  { volts: 380, phase: 3, hertz: 50 },
  { volts: 400, phase: 3, hertz: 50 },
];

/** Voltages of networks of 60 Hz, and the nameplates that run on them. */
const NAMEPLATES: Readonly<Record<number, number>> = {
  110: 115,
  120: 115,
  125: 115,
  127: 115,
  200: 208,
  220: 230,
  240: 230,
  265: 277,
  440: 460,
  480: 460,
  550: 575,
  600: 575,
};

/** Most meanings that a question has. */
const MAX_MEANINGS = 3;

export interface Network {
  readonly phase: number | null;
  readonly hertz: number | null;
}

/** The nameplate for a voltage of a network; null where no motor is made for it. */
export function nameplateOf(volts: number, network: Network): number | null {
  const onlyAt60 = (network.hertz ?? 60) === 60 || network.phase === 1;
  const nameplate = onlyAt60 ? (NAMEPLATES[volts] ?? volts) : volts;
  const hertz = network.hertz ?? 60;
  return offered({ ...network, hertz }).includes(nameplate) ? nameplate : null;
}

/** What is offered instead of a voltage that no motor is made for, the nearest first. */
export function offeredInstead(volts: number, network: Network): readonly number[] {
  // Networks of 380 to 415 V have 50 Hz, where the text does not say otherwise.
  if (network.hertz === null && network.phase !== 1 && volts >= 380 && volts <= 415) return [380, 460];
  const far = (other: number) => Math.abs(Math.log(other / Math.max(volts, 1)));
  return offered({ ...network, hertz: network.hertz ?? 60 })
    .filter((other) => other !== 400 && (other !== 200 || network.hertz !== 50))
    .sort((a, b) => far(a) - far(b))
    .slice(0, MAX_MEANINGS);
}

function offered({ phase, hertz }: Network): number[] {
  const fitting = WINDINGS.filter(
    (winding) => (phase === null || winding.phase === phase) && (winding.hertz === null || winding.hertz === hertz),
  );
  // Without a phase, 50 Hz are those of three phases: a single phase would be said.
  const ofFrequency = hertz === 50 && phase === null ? fitting.filter((winding) => winding.hertz === 50) : fitting;
  return [...new Set(ofFrequency.map(({ volts }) => volts))];
}

export function inVolts(values: readonly number[]): readonly Meaning<number>[] {
  return [...new Set(values)].map((value) => ({ value, unit: 'V' }));
}
