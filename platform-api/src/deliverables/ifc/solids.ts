import type { Corner, Part, Shape, Solid, Vector } from './geometry/solid.ts';
import { METRES_PER_INCH } from './property.ts';
import { type StepInstances, stepLabel, stepList, stepReal, UNSET } from './step.ts';

type Axes = readonly [axis: Vector, reference: Vector];

/** Directions of the height and of the first side of a profile, by the axis that it is drawn out along. */
const AXES: Readonly<Record<'x' | 'y' | 'z', Axes>> = {
  x: [
    [1, 0, 0],
    [0, 1, 0],
  ],
  // Its profile has x and z: across is against x, so that up stays up.
  y: [
    [0, 1, 0],
    [-1, 0, 0],
  ],
  z: [
    [0, 0, 1],
    [1, 0, 0],
  ],
};
/** Planes that profiles are turned in: distance from the axis and place along it. */
const TURNED_IN: Readonly<Record<'x' | 'z', Axes>> = {
  x: [
    [0, 0, -1],
    [0, 1, 0],
  ],
  z: [
    [0, -1, 0],
    [1, 0, 0],
  ],
};

/** A shape as solids, with the name of each part. */
export function addShape(instances: StepInstances, { parts }: Shape, subContext: string): string {
  const solids = parts.map(({ solid }) => addSolid(instances, solid));
  const body = instances.add('IFCSHAPEREPRESENTATION', subContext, "'Body'", "'SweptSolid'", stepList(solids));
  const map = instances.add('IFCREPRESENTATIONMAP', addPlacement(instances, [0, 0, 0], AXES.z), body);
  for (const name of new Set(parts.map((part) => part.name)))
    addPart(instances, { name, parts, solids, subContext, map });
  return map;
}

function addPart(
  instances: StepInstances,
  whole: {
    readonly name: string;
    readonly parts: readonly Part[];
    readonly solids: readonly string[];
    readonly subContext: string;
    readonly map: string;
  },
): void {
  const { name, parts, solids, subContext, map } = whole;
  const own = solids.filter((_, index) => parts[index]?.name === name);
  const body = instances.add('IFCSHAPEREPRESENTATION', subContext, "'Body'", "'SweptSolid'", stepList(own));
  instances.add('IFCSHAPEASPECT', stepList([body]), stepLabel(name), UNSET, '.T.', map);
}

function addSolid(instances: StepInstances, solid: Solid): string {
  switch (solid.kind) {
    case 'box': {
      const { from, to } = solid;
      const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const profile = instances.add(
        'IFCRECTANGLEPROFILEDEF',
        '.AREA.',
        UNSET,
        addFlat(instances),
        metres(dx),
        metres(dy),
      );
      const at = addPlacement(instances, [from[0] + dx / 2, from[1] + dy / 2, from[2]], AXES.z);
      return extruded(instances, profile, at, dz);
    }
    case 'cylinder': {
      const profile = instances.add('IFCCIRCLEPROFILEDEF', '.AREA.', UNSET, addFlat(instances), metres(solid.radius));
      return extruded(instances, profile, addPlacement(instances, solid.centre, AXES[solid.axis]), solid.length);
    }
    case 'prism': {
      const { axis, from, length } = solid;
      const corners = axis === 'y' ? solid.corners.map(([x, z]): Corner => [-x, z]) : solid.corners;
      const at: Vector = axis === 'x' ? [from, 0, 0] : axis === 'y' ? [0, from, 0] : [0, 0, from];
      return extruded(instances, addProfile(instances, corners), addPlacement(instances, at, AXES[axis]), length);
    }
    case 'turned': {
      const at = addPlacement(instances, solid.centre, TURNED_IN[solid.axis]);
      const axis = instances.add(
        'IFCAXIS1PLACEMENT',
        addPoint(instances, [0, 0, 0]),
        addDirection(instances, [0, 1, 0]),
      );
      const profile = addProfile(instances, solid.corners);
      return instances.add('IFCREVOLVEDAREASOLID', profile, at, axis, stepReal(2 * Math.PI));
    }
  }
}

function extruded(instances: StepInstances, profile: string, at: string, length: number): string {
  return instances.add('IFCEXTRUDEDAREASOLID', profile, at, addDirection(instances, [0, 0, 1]), metres(length));
}

/** A closed line around a profile. */
function addProfile(instances: StepInstances, corners: readonly Corner[]): string {
  const points = corners.map(([across, up]) =>
    instances.add('IFCCARTESIANPOINT', stepList([metres(across), metres(up)])),
  );
  const line = instances.add('IFCPOLYLINE', stepList([...points, points[0] ?? UNSET]));
  return instances.add('IFCARBITRARYCLOSEDPROFILEDEF', '.AREA.', UNSET, line);
}

function addFlat(instances: StepInstances): string {
  return instances.add('IFCAXIS2PLACEMENT2D', instances.add('IFCCARTESIANPOINT', stepList(['0.', '0.'])), UNSET);
}

/** @param place in inches */
export function addPlacement(instances: StepInstances, place: Vector, axes: Axes = AXES.z): string {
  const [axis, reference] = axes;
  if (axes === AXES.z) return instances.add('IFCAXIS2PLACEMENT3D', addPoint(instances, place), UNSET, UNSET);
  return instances.add(
    'IFCAXIS2PLACEMENT3D',
    addPoint(instances, place),
    addDirection(instances, axis),
    addDirection(instances, reference),
  );
}

/** A placement whose height is the way out of an opening. */
export function addOpening(instances: StepInstances, place: Vector, out: Vector): string {
  return addPlacement(instances, place, [out, out[2] === 0 ? [0, 0, 1] : [1, 0, 0]]);
}

export function addPoint(instances: StepInstances, inches: Vector): string {
  return instances.add('IFCCARTESIANPOINT', stepList(inches.map(metres)));
}

function addDirection(instances: StepInstances, ratios: Vector): string {
  return instances.add('IFCDIRECTION', stepList(ratios.map(stepReal)));
}

function metres(inches: number): string {
  return stepReal(inches * METRES_PER_INCH);
}
