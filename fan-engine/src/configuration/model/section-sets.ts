import type {
  HvacAirMode,
  Message,
  ReturnAirMode,
  TemperatureControlFilter,
} from '@specbuilder/shared-contracts/domain';
import type { CoolingRating } from '../../cooling/dx-rating.ts';
import type { HeatPumpValues } from '../../cooling/heat-pump.ts';
import type { ReturnAirSetMode, SetpointEntry, SpaceHmi } from './chosen-sections.ts';

/** An option of a section. */
export interface SectionOption {
  readonly id: number;
  readonly selected: boolean;
  /** USD list. */
  readonly price: number;
  readonly description: string;
}

export interface PressureOption extends SectionOption {
  /** in. w.g. */
  readonly additionalStaticPressure: number;
}

export interface Intake extends PressureOption {
  /** Of a second set of filters, USD; 0 where the intake has none. */
  readonly extraSetOfFiltersPrice: number;
  readonly isEvaporativeCooler: boolean;
}

export interface IntakeSet {
  readonly intakes: Intake[];
  readonly extraSetOfIntakeFilters: boolean;
  readonly enteringDryBulbTemp: number | null;
  readonly enteringWetBulbTemp: number | null;
  /** Air behind the media of an evaporative cooler, F; null without one. */
  readonly leavingDryBulbTemp: number | null;
  readonly leavingWetBulbTemp: number | null;
  readonly coolingErrorMessage: Message | null;
}

export interface DischargePosition extends PressureOption {
  readonly imagePath: string;
  readonly imageUrl: string | null;
}

/** Gas type, insurance requirement or burner coil; `value` is the option's id. */
export interface ValueChoice {
  readonly value: number;
  readonly selected: boolean;
  readonly price: number;
  readonly description: string;
}

export interface GasPressure extends SectionOption {
  readonly hasCustomGasPressure: boolean;
  /** in. w.c. */
  readonly customGasPressure: number | null;
  readonly maximumCustomGasPressure: number | null;
}

export interface TemperatureControl extends SectionOption {
  readonly extendedDescription: string;
  readonly controlType: TemperatureControlFilter;
  readonly hasRemotePanel: boolean;
  readonly isRecirculating: boolean;
  readonly isPaintBooth: boolean;
  readonly is100PercentOutdoorAir: boolean;
  readonly is100PercentReturnAir: boolean;
  /** Whether it is one for the application that was chosen. */
  readonly matchesApplication: boolean;
  /** What it can be set to, F; null where it has no such setpoint. */
  readonly lowestDischargeTemp: number | null;
  readonly highestSpaceTemp: number | null;
}

export interface TemperatureControlSet {
  readonly controls: TemperatureControl[];
  readonly spaceHmis: SpaceHmi[];
  readonly allowZeroHmis: boolean;
  /** Of each space HMI beyond the first, USD. */
  readonly spaceHmiPrice: number;
  readonly cableLengthsFeet: number[];
  readonly message: Message | null;
}

export interface ReturnAirSet {
  readonly locations: PressureOption[];
  readonly damperControls: SectionOption[];
  readonly volumes: (SectionOption & { readonly hvacAirMode: HvacAirMode })[];
  readonly returnAirMode: ReturnAirMode;
  readonly hvacAirMode: HvacAirMode;
  readonly returnAirSetMode: ReturnAirSetMode;
  readonly outdoorAirPercentage: { readonly value: number; readonly display: string };
  /** cfm. */
  readonly outdoorAirVolume: number;
}

export interface CoolingHeatPump extends SectionOption {
  /** Null for what comes on top of a size. */
  readonly ton: number | null;
  readonly isHeatPump: boolean;
  readonly isHighAmbient: boolean;
}

/** Cooling sizes with the air they are rated with, F. */
export interface CoolingHeatPumpSet {
  readonly options: CoolingHeatPump[];
  readonly coolingError: Message | null;
  readonly outdoorAirDryBulbTemp: number | null;
  readonly outdoorAirWetBulbTemp: number | null;
  readonly returnAirDryBulbTemp: number | null;
  readonly returnAirWetBulbTemp: number | null;
  readonly mixedAirDryBulbTemp: number | null;
  readonly mixedAirWetBulbTemp: number | null;
  readonly winterOutsideAirDryBulbTemp: number | null;
  readonly winterEnteringAirDryBulbTemp: number | null;
  readonly rating: CoolingRating | null;
  readonly heatPump: HeatPumpValues | null;
}

export interface ReheatCoilSet {
  readonly options: (SectionOption & { readonly reheatCapacity: number | null })[];
  readonly allowDesired: boolean;
  /** Btu/h. */
  readonly reheatCapacity: number | null;
}

export interface Setpoint extends SetpointEntry {
  readonly description: string;
  readonly range: { readonly minimum: number; readonly maximum: number };
}

export interface OptionSetpoints {
  readonly fanOptionId: number;
  readonly setpoints: Setpoint[];
}

/** The extended sections of an evaluated configuration; empty where the fan has none of an option. */
export interface SectionSets {
  readonly intake: IntakeSet;
  readonly discharges: DischargePosition[];
  readonly gasTypes: ValueChoice[];
  readonly insuranceRequirements: ValueChoice[];
  readonly gasPressures: GasPressure[];
  readonly burnerCoils: ValueChoice[];
  readonly temperatureControl: TemperatureControlSet;
  readonly returnAir: ReturnAirSet;
  readonly coolingHeatPump: CoolingHeatPumpSet;
  readonly reheatCoil: ReheatCoilSet;
  readonly setpoints: OptionSetpoints[];
}
