/** Wall constructions that the load calculator knows. */
export const WALL_CONSTRUCTIONS = ['metal_panel', 'steel_stud', 'brick_stud', 'cmu_ins', 'tiltup', 'cmu_bare'] as const;
export type WallConstruction = (typeof WALL_CONSTRUCTIONS)[number];

export const ROOF_CONSTRUCTIONS = ['metal_roof', 'deck_r20', 'deck_r30', 'conc_r20'] as const;
export type RoofConstruction = (typeof ROOF_CONSTRUCTIONS)[number];

/** How heavy a room is and whether its floor is bare, which determines how much radiant heat it stores. */
export const ROOM_MASSES = ['light', 'light_bare', 'medium', 'medium_bare', 'heavy', 'heavy_bare'] as const;
export type RoomMass = (typeof ROOM_MASSES)[number];

/** What walls and windows face. */
export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Facing = (typeof FACINGS)[number];

/** Message of the calculator's page that it can be given `siteData` (LCA-007). */
export const CALCULATOR_MESSAGES = {
  readyForSiteData: 'readyForSiteData',
  readyForLanguage: 'readyForLanguage',
  revertTitle: 'revertTitle',
  /** Before the text. */
  documentTitle: 'documentTitle-',
  /** Before the code of a language; what the product says. */
  hostLanguage: 'hostLanguage=',
} as const;

/** What a unit has to do for a load, which the calculator's page hands to the search of the product. */
export interface UnitForLoad {
  readonly type: 'sizeUnit';
  /** Of the calculation. */
  readonly name: string;
  /** Opens a copy of it where it is kept. */
  readonly copyId: string | null;
  readonly postalCode: string | null;
  /** Feet above sea level. */
  readonly elevation: number;
  /** cfm of supply air, and of outdoor air in it. */
  readonly airflow: number;
  readonly outdoorAirflow: number;
  /** Of the coil; 0 where nothing is to be cooled. */
  readonly tons: number;
  /** Btu/h of the coil's sensible part at that hour, and of the heating load. */
  readonly sensible: number;
  readonly heating: number;
  /** Air that enters the unit, F: outdoors in the month of the coil's peak and in winter, and from the room. */
  readonly outdoorDryBulb: number;
  readonly outdoorWetBulb: number;
  readonly winterDryBulb: number;
  readonly roomDryBulb: number;
  readonly roomWetBulb: number;
}

/** The product's response to `readyForSiteData`. */
export interface CalculatorSiteData {
  readonly type: 'siteData';
  readonly token: string;
  /** Name of the brand's theme in use. */
  readonly theme: string;
  readonly initialProjectId: string | null;
}
