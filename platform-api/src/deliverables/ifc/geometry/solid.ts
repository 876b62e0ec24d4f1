import type { Measure } from '@specbuilder/fan-engine/product';

/**
 * Solids of a unit in inches: x along its length or shaft, y across, z up from its lowest part; the middle of its plan is at 0, 0.
 * Curbs and what is below a ceiling have negative heights.
 */
export type Vector = readonly [x: number, y: number, z: number];
/** Within a profile. */
export type Corner = readonly [across: number, up: number];

export interface Box {
  readonly kind: 'box';
  readonly from: Vector;
  readonly to: Vector;
}

/** A cylinder between two ends along an axis. */
export interface Cylinder {
  readonly kind: 'cylinder';
  readonly axis: 'x' | 'z';
  /** Of the end that is lowest or farthest to the left. */
  readonly centre: Vector;
  readonly radius: number;
  readonly length: number;
}

/** A profile turned once around an axis through a centre; corners are its distance from the axis and its place along it. */
export interface Turned {
  readonly kind: 'turned';
  readonly axis: 'x' | 'z';
  readonly centre: Vector;
  readonly corners: readonly Corner[];
}

/** A profile across an axis, as long as it is along it: of 'x', corners are y and z; of 'y', x and z; of 'z', x and y. */
export interface Prism {
  readonly kind: 'prism';
  readonly axis: 'x' | 'y' | 'z';
  readonly from: number;
  readonly length: number;
  readonly corners: readonly Corner[];
}

export type Solid = Box | Cylinder | Turned | Prism;

/** A part of a unit under the name that a model has it by. */
export interface Part {
  readonly name: string;
  readonly solid: Solid;
}

/** Where air enters or leaves a unit: the middle of its opening, and the way out of the unit there. */
export interface Opening {
  readonly at: Vector;
  readonly out: Vector;
  /** Clear size, in.; null where the catalogue does not say it. A round one is as high as it is wide. */
  readonly size: readonly [width: number, height: number] | null;
}

export interface Shape {
  readonly parts: readonly Part[];
  /** Null where no duct is connected, or where the catalogue does not say where. */
  readonly inlet: Opening | null;
  readonly outlet: Opening | null;
}

/** A measure of the unit that is modelled, in. */
export type MeasureOf = (measure: Measure) => number;

export function box(from: Vector, to: Vector): Box {
  return { kind: 'box', from, to };
}

/** A box whose plan has its middle at 0, 0. */
export function centredBox(alongX: number, alongY: number, bottom: number, top: number): Box {
  return box([-alongX / 2, -alongY / 2, bottom], [alongX / 2, alongY / 2, top]);
}

/** Quarter of an ellipse from its widest place to its tip: distances from the axis with places along it. */
export function quarter(radius: number, from: number, length: number): Corner[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, step): Corner => {
    const turn = (step / steps) * (Math.PI / 2);
    return [step === steps ? 0 : radius * Math.cos(turn), from + length * Math.sin(turn)];
  });
}
