export interface IntakeEntries {
  readonly extraSetOfIntakeFilters: boolean;
  /** Air that enters an evaporative cooler, F; null is the outdoor air of the specification. */
  readonly enteringDryBulbTemp: number | null;
  readonly enteringWetBulbTemp: number | null;
}

export interface GasPressureEntries {
  /** in. w.c. */
  readonly customGasPressure: number | null;
}

/** A panel in the space that shows and sets its temperature. */
export interface SpaceHmi {
  /** Place in the list, from 1. */
  readonly number: number;
  readonly location: string;
  readonly lockScreen: boolean;
  readonly isFieldSupplied: boolean;
  /** Cable, ft; 0 when it is field supplied. */
  readonly selectedLengthFeet: number;
  readonly enableTempAveraging: boolean;
}

/** How the outdoor air was entered. */
export type ReturnAirSetMode = 'percentage' | 'volume';

export interface ReturnAirEntries {
  readonly returnAirSetMode: ReturnAirSetMode;
  /** Outdoor air in mixed air, 0 to 100; null is what the specification says. */
  readonly outdoorAirPercentage: number | null;
}

/** Air that cooling and heating are rated with, F; null is what the specification says. */
export interface AirTemperatures {
  readonly outdoorAirDryBulbTemp: number | null;
  readonly outdoorAirWetBulbTemp: number | null;
  readonly returnAirDryBulbTemp: number | null;
  readonly returnAirWetBulbTemp: number | null;
  readonly winterOutsideAirDryBulbTemp: number | null;
}

export interface SetpointEntry {
  readonly typeId: number;
  readonly value: number;
  readonly isUnoccupied: boolean;
}

/** What a user entered in the extended sections beyond choosing options. */
export interface ChosenSections {
  readonly intake: IntakeEntries;
  readonly gasPressure: GasPressureEntries;
  /** Null until the user changed the list that the control comes with. */
  readonly spaceHmis: readonly SpaceHmi[] | null;
  readonly returnAir: ReturnAirEntries;
  readonly cooling: AirTemperatures;
  /** By option id. */
  readonly setpoints: Readonly<Record<string, readonly SetpointEntry[]>>;
}
