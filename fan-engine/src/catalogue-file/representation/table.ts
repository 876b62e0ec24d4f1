import type { FamilyTable } from '../../curve/family.ts';
import { pchip } from '../../curve/pchip.ts';
import type { SoundSource } from '../../curve/specific-sound-power.ts';
import type { CurveOfFileEntry } from '../curve-schema.ts';
import type { CurveOfNodes } from './curve-of-nodes.ts';
import { RPM } from './nodes.ts';
import type { Representation } from './schema.ts';

const PEAK_STEPS = 4000;

/** The table of a family from the curve of a map; its best point is looked for only where the map reaches. */
export function tableOf(
  curve: CurveOfNodes,
  stallPhi: number,
  { performance }: Representation,
  { sound, ...entry }: CurveOfFileEntry & { readonly sound: SoundSource },
): FamilyTable {
  const { testPoints: _points, representation: _file, outletOverInletDb: _bands, ...construction } = entry;
  const maxTipSpeed = tipSpeedOf(performance.maximum_impeller_rotational_speed, entry.referenceDiameterIn);
  const limits = Object.entries(entry.tipSpeedLimits).map(([name, fpm]) => [name, Math.min(fpm, maxTipSpeed)]);
  return {
    ...construction,
    ...(curve.psi.at(-1) === 0 ? {} : { endsBeforeFreeDelivery: true }),
    ...fromShutOff(curve),
    ...peakOf(curve),
    tipSpeedLimits: Object.fromEntries(limits),
    stallPhi,
    sound,
  };
}

/** Tip speed of a wheel at revolutions a second, fpm. */
export const tipSpeedOf = (speed: number, diameterIn: number): number => (Math.PI * diameterIn * speed * RPM) / 12;

/** A map that begins at some airflow says nothing of less: the curve goes on level to shut-off, where nothing is selected. */
function fromShutOff({ phi, psi, lambda }: CurveOfNodes): CurveOfNodes {
  if (phi[0] === 0) return { phi, psi, lambda };
  return { phi: [0, ...phi], psi: [psi[0] ?? 0, ...psi], lambda: [lambda[0] ?? 0, ...lambda] };
}

function peakOf({ phi, psi, lambda }: CurveOfNodes): Pick<FamilyTable, 'peakStaticEfficiency' | 'phiAtPeak'> {
  const [psiAt, lambdaAt] = [pchip(phi, psi), pchip(phi, lambda)];
  const [from, to] = [phi[0] ?? 0, phi.at(-1) ?? 0];
  let best = { peakStaticEfficiency: 0, phiAtPeak: 0 };
  for (let step = 0; step <= PEAK_STEPS; step++) {
    const at = from + ((to - from) * step) / PEAK_STEPS;
    const efficiency = (at * psiAt(at)) / lambdaAt(at);
    if (efficiency > best.peakStaticEfficiency) best = { peakStaticEfficiency: efficiency, phiAtPeak: at };
  }
  return best;
}
