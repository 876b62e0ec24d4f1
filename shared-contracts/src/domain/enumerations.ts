/**
 * The numeric enumerations of the specification (ENU requirements). Their numbers are used in JSON and in stored rows,
 * so they never change; unnumbered lists of the specification start at 0 in the order written.
 */

export { FanCategory } from './fan-category.ts';

export const FanType = { Undefined: 0, Exhaust: 1, Supply: 2 } as const;
export type FanType = ValueOf<typeof FanType>;

export const CurveGraphType = { Undefined: 0, ExhaustCurves: 1, SupplyCurves: 2 } as const;
export type CurveGraphType = ValueOf<typeof CurveGraphType>;

export const DriveType = { All: 0, Belt: 1, Direct: 2 } as const;
export type DriveType = ValueOf<typeof DriveType>;

export const DesignConditions = { Manual: 0, Standard: 1, Ashrae: 2, Enthalpy: 3 } as const;
export type DesignConditions = ValueOf<typeof DesignConditions>;

/** Air that the airflow of a direct-fired heater is counted at: 70 F standard, or as it enters. */
export const HeatBasis = { StandardAir: 0, EnteringAir: 1 } as const;
export type HeatBasis = ValueOf<typeof HeatBasis>;

export const AddressType = {
  LocalOffice: 0,
  Site: 1,
  Shipping: 2,
  Billing: 3,
  AccountRegister: 4,
  Account: 5,
} as const;
export type AddressType = ValueOf<typeof AddressType>;

export const ProjectItemType = { Empty: 0, ExhaustSupplyFan: 1, HighVolumeLowSpeedFan: 2 } as const;
export type ProjectItemType = ValueOf<typeof ProjectItemType>;

export const DischargeType = { All: 0, Upblast: 1, Downblast: 2 } as const;
export type DischargeType = ValueOf<typeof DischargeType>;

export const InletType = { All: 0, Side: 1, Bottom: 2 } as const;
export type InletType = ValueOf<typeof InletType>;

export const MountType = { All: 0, Roof: 1, Side: 2 } as const;
export type MountType = ValueOf<typeof MountType>;

/** What a fan is installed with: ductwork, or none as a propeller in a wall. */
export const DuctType = { All: 0, Ducted: 1, NonDucted: 2 } as const;
export type DuctType = ValueOf<typeof DuctType>;

export const BladeType = { Any: 0, Three: 1, Six: 2 } as const;
export type BladeType = ValueOf<typeof BladeType>;

/** Sub-categories of the specification; a catalogue may add further numbers to each category. */
export const ExhaustCategory = {
  All: 0,
  UtilitySet: 1,
  UpblastDownblast: 2,
  Inline: 3,
  Axial: 4,
  CeilingAndInline: 5,
} as const;
export type ExhaustCategory = number;

export const MakeUpAirCategory = { All: 0, RooftopFiltered: 1, InlineFiltered: 2, EconomySupply: 3 } as const;
export type MakeUpAirCategory = number;

export const HeatedMakeUpAirCategory = {
  All: 0,
  DirectFired: 1,
  DirectFiredCompact: 2,
  IndirectFired: 3,
  Electric: 4,
} as const;
export type HeatedMakeUpAirCategory = number;

export const HvacUnitCategory = { All: 0, IndirectFired: 1, Electric: 2, CoolingOnly: 3 } as const;
export type HvacUnitCategory = number;

export const IndustrialHeaterCategory = { All: 0, Horizontal: 1, Vertical: 2 } as const;
export type IndustrialHeaterCategory = number;

export const HvlsCategory = { All: 0, Destratification: 1, SensibleCooling: 2 } as const;
export type HvlsCategory = ValueOf<typeof HvlsCategory>;

/** Titled 'HVLS air mode' in the specification although only HVAC units and heaters with return air use it. */
export const HvacAirMode = { HundredPercentOutdoorAir: 0, HundredPercentReturnAir: 1, MixedAir: 2 } as const;
export type HvacAirMode = ValueOf<typeof HvacAirMode>;
export const HvlsAirMode = HvacAirMode;
export type HvlsAirMode = HvacAirMode;

export const ReturnAirMode = { None: 0, ReturnAir: 1, ReturnIntakeDamper: 2 } as const;
export type ReturnAirMode = ValueOf<typeof ReturnAirMode>;

