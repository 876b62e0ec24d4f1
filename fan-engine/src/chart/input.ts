import type { FanFamily } from '../curve/fan-family.ts';
import type { SpeedCurve } from '../curve/speed-curve.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { ChartMessages } from './chart-messages.ts';
import type { ChartPalette } from './palette.ts';

/** How a chart is drawn, whatever it shows. */
export interface ChartStyle {
  /** Size of the picture, px. */
  readonly width: number;
  readonly height: number;
  /** Text and lines over their size at 620 px, so that a large image is not a small print; 1 by default. */
  readonly scale?: number;
  readonly palette: ChartPalette;
  readonly words: ChartMessages;
  readonly transparentBackground?: boolean;
  /** Leaves the text block and the legend out; titles of the axes stay. */
  readonly hideDescriptionText?: boolean;
  /** Leaves out the title as well, where the page has one of its own. */
  readonly hidesTitle?: boolean;
  /** Without any text, for a tile. */
  readonly isThumbnail?: boolean;
  /** Prefix of the ids inside the picture; must be unique for each picture inline on one page. */
  readonly id?: string;
}

/** A speed drawn beside the operating one: 40 Hz, or the speed before a change. */
export interface OtherSpeed {
  readonly rpm: number;
  readonly label: string;
}

/** Pressure of one duct at the duty airflow, drawn as a system of its own under the whole, in. w.g. */
export interface PartSystem {
  readonly label: string;
  readonly staticPressure: number;
}

/** A line of one value, such as the energy index: segments from airflow and pressure to airflow and pressure. */
export interface Contour {
  readonly label: string;
  readonly pieces: readonly (readonly [from: DutyPoint, to: DutyPoint])[];
}

/** Airflow in cfm and static pressure in in. w.g. */
export interface DutyPoint {
  readonly cfm: number;
  readonly staticPressure: number;
}

/** Another fan's curve over this one's, in a colour and dash of its own, with where it runs. */
export interface ComparedFan {
  readonly curve: SpeedCurve;
  readonly label: string;
  readonly operating: DutyPoint;
  readonly color: string;
  readonly dash: string;
}

/** What the performance curve of a fan shows. Airflow in cfm, pressure in in. w.g., power in hp, density in lb/ft3. */
export interface FanCurveInput extends ChartStyle {
  readonly family: FanFamily;
  readonly wheelDiameterIn: number;
  /** Wheels that share the airflow, 1 by default. */
  readonly wheels?: number;
  readonly rpm: number;
  readonly density: number;
  /** The requested duty; the system curve runs through it. */
  readonly duty: { readonly cfm: number; readonly staticPressure: number };
  /** Where the fan runs, when the caller has worked it out; else its curve meets the system there. */
  readonly operating?: OperatingPoint;
  /** Shaft power as the caller shows it, hp; drawn where it is the computed one but for rounding. */
  readonly bhp?: number | undefined;
  /** Added to the fan's own power: belt loss. */
  readonly driveLoss?: number;
  /** Largest speed of the class of construction, rpm. */
  readonly maximumRpm?: number;
  readonly fanClass?: string | null;
  readonly otherSpeeds?: readonly OtherSpeed[];
  /** Systems beside that of the duty, each by its pressure at the duty's airflow: the ducts of a supply unit, dirty filters. */
  readonly partSystems?: readonly PartSystem[];
  readonly contours?: readonly Contour[];
  readonly compared?: readonly ComparedFan[];
  /** Leaves out the power with its axis, or the area left of stall. */
  readonly hidesPower?: boolean;
  readonly hidesStall?: boolean;
  readonly title: string;
  /** Name of the fan's own curve; its speed by default. */
  readonly curveLabel?: string;
  /** What the pressure of the duty is made of, where that is more than the duct. */
  readonly subtitle?: string | undefined;
  /** Lines of the text block under the title. */
  readonly description?: readonly string[];
}

/** A ceiling fan beside another one: its full speed and airflow there, and how it is drawn. */
export interface ComparedCeilingFan {
  readonly maximumRpm: number;
  readonly cfm: number;
  readonly color: string;
  readonly dash: string;
}

/** What the curve of a ceiling fan shows: airflow and power over speed. */
export interface HvlsCurveInput extends ChartStyle {
  readonly maximumRpm: number;
  /** At full speed. */
  readonly cfm: number;
  readonly inputKw: number;
  /** Without the input and its axis. */
  readonly hidesInput?: boolean;
  /** Other ceiling fans, whose airflow is laid over this one's. */
  readonly compared?: readonly ComparedCeilingFan[];
  readonly title: string;
  readonly description?: readonly string[];
}

/** What the curves of a fan at several speeds show. */
export interface SpeedFamilyInput extends ChartStyle {
  readonly family: FanFamily;
  readonly wheelDiameterIn: number;
  /** Wheels that share the airflow, 1 by default. */
  readonly wheels?: number;
  /** Rpm, fastest first. */
  readonly speeds: readonly number[];
  readonly title: string;
  /** What the picture shows, in words. */
  readonly alternative: string;
}
