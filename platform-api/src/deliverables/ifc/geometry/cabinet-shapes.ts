import { IFC_MESSAGES } from '../../../core/index.ts';
import { box, centredBox, type MeasureOf, type Part, type Shape } from './solid.ts';

/** The same shares of the length as the outline drawing: where filters, coil or burner, and fan begin. */
const SECTIONS = [0.12, 0.34, 0.66] as const;
/** From the end of the fan section to its curb. */
const CURB_FROM_END_IN = 3;
const BLADE_CHORD_IN = 7;
const BLADE_IN = 3.5;
const MOUNT_IN = 10;
const TUBE_IN = 4;

/** Where the plan of a cabinet's curb has its middle. */
export function curbMiddleOf(of: MeasureOf): number {
  return of('length') / 2 - CURB_FROM_END_IN - of('curbLength') / 2;
}

/**
 * A cabinet with its sections in a row; outdoor air enters at its left.
 *
 * @param middle what its middle section has in it
 */
export function cabinetShape(of: MeasureOf, isOnCurb: boolean, middle: string): Shape {
  const [length, width, height, duct] = [of('length'), of('width'), of('height'), of('duct')];
  const left = -length / 2;
  const [hood, filter, coil] = SECTIONS.map((share) => left + share * length) as [number, number, number];
  const section = (name: string, from: number, to: number): Part => ({
    name,
    solid: box([from, -width / 2, 0], [to, width / 2, height]),
  });
  return {
    parts: [
      {
        name: IFC_MESSAGES.parts.intakeHood,
        solid: {
          kind: 'prism',
          axis: 'y',
          from: -width / 2,
          length: width,
          corners: [
            [hood, height * 0.94],
            [left, height * 0.7],
            [left, height * 0.22],
            [hood, height * 0.22],
          ],
        },
      },
      section(IFC_MESSAGES.parts.filterSection, hood, filter),
      section(middle, filter, coil),
      section(IFC_MESSAGES.parts.fanSection, coil, length / 2),
    ],
    inlet: { at: [left, 0, height * 0.46], out: [-1, 0, 0], size: null },
    outlet: isOnCurb
      ? { at: [(coil + length / 2) / 2, 0, 0], out: [0, 0, -1], size: [duct, duct] }
      : { at: [length / 2, 0, height / 2], out: [1, 0, 0], size: [duct, duct] },
  };
}

/** An upright heater that discharges at the top. */
export function uprightShape(of: MeasureOf): Shape {
  const [width, length, height, duct] = [of('width'), of('length'), of('height'), of('duct')];
  const [nozzle, legs] = [height * 0.92, height * 0.16];
  const leg = (x: number, y: number): Part => ({
    name: IFC_MESSAGES.parts.leg,
    solid: box([x, y, 0], [x + length * 0.06, y + width * 0.06, legs]),
  });
  const [left, right] = [-length * 0.46, length * 0.4];
  const [near, far] = [-width * 0.46, width * 0.4];
  return {
    parts: [
      { name: IFC_MESSAGES.parts.cabinet, solid: centredBox(length, width, legs, nozzle) },
      { name: IFC_MESSAGES.parts.discharge, solid: centredBox(duct, duct, nozzle, height) },
      ...[leg(left, near), leg(right, near), leg(left, far), leg(right, far)],
    ],
    inlet: null,
    outlet: { at: [0, 0, height], out: [0, 0, 1], size: [duct, duct] },
  };
}

/** A ceiling fan on its extension tube; its mount is at the top. */
export function ceilingFanShape(of: MeasureOf, blades: number): Shape {
  const [span, drop, height, hub] = [of('span'), of('drop'), of('height'), of('hub')];
  const bladeTop = height - drop - BLADE_CHORD_IN;
  const blade = (turn: number): Part => ({
    name: IFC_MESSAGES.parts.blade,
    solid: {
      kind: 'prism',
      axis: 'z',
      from: bladeTop - BLADE_IN,
      length: BLADE_IN,
      corners: (
        [
          [hub / 4, -BLADE_CHORD_IN / 2],
          [span / 2, -BLADE_CHORD_IN / 2],
          [span / 2, BLADE_CHORD_IN / 2],
          [hub / 4, BLADE_CHORD_IN / 2],
        ] as const
      ).map(([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]),
    },
  });
  const round = (name: string, bottom: number, top: number, diameter: number): Part => ({
    name,
    solid: { kind: 'cylinder', axis: 'z', centre: [0, 0, bottom], radius: diameter / 2, length: top - bottom },
  });
  return {
    parts: [
      { name: IFC_MESSAGES.parts.mount, solid: centredBox(2 * MOUNT_IN, 2 * MOUNT_IN, height - MOUNT_IN / 2, height) },
      {
        name: IFC_MESSAGES.parts.extensionTube,
        solid: centredBox(TUBE_IN, TUBE_IN, height - drop, height - MOUNT_IN / 2),
      },
      round(IFC_MESSAGES.parts.gearAndMotor, bladeTop, height - drop, hub * 0.6),
      round(IFC_MESSAGES.parts.hub, 0, bladeTop, hub),
      ...Array.from({ length: blades }, (_, index) => blade((2 * Math.PI * index) / blades)),
    ],
    inlet: null,
    outlet: null,
  };
}
