import type { Wheel } from '../curve/wheel.ts';

/** Clean pressure drop dp = reference (V/velocity)^exponent x density ratio, in. w.g. and fpm. */
interface ComponentCurve {
  readonly reference: number;
  readonly velocity: number;
  readonly exponent: number;
  /** What dirt adds before a filter is changed, in. w.g. */
  readonly dirtyAllowance?: number;
}

/** Typical component data, for demonstration; a maker's own curves replace them line by line. */
export const COMPONENTS = {
  'filter.merv8.2in': { reference: 0.26, velocity: 500, exponent: 1.45, dirtyAllowance: 0.25 },
  'filter.merv13.2in': { reference: 0.39, velocity: 500, exponent: 1.4, dirtyAllowance: 0.35 },
  'damper.backdraft.gravity': { reference: 0.08, velocity: 1000, exponent: 1.6 },
  'damper.motorized.lowleak': { reference: 0.05, velocity: 1000, exponent: 2 },
  'hood.birdscreen': { reference: 0.05, velocity: 500, exponent: 2 },
  'curb.vented': { reference: 0.02, velocity: 1000, exponent: 2 },
  'curb.sound.attenuating': { reference: 0.12, velocity: 1000, exponent: 2 },
  'silencer.3ft': { reference: 0.1, velocity: 1000, exponent: 2 },
} as const satisfies Record<string, ComponentCurve>;
export type ComponentKey = keyof typeof COMPONENTS;

/**
 * The opening that a component's velocity is taken at: the throat of a curb or damper frame, the fan's outlet or duct,
 * a hood twice as wide as the throat, or a filter bank sized for 400 fpm.
 */
export type FaceOpening = 'throat' | 'outlet' | 'hood' | 'filterBank';

export interface ComponentLoss {
  readonly component: ComponentKey;
  readonly face: FaceOpening;
}

const THROAT_MARGIN_IN = 6;
const HOOD_OVER_THROAT = 2;
const FILTER_FACE_VELOCITY = 400;
/** Filters are sized half loaded. */
const DIRT_SHARE = 0.5;

/** Face area of an opening, ft2. */
export function faceArea(face: FaceOpening, wheel: Wheel, cfm: number): number {
  const side = (wheel.diameterIn + THROAT_MARGIN_IN) / 12;
  if (face === 'outlet') return wheel.outletArea;
  if (face === 'hood') return HOOD_OVER_THROAT * side * side;
  if (face === 'filterBank') return cfm / FILTER_FACE_VELOCITY;
  return side * side;
}

/** Clean pressure drop of a component at a face velocity in fpm, in. w.g. at the actual density. */
export function cleanPressureDrop(component: ComponentKey, velocity: number, densityRatio: number): number {
  const curve: ComponentCurve = COMPONENTS[component];
  return curve.reference * (velocity / curve.velocity) ** curve.exponent * densityRatio;
}

/** Pressure drop that a fan is sized with: clean, and for a filter half of its dirt, in. w.g. */
export function componentLoss(loss: ComponentLoss, wheel: Wheel, cfm: number, densityRatio: number): number {
  const velocity = cfm / faceArea(loss.face, wheel, cfm);
  const curve: ComponentCurve = COMPONENTS[loss.component];
  return cleanPressureDrop(loss.component, velocity, densityRatio) + DIRT_SHARE * (curve.dirtyAllowance ?? 0);
}
