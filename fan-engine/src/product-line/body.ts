/** The template that an outline drawing of a line follows. */
export type BodyShape =
  | 'dome'
  | 'windband'
  | 'wallDome'
  | 'scroll'
  | 'box'
  | 'tube'
  | 'panel'
  | 'ceilingBox'
  | 'cabinet'
  | 'upright'
  | 'ceilingFan';

/** What an outline drawing measures; each shape has some of them. */
export type Measure =
  | 'width'
  | 'length'
  | 'height'
  | 'span'
  | 'flange'
  | 'boltCircle'
  | 'inlet'
  | 'outletWidth'
  | 'outletHeight'
  | 'duct'
  | 'plate'
  | 'grille'
  | 'hub'
  | 'curbCap'
  | 'curbLength'
  | 'curbWidth'
  | 'opening'
  | 'drop'
  | 'clearance';

/** Part that grows with the wheel diameter, and part that does not, in. */
export type Rule = readonly [perInch: number, base: number];

/** How the housings of a line grow with their wheel. */
export interface LineBody {
  readonly shape: BodyShape;
  readonly measures: Readonly<Partial<Record<Measure, Rule>>>;
  /** Weight without options, lb: base + factor x (wheel diameter)^exponent. */
  readonly weight: { readonly base: number; readonly factor: number; readonly exponent: number };
}
