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

/** The product's response to `readyForSiteData`. */
export interface CalculatorSiteData {
  readonly type: 'siteData';
  readonly token: string;
  /** Name of the brand's theme in use. */
  readonly theme: string;
  readonly initialProjectId: string | null;
}
