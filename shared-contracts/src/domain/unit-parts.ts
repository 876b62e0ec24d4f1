/** Parts of a unit that its fan has to overcome besides the duct and the options. */
export const UNIT_PARTS = ['filter', 'hood', 'burner', 'furnace', 'coil', 'cabinet'] as const;
export type UnitPart = (typeof UNIT_PARTS)[number];
