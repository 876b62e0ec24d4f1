import type { CSI_MESSAGES } from '../../core/index.ts';
import type { DeliverableItem } from '../subject/subject.ts';

export type WheelKind = keyof typeof CSI_MESSAGES.wheel;

/** Wheels by the names of their families. */
const WHEELS: readonly (readonly [pattern: RegExp, kind: WheelKind])[] = [
  [/^af/, 'airfoil'],
  [/^plenum/, 'plenum'],
  [/bi$|^bi|^roof/, 'backward'],
  [/^fc/, 'forward'],
  [/^mixed/, 'mixed'],
  [/^prop/, 'propeller'],
  [/axial$/, 'axial'],
];

/** Wheels whose pressure falls steadily from a single peak; the others have a region of stall. */
const STEADY: readonly WheelKind[] = ['airfoil', 'plenum', 'backward', 'mixed'];

/** Null for a ceiling fan, and for a family that is named otherwise. */
export function wheelOf({ product }: Pick<DeliverableItem, 'product'>): WheelKind | null {
  if (product?.kind !== 'fan') return null;
  const { key } = product.line.family;
  return WHEELS.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

/** Each kind of wheel once, those that stall apart from those that do not. */
export function wheelsOf(items: readonly DeliverableItem[]): {
  readonly steady: WheelKind[];
  readonly stalling: WheelKind[];
} {
  const kinds = [...new Set(items.flatMap((item) => wheelOf(item) ?? []))];
  return {
    steady: kinds.filter((kind) => STEADY.includes(kind)),
    stalling: kinds.filter((kind) => !STEADY.includes(kind)),
  };
}