export const ExtendedOptionType = {
  None: 0,
  Curb: 1,
  VariableFrequencyDrive: 2,
  Discharge: 3,
  Intake: 4,
  GasType: 5,
  InsuranceRequirement: 6,
  GasPressure: 7,
  BurnerCoil: 8,
  TemperatureControl: 9,
  CoolingHeatPump: 10,
  ReheatCoil: 11,
  LineLoadReactor: 12,
  ReturnAir: 13,
  Motor: 14,
} as const;
export type ExtendedOptionType = ValueOf<typeof ExtendedOptionType>;

/** This product's own begin with Quotation. */
export const DeliverableType = {
  None: 0,
  Submittal: 1,
  Schedule: 2,
  Specification: 3,
  RevitModel: 4,
  Quotation: 5,
  SoundReport: 6,
  ElectricalHandover: 7,
  OpeningHandover: 8,
  AirBalance: 9,
} as const;
export type DeliverableType = ValueOf<typeof DeliverableType>;

export const DeliverableFormat = {
  None: 0,
  CSV: 1,
  DWG: 2,
  HTML: 3,
  IMG: 4,
  PDF: 5,
  SVG: 6,
  DOC: 7,
  ZIP: 8,
  TAR: 9,
  GZIP: 10,
  ExistenceCheck: 11,
  XLSX: 12,
  DXF: 13,
} as const;
export type DeliverableFormat = ValueOf<typeof DeliverableFormat>;

export const DrawingOutput = { None: 0, Dwg: 1, Pdf: 2, Jpg: 3, Svg: 4 } as const;
export type DrawingOutput = ValueOf<typeof DrawingOutput>;

/** Not numbered in the specification: A-003 makes the default, Daily, zero. */
export const AlertFrequency = { Daily: 0, Weekly: 1, Monthly: 2 } as const;
export type AlertFrequency = ValueOf<typeof AlertFrequency>;

export const AlertWeekday = { Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5 } as const;
export type AlertWeekday = ValueOf<typeof AlertWeekday>;

export const AlertMonthDay = { Beginning: 1, Middle: 16 } as const;
export type AlertMonthDay = ValueOf<typeof AlertMonthDay>;

/** Paint booth, recirculating and remote panel filters: 0 unset, 1 true, 2 false. */
export const TriState = { Any: 0, Yes: 1, No: 2 } as const;
export type TriState = ValueOf<typeof TriState>;

export const TemperatureControlFilter = { Any: 0, Discharge: 1, Space: 2, BuildingManagement: 3 } as const;
export type TemperatureControlFilter = ValueOf<typeof TemperatureControlFilter>;

/** Used by the drawing and manual tree and by the upload response; 0 is labelled 'N/A'. */
export const FileType = { NotApplicable: 0, Folder: 1, File: 2 } as const;
export type FileType = ValueOf<typeof FileType>;

export const AuthStatus = { Ok: 1, NotAuthenticated: 2, NotAuthorized: 3 } as const;
export type AuthStatus = ValueOf<typeof AuthStatus>;

export const UserActionType = {
  SizedFan: 1,
  CreatedProject: 2,
  CreatedAccount: 3,
  AddedItemToProject: 4,
  GeneratedDeliverable: 5,
  RegionChanged: 6,
  JobCreated: 7,
  RequestedProjectAssistance: 8,
  SharedProject: 9,
  ClonedSharedProject: 10,
  LoadCalculatorProjectCreated: 11,
  LoadCalculatorProjectResultsViewed: 12,
} as const;
export type UserActionType = ValueOf<typeof UserActionType>;

/** The clone utility's sources; 0 means this environment. */
export const CloneEnvironment = { Local: 1, Development: 2, Staging: 3, Production: 4 } as const;
export type CloneEnvironment = ValueOf<typeof CloneEnvironment>;

/** Sheets that pages are laid out for. */
export const PageSize = { Letter: 0, Legal: 1, Tabloid: 2, A3: 3 } as const;
export type PageSize = ValueOf<typeof PageSize>;

/** Orientation of a PDF; None lets the deliverable choose its own. */
export const PdfOrientation = { None: 0, Portrait: 1, Landscape: 2 } as const;
export type PdfOrientation = ValueOf<typeof PdfOrientation>;

export const FanInfoTypeKey = { Drawing: 'FANDRAWING', Manuals: 'FANMANUALS' } as const;
export type FanInfoTypeKey = ValueOf<typeof FanInfoTypeKey>;

/** Octave band centre frequencies of all sound data, Hz. */
export const SOUND_BANDS_HZ = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;
export type SoundBandHz = (typeof SOUND_BANDS_HZ)[number];

type ValueOf<T> = T[keyof T];
