import curves from '../../src/catalogue/demonstration/curves.json' with { type: 'json' };
import hvlsLines from '../../src/catalogue/demonstration/hvls-lines.json' with { type: 'json' };
import lines from '../../src/catalogue/demonstration/lines.json' with { type: 'json' };
import motors from '../../src/catalogue/demonstration/motors.json' with { type: 'json' };

/** What the calculation reads of a curve. */
export interface FamilyData {
  readonly phi: readonly number[];
  readonly psi: readonly number[];
  readonly lambda: readonly number[];
  readonly peakStaticEfficiency: number;
  readonly phiAtPeak: number;
  readonly referenceDiameterIn: number;
  readonly blades: number;
  readonly outletAreaFactor: number | null;
  readonly powerRisesWithFlow: boolean;
  readonly nominalWheelVelocity: number;
  readonly sound: {
    readonly smallWheel: string;
    readonly largeWheel: string;
    readonly largeAboveIn: number;
    readonly offsetDb: number;
    readonly rightOfPeakShare: number;
    readonly outletOverInletDb: readonly number[];
  };
}

export interface LinePrice {
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
  readonly classFactor?: Readonly<Record<string, number>>;
  readonly base?: number;
  readonly perCfm?: number;
  readonly perSquareInch?: number;
  readonly perKw?: number;
  readonly perInputMbh?: { readonly factor: number; readonly exponent: number };
}

/** What the calculation reads of a line. */
export interface LineData {
  readonly code: string;
  readonly family: string;
  readonly category: string;
  readonly subCategory: string;
  readonly wheelSizesIn: readonly number[];
  readonly wheelsPerUnit?: Readonly<Record<string, number>>;
  readonly price: LinePrice;
  readonly internalLosses: readonly { readonly component: string; readonly face: string }[];
  readonly supply?: {
    readonly heater: string | null;
    readonly fanPosition: string;
    readonly standardOptions: readonly string[];
  };
}

export const MOTOR_PRICES = motors.prices;
export const CEILING_FAN_LINES = hvlsLines;

export function familyOf(line: LineData): FamilyData {
  const found = Object.entries(curves as Readonly<Record<string, FamilyData>>).find(([key]) => key === line.family);
  if (!found) throw new Error(`No curve ${line.family}`);
  return found[1];
}

/** A model code taken apart: line, wheel in tenths of an inch, drive letter, class. */
export function modelOf(modelCode: string): { line: LineData; diameterIn: number; drive: string; fanClass: string } {
  const [, code = '', tenths = '', drive = '', fanClass = 'I'] =
    /^([A-Z]{3})(\d{3})([BDE])(?:-(I+))?$/.exec(modelCode) ?? [];
  const line = (lines as readonly LineData[]).find((item) => item.code === code);
  const diameterIn = line?.wheelSizesIn.find((size) => Math.round(10 * size) === Number(tenths));
  if (!line || diameterIn === undefined) throw new Error(`No model ${modelCode}`);
  return { line, diameterIn, drive, fanClass };
}
