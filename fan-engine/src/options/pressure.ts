import { coilRowsAt } from '../cooling/dx-rating.ts';
import type { Wheel } from '../curve/wheel.ts';
import { type ComponentLoss, componentLoss } from '../duty/component-loss.ts';
import type { OptionDefinition } from './option-definition.ts';

/** Where the air of an option comes from. */
export interface OptionAir {
  readonly wheel: Wheel;
  readonly cfm: number;
  readonly densityRatio: number;
}

/** Static pressure an option takes at an airflow, in. w.g.: clean, and for a filter half of its dirt. */
export function pressureAt(option: OptionDefinition, { wheel, cfm, densityRatio }: OptionAir): number {
  const { pressure } = option;
  if (pressure === undefined) return 0;
  if ('fixedInWg' in pressure) return pressure.fixedInWg;
  return componentLoss(coilOf(option, pressure, cfm), wheel, cfm, densityRatio);
}

/** Cooling of little air per ton, as outdoor air units have it, is built with a deeper coil. */
function coilOf({ cooling }: OptionDefinition, loss: ComponentLoss, cfm: number): ComponentLoss {
  const isDeep = loss.component === 'coil.dx.4row.wet' && coilRowsAt(cooling?.tons ?? 0, cfm) === 6;
  return isDeep ? { ...loss, component: 'coil.dx.6row.wet' } : loss;
}
