import type { UnitPart } from '@specbuilder/shared-contracts/domain';
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
  'filter.mesh.2in.washable': { reference: 0.08, velocity: 500, exponent: 1.7, dirtyAllowance: 0.1 },
  'wheel.sp.cabinet.loss': { reference: 0.08, velocity: 500, exponent: 2 },
  'burner.direct.profile': { reference: 0.625, velocity: 3000, exponent: 2 },
  'furnace.indirect.hx': { reference: 0.35, velocity: 800, exponent: 2 },
  'coil.electric': { reference: 0.1, velocity: 700, exponent: 2 },
  'filter.merv11.2in': { reference: 0.29, velocity: 500, exponent: 1.45, dirtyAllowance: 0.3 },
  'filter.merv8.4in': { reference: 0.2, velocity: 500, exponent: 1.5, dirtyAllowance: 0.25 },
  'filter.merv13.4in': { reference: 0.3, velocity: 500, exponent: 1.4, dirtyAllowance: 0.35 },
  'filter.merv14.12in.cartridge': { reference: 0.42, velocity: 500, exponent: 1.4, dirtyAllowance: 0.5 },
  'damper.mixing.box': { reference: 0.12, velocity: 1000, exponent: 2 },
  'louver.drainable.4in': { reference: 0.1, velocity: 700, exponent: 2 },
  'louver.winddriven': { reference: 0.18, velocity: 700, exponent: 2 },
  'hood.sloped.filtered': { reference: 0.14, velocity: 500, exponent: 1.8 },
  'hood.vbank.filtered': { reference: 0.1, velocity: 350, exponent: 1.7 },
  'curb.roof.open': { reference: 0, velocity: 1000, exponent: 2 },
  'coil.dx.4row.dry': { reference: 0.4, velocity: 500, exponent: 1.75 },
  'coil.dx.4row.wet': { reference: 0.55, velocity: 500, exponent: 1.8 },
  'coil.dx.6row.wet': { reference: 0.8, velocity: 500, exponent: 1.8 },
  'coil.hotwater.2row': { reference: 0.16, velocity: 500, exponent: 1.75 },
  'coil.reheat.hotgas.1row': { reference: 0.1, velocity: 500, exponent: 1.75 },
  'evap.media.12in': { reference: 0.18, velocity: 500, exponent: 1.8 },
  'evap.media.8in': { reference: 0.1, velocity: 500, exponent: 1.8 },
  'energy.wheel': { reference: 0.85, velocity: 800, exponent: 1.15 },
  'plate.hx': { reference: 0.75, velocity: 600, exponent: 1.8 },
  'diffuser.ceiling': { reference: 0.1, velocity: 600, exponent: 2 },
  'grease.baffle.filter': { reference: 0.35, velocity: 300, exponent: 1.9 },
} as const satisfies Record<string, ComponentCurve>;
export type ComponentKey = keyof typeof COMPONENTS;

/** What a component is of a unit, by the first word of its key; the rest is fitted as an option. */
const PART_OF: Readonly<Record<string, UnitPart>> = {
  filter: 'filter',
  hood: 'hood',
  burner: 'burner',
  furnace: 'furnace',
  coil: 'coil',
  wheel: 'cabinet',
};

/** The part of a unit that a component is; the cabinet where it has no name of its own. */
export function partOf(component: ComponentKey): UnitPart {
  return PART_OF[component.slice(0, component.indexOf('.'))] ?? 'cabinet';
}

/**
 * The opening that a component's velocity is taken at: the throat of a curb or damper frame, the fan's outlet or duct,
 * a hood twice as wide as the throat, a filter bank sized for 400 fpm, the cross-section of a cabinet that is built for
 * the nominal airflow of its wheel, the free area of a louver as large as such a cabinet, the furnace passage of such a
 * cabinet, or a burner whose profile plates are set for the duty.
 */
export type FaceOpening = 'throat' | 'outlet' | 'hood' | 'filterBank' | 'cabinet' | 'louver' | 'furnace' | 'burner';

export interface ComponentLoss {
  readonly component: ComponentKey;
  readonly face: FaceOpening;
}

const THROAT_MARGIN_IN = 6;
const HOOD_OVER_THROAT = 2;
const FILTER_FACE_VELOCITY = 400;
/** Free area over face area of a drainable louver. */
const LOUVER_FREE_AREA = 0.45;
const FURNACE_VELOCITY = 800;
const BURNER_VELOCITY = 3000;
/** Filters are sized half loaded. */
const DIRT_SHARE = 0.5;

/** Face area of an opening, ft2. */
export function faceArea(face: FaceOpening, wheel: Wheel, cfm: number): number {
  const side = (wheel.diameterIn + THROAT_MARGIN_IN) / 12;
  if (face === 'outlet') return wheel.outletArea;
  if (face === 'hood') return HOOD_OVER_THROAT * side * side;
  if (face === 'filterBank') return cfm / FILTER_FACE_VELOCITY;
  if (face === 'cabinet') return nominalAirflow(wheel) / FILTER_FACE_VELOCITY;
  if (face === 'louver') return (LOUVER_FREE_AREA * nominalAirflow(wheel)) / FILTER_FACE_VELOCITY;
  if (face === 'furnace') return nominalAirflow(wheel) / FURNACE_VELOCITY;
  if (face === 'burner') return cfm / BURNER_VELOCITY;
  return side * side;
}

/** Airflow that a cabinet around a wheel is laid out for, cfm. */
export function nominalAirflow({ family, area }: Wheel): number {
  return area * family.nominalWheelVelocity;
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

/** What a component takes when its filter is due to be changed, over what the fan is sized with, in. w.g. */
export function furtherDirt({ component }: ComponentLoss): number {
  const curve: ComponentCurve = COMPONENTS[component];
  return (1 - DIRT_SHARE) * (curve.dirtyAllowance ?? 0);
}
