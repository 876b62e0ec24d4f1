import type { SectionSets, SentSpaceHmi } from '@specbuilder/shared-contracts/api';

type IntakeSet = SectionSets['intake'];
type ReturnAirSet = SectionSets['returnAir'];
type CoolingSet = SectionSets['coolingHeatPump'];
type Setpoint = SectionSets['setpoints'][number]['setpoints'][number];

export type IntakeValues = Partial<
  Pick<IntakeSet, 'extraSetOfIntakeFilters' | 'enteringDryBulbTemp' | 'enteringWetBulbTemp'>
>;
export interface GasPressureValues {
  readonly gasPressureType: number | null;
  /** in. w.c. */
  readonly customGasPressure: number | null;
}
export interface ReturnAirValues extends Partial<Pick<ReturnAirSet, 'returnAirSetMode'>> {
  readonly outdoorAirPercentage?: number;
}
export type CoolingValues = Partial<
  Pick<
    CoolingSet,
    | 'outdoorAirDryBulbTemp'
    | 'outdoorAirWetBulbTemp'
    | 'returnAirDryBulbTemp'
    | 'returnAirWetBulbTemp'
    | 'winterOutsideAirDryBulbTemp'
  >
>;
export type SetpointValue = Pick<Setpoint, 'typeId' | 'value' | 'isUnoccupied'>;

/** What is entered in a section beside choosing its options. */
export type SectionChange = { readonly group: string } & (
  | { readonly kind: 'intake'; readonly values: IntakeValues }
  | { readonly kind: 'gasPressure'; readonly values: GasPressureValues }
  | { readonly kind: 'returnAir'; readonly values: ReturnAirValues }
  | { readonly kind: 'cooling'; readonly values: CoolingValues }
  | { readonly kind: 'spaceHmis'; readonly values: readonly SentSpaceHmi[] }
  | { readonly kind: 'setpoints'; readonly fanOptionId: number; readonly values: readonly SetpointValue[] }
);

/** A space HMI as it is sent: `cableLength` is what the set calls selectedLengthFeet. */
export function sentHmi({
  selectedLengthFeet,
  ...hmi
}: SectionSets['temperatureControl']['spaceHmis'][number]): SentSpaceHmi {
  return { ...hmi, cableLength: selectedLengthFeet };
}
