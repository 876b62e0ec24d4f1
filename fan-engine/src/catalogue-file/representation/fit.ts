import type { FamilyTable } from '../../curve/family.ts';
import { fanFamily } from '../../curve/fan-family.ts';
import type { DimensionlessPoint } from '../dimensionless.ts';

/** How far a curve is from the nodes that it was made of. */
export interface Fit {
  readonly speed: Shares;
  readonly power: Shares;
}
interface Shares {
  /** Share of the nodes, 0 to 1. */
  readonly withinHalfPercent: number;
  readonly withinTwoPercent: number;
  /** %. */
  readonly largest: number;
}

/** Speed and shaft power of each node by the curve, at its airflow and pressure, against those of the map. */
export function fitOf(table: FamilyTable, nodes: readonly DimensionlessPoint[]): Fit {
  const family = fanFamily('map', table);
  const errors = nodes.map(({ phi, psi, lambda }) => {
    if (phi === 0)
      return {
        speed: Math.sqrt(psi / family.psiAt(0)),
        power: (family.lambdaAt(0) / lambda) * Math.sqrt(psi / family.psiAt(0)) ** 3,
      };
    const found = psi === 0 ? family.phiMax : family.phiOfSystem(psi / phi ** 2);
    const speed = phi / found;
    return { speed, power: (family.lambdaAt(found) / lambda) * speed ** 3 };
  });
  return { speed: sharesOf(errors.map(({ speed }) => speed)), power: sharesOf(errors.map(({ power }) => power)) };
}

function sharesOf(ratios: readonly number[]): Shares {
  const percents = ratios.map((ratio) => 100 * Math.abs(ratio - 1));
  const within = (limit: number) => percents.filter((percent) => percent <= limit).length / percents.length;
  return { withinHalfPercent: within(0.5), withinTwoPercent: within(2), largest: Math.max(...percents) };
}

/** Below this share of nodes within 2 % the map does not follow the fan laws. */
export const MIN_SHARE = 0.9;

/** 'speed within 0.5 % at 98 % of the nodes and within 2 % at all of them (largest difference 1.2 %)' */
export function fitText({ speed, power }: Fit): string {
  return `the curve gives the speed ${sharesText(speed)}, the power ${sharesText(power)}`;
}

function sharesText({ withinHalfPercent, withinTwoPercent, largest }: Shares): string {
  const share = (value: number) => `${Math.floor(100 * value + 1e-9)} %`;
  return `within 0.5 % at ${share(withinHalfPercent)} and within 2 % at ${share(withinTwoPercent)} of the nodes (at most ${largest.toFixed(1)} % off)`;
}
