import type { FittedPart, PartSize } from '@specbuilder/shared-contracts/domain';
import { faceArea } from '../duty/component-loss.ts';
import type { Measure } from '../product-line/body.ts';
import type { FanUnit } from '../product-line/fan-unit.ts';
import type { SizedParts } from '../product-line/fitted-part.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { dimensionsOf, type UnitDimensions } from './dimensions.ts';

/** Flashing and sealant lie between a curb and the cap that covers it. */
const CURB_UNDER_CAP_IN = 1.5;
const SQUARE_INCHES_PER_SQUARE_FOOT = 144;

type Measured = (measure: Measure) => number;
type PartsOfShape = Partial<Record<FittedPart, PartSize>>;

/** Parts of a wheel size of a line that accessories are made for; nothing where no housing is drawn for the line. */
export function sizedParts(unit: Pick<FanUnit, 'line' | 'wheel'>): SizedParts {
  const ofLine = KNOWN.get(unit.line) ?? new Map<number, SizedParts>();
  KNOWN.set(unit.line, ofLine);
  const parts = ofLine.get(unit.wheel.diameterIn) ?? measured(unit);
  ofLine.set(unit.wheel.diameterIn, parts);
  return parts;
}

/** Cached because they depend only on line and wheel, and a selection needs those of every size. */
const KNOWN = new WeakMap<CatalogueLine, Map<number, SizedParts>>();

function measured(unit: Pick<FanUnit, 'line' | 'wheel'>): SizedParts {
  const dimensions = dimensionsOf(unit);
  if (dimensions === null) return {};
  const sizes = Object.entries(sizesOf(dimensions)) as [FittedPart, PartSize][];
  return Object.fromEntries(sizes.map(([part, size]) => [part, { size, area: clearArea(part, size, unit) }]));
}

function sizesOf({ shape, measures }: UnitDimensions): PartsOfShape {
  const of: Measured = (measure) => measures.get(measure) ?? 0;
  switch (shape) {
    case 'dome':
    case 'windband':
      return { curb: square(of('curbCap') - CURB_UNDER_CAP_IN), damper: square(of('opening')) };
    case 'wallDome':
    case 'panel':
      return { damper: square(of('opening')), wallOpening: square(of('opening')) };
    case 'scroll':
      // The frame under motor and housing rests on its curb.
      return {
        curb: rectangle(of('width'), of('length')),
        damper: rectangle(of('outletWidth'), of('outletHeight')),
        inlet: round(of('inlet')),
      };
    case 'box':
      return { damper: square(of('duct')), inlet: square(of('duct')) };
    case 'tube':
      return { damper: round(of('inlet')), inlet: round(of('inlet')) };
    case 'ceilingBox':
      return { damper: round(of('duct')) };
    case 'cabinet':
      return { ...curbOfCabinet(of), damper: square(of('duct')), intake: rectangle(of('width'), of('height')) };
    case 'upright':
      return { damper: square(of('duct')), intake: rectangle(of('width'), of('length')) };
    case 'ceilingFan':
      return {};
  }
}

/** Cabinets that hang in a hall have none. */
function curbOfCabinet(of: Measured): PartsOfShape {
  return of('curbWidth') === 0 ? {} : { curb: rectangle(of('curbWidth'), of('curbLength')) };
}

function clearArea(part: FittedPart, { isRound, widthIn, lengthIn }: PartSize, { wheel }: Pick<FanUnit, 'wheel'>) {
  // Air passes the end of a cabinet inside its frame, as filters and hoods are rated.
  if (part === 'intake') return faceArea('cabinet', wheel, 0);
  return ((isRound ? Math.PI / 4 : 1) * widthIn * lengthIn) / SQUARE_INCHES_PER_SQUARE_FOOT;
}

function square(side: number): PartSize {
  return rectangle(side, side);
}

function rectangle(widthIn: number, lengthIn: number): PartSize {
  return { isRound: false, widthIn, lengthIn };
}

function round(diameterIn: number): PartSize {
  return { isRound: true, widthIn: diameterIn, lengthIn: diameterIn };
}
