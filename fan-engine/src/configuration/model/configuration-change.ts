import type { ExtendedOptionType, HvacAirMode } from '@specbuilder/shared-contracts/domain';
import type { AirTemperatures, IntakeEntries, ReturnAirSetMode, SetpointEntry, SpaceHmi } from './chosen-sections.ts';
import type { Configuration } from './configuration.ts';

/** A space HMI as a user enters it; its number comes from its place in the list. */
export type EnteredSpaceHmi = Omit<SpaceHmi, 'number'>;

type Entered<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** One thing a user changes on a configuration. Undefined leaves a part as it is, null takes a choice off. */
export type ConfigurationChange =
  /** Everything as it was before. */
  | { readonly type: 'restore'; readonly configuration: Configuration }
  | { readonly type: 'options'; readonly changes: readonly { readonly optionId: number; readonly selected: boolean }[] }
  | { readonly type: 'motor'; readonly motorId: number }
  | { readonly type: 'voltage'; readonly motorVoltageId: number }
  | { readonly type: 'curb'; readonly curbId: number | null; readonly hingeOptionId?: number | null }
  | SectionChange;

export type SectionChange =
  | IntakeChange
  | GasPressureChange
  | { readonly type: 'burnerCoil'; readonly burnerCoilId: number | null }
  | {
      readonly type: 'temperatureControl';
      readonly optionId: number | null;
      readonly spaceHmis?: readonly EnteredSpaceHmi[] | undefined;
    }
  | { readonly type: 'spaceHmis'; readonly spaceHmis: readonly EnteredSpaceHmi[] }
  | ReturnAirChange
  | CoolingChange
  | { readonly type: 'reheatCoil'; readonly optionId: number; readonly selected: boolean }
  | {
      readonly type: 'extended';
      readonly optionType: ExtendedOptionType;
      readonly optionId: number;
      readonly selected: boolean;
    }
  | { readonly type: 'setpoints'; readonly optionId: number; readonly setpoints: readonly SetpointEntry[] };

export interface IntakeChange extends Entered<IntakeEntries> {
  readonly type: 'intake';
  readonly intakeId?: number | null | undefined;
}

export interface GasPressureChange {
  readonly type: 'gasPressure';
  readonly gasPressureType: number | null;
  /** in. w.c. */
  readonly customGasPressure?: number | null | undefined;
}

/** An option of a section to select or deselect; null deselects the selected one. */
interface SectionChoice {
  readonly optionId?: number | null | undefined;
  readonly selected: boolean;
}

export interface ReturnAirChange extends SectionChoice {
  readonly type: 'returnAir';
  readonly returnAirSetMode?: ReturnAirSetMode | undefined;
  readonly hvacAirMode?: HvacAirMode | undefined;
  /** Kept within 0 and 100. */
  readonly outdoorAirPercentage?: number | undefined;
}

export interface CoolingChange extends SectionChoice, Entered<AirTemperatures> {
  readonly type: 'coolingHeatPump';
}
