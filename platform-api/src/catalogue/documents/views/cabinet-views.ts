import {
  across,
  circle,
  type MeasureOf,
  type Outline,
  polygon,
  polyline,
  rectangle,
  square,
  upright,
  type View,
} from './view.ts';

/** Height at which a curb is drawn; the curb itself is an option. */
const CURB_IN = 12;
/** Shares of the length at which hood, filters, coil or burner, and fan begin. */
const SECTIONS = [0.12, 0.34, 0.66] as const;
const GRILLE_IN = 0.75;

/** A cabinet with its sections in a row: on a curb, or hung if the line is not for roofs. */
export function cabinetViews(of: MeasureOf, isOnCurb: boolean): readonly View[] {
  const [length, width, height] = [of('length'), of('width'), of('height')];
  const below = isOnCurb ? CURB_IN : 0;
  return [
    {
      name: 'side',
      width: length,
      height: height + below,
      outlines: [
        ...cabinetSide(of),
        ...(isOnCurb ? [curb(length - 3 - of('curbLength'), height, of('curbLength'))] : []),
      ],
      dimensions: [
        { measure: 'length', side: 'above', from: [0, height * 0.3], to: [length, 0] },
        upright('height', 'left', length * SECTIONS[0], 0, height),
        ...(isOnCurb
          ? [across('curbLength', 'below', length - 3 - of('curbLength') / 2, height + below, of('curbLength'))]
          : []),
      ],
    },
    {
      name: 'end',
      width,
      height: height + below,
      outlines: [
        rectangle('edge', 0, 0, width, height),
        ...(isOnCurb ? [curb((width - of('curbWidth')) / 2, height, of('curbWidth'))] : []),
        square(isOnCurb ? 'hidden' : 'edge', [width / 2, height / 2], of('duct')),
        rectangle('detail', width * 0.04, height * 0.05, width * 0.92, height * 0.9),
      ],
      dimensions: [
        across('width', 'above', width / 2, 0, width),
        upright('duct', 'right', width / 2 + of('duct') / 2, height / 2 - of('duct') / 2, height / 2 + of('duct') / 2),
        ...(isOnCurb ? [across('curbWidth', 'below', width / 2, height + below, of('curbWidth'))] : []),
      ],
    },
  ];
}

function cabinetSide(of: MeasureOf): Outline[] {
  const [length, height] = [of('length'), of('height')];
  const [hood, filter, coil] = SECTIONS.map((share) => share * length) as [number, number, number];
  const fan = Math.min(height, length - coil);
  return [
    rectangle('edge', hood, 0, length - hood, height),
    polygon('edge', [hood, height * 0.06], [0, height * 0.3], [0, height * 0.78], [hood, height * 0.78]),
    polyline('edge', [filter, 0], [filter, height]),
    polyline('edge', [coil, 0], [coil, height]),
    ...[0.3, 0.5, 0.7].map((share) =>
      polyline(
        'detail',
        [hood + (filter - hood) * share, height * 0.1],
        [hood + (filter - hood) * share, height * 0.9],
      ),
    ),
    rectangle('detail', filter + (coil - filter) * 0.2, height * 0.18, (coil - filter) * 0.6, height * 0.64),
    circle('detail', [(coil + length) / 2, height / 2], fan * 0.7),
    circle('detail', [(coil + length) / 2, height / 2], fan * 0.2),
  ];
}

function curb(x: number, y: number, width: number): Outline {
  return rectangle('edge', x, y, width, CURB_IN);
}

/** An upright heater that discharges at the top. */
export function uprightViews(of: MeasureOf): readonly View[] {
  const [width, length, height, duct] = [of('width'), of('length'), of('height'), of('duct')];
  const nozzle = height * 0.08;
  const body = height * 0.84;
  const face = (across: number): Outline[] => [
    rectangle('edge', (across - duct) / 2, 0, duct, nozzle),
    rectangle('edge', 0, nozzle, across, body - nozzle),
    polyline('edge', [0, height * 0.36], [across, height * 0.36]),
    polyline('edge', [0, height * 0.62], [across, height * 0.62]),
    ...[0.04, 0.9].map((share) => rectangle('edge', across * share, body, across * 0.06, height - body)),
  ];
  return [
    {
      name: 'front',
      width,
      height,
      outlines: [...face(width), circle('detail', [width / 2, height * 0.73], Math.min(width * 0.5, height * 0.18))],
      dimensions: [
        across('duct', 'above', width / 2, 0, duct),
        across('width', 'below', width / 2, body, width),
        upright('height', 'left', 0, 0, height),
      ],
    },
    {
      name: 'side',
      width: length,
      height,
      outlines: [...face(length), rectangle('detail', length * 0.12, height * 0.66, length * 0.76, height * 0.14)],
      dimensions: [across('length', 'below', length / 2, body, length)],
    },
  ];
}

/** A fan above a ceiling with its grille below. */
export function ceilingBoxViews(of: MeasureOf): readonly View[] {
  const [width, length, height, grille, duct] = [of('width'), of('length'), of('height'), of('grille'), of('duct')];
  const left = (grille - width) / 2;
  const stub = Math.min(left, duct * 0.4);
  return [
    {
      name: 'side',
      width: grille,
      height: height + GRILLE_IN,
      outlines: [
        rectangle('edge', left, 0, width, height),
        rectangle('edge', 0, height, grille, GRILLE_IN),
        rectangle('edge', left + width, height * 0.48 - duct / 2, stub, duct),
        circle('hidden', [grille / 2, height / 2], Math.min(width, height) * 0.7),
      ],
      dimensions: [
        across('width', 'above', grille / 2, 0, width),
        upright('height', 'left', left, 0, height),
        upright('duct', 'right', left + width + stub, height * 0.48 - duct / 2, height * 0.48 + duct / 2),
      ],
    },
    {
      name: 'plan',
      width: grille,
      height: grille,
      outlines: [
        square('edge', [grille / 2, grille / 2], grille),
        rectangle('hidden', left, (grille - length) / 2, width, length),
        ...[0.25, 0.375, 0.5, 0.625, 0.75].map((share) =>
          polyline('detail', [grille * 0.12, grille * share], [grille * 0.88, grille * share]),
        ),
      ],
      dimensions: [
        across('grille', 'below', grille / 2, grille, grille),
        upright('length', 'right', left + width, (grille - length) / 2, (grille + length) / 2),
      ],
    },
  ];
}
