import type { DriveVariant } from '../drive/drive-variant.ts';

/**
 * Texts in and behind the charts, in the viewer's language. They are passed with the call, since the viewer is known
 * when the picture is made.
 */
export interface ChartMessages {
  readonly airflowAxis: string;
  readonly pressureAxis: string;
  readonly powerAxis: string;
  readonly speedAxis: string;
  readonly inputAxis: string;
  readonly system: string;
  readonly power: string;
  readonly required: string;
  readonly operating: string;
  readonly doNotSelect: string;
  readonly bhp: string;
  readonly systemLabel: string;
  readonly intakeSystem: string;
  readonly returnSystem: string;
  fanAt(parts: { readonly rpm: string }): string;
  rpm(parts: { readonly rpm: string }): string;
  maximum(parts: { readonly rpm: string }): string;
  classMaximum(parts: { readonly fanClass: string; readonly rpm: string }): string;
  farLimit(parts: { readonly rpm: string }): string;
  farClassLimit(parts: { readonly fanClass: string; readonly rpm: string }): string;
  duty(parts: { readonly cfm: string; readonly pressure: string }): string;
  title(parts: { readonly model: string; readonly duty: string }): string;
  /** What the pressure of a unit is made of: '1.00 in. external', '0.62 in. inside', '0.12 in. equipment and options'. */
  externalPart(parts: { readonly pressure: string }): string;
  unitPart(parts: { readonly pressure: string }): string;
  optionPart(parts: { readonly pressure: string }): string;
  /** The parts with their sum. */
  pressureSum(parts: { readonly sum: string; readonly pressure: string }): string;
  wheel(parts: { readonly inches: number }): string;
  fanClass(parts: { readonly fanClass: string }): string;
  powerFigure(parts: { readonly bhp: string }): string;
  efficiency(parts: { readonly percent: string }): string;
  fei(parts: { readonly fei: string }): string;
  altitude(parts: { readonly feet: string }): string;
  temperature(parts: { readonly degrees: string }): string;
  density(parts: { readonly density: string }): string;
  fanAlternative(parts: {
    readonly duty: string;
    readonly rpm: string;
    readonly cfm: string;
    readonly pressure: string;
    readonly bhp: string;
    readonly stall: string;
    readonly free: string;
    /** Where the curve ends: at free delivery, or with the data before it. */
    readonly end: 'free' | 'data';
  }): string;
  hvlsAlternative(parts: { readonly rpm: string; readonly cfm: string; readonly kw: string }): string;
  hvlsTitle(parts: { readonly model: string; readonly cfm: string }): string;
  diameter(parts: { readonly feet: number }): string;
  readonly airflow: string;
  readonly input: string;
  /** How the fan is driven, as written inside a line of text. */
  drive(parts: { readonly variant: DriveVariant }): string;
  /** A name of the catalogue. */
  nameOf(english: string): string;
  /** A value with its decimals, in the digits and separators of the language. */
  number(value: number, decimals?: number): string;
}
