import type { ItemConfiguration, SectionSets, SentSpaceHmi } from '@specbuilder/shared-contracts/api';

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

/** The same fields with what stood in them before; null where the option is not there any more. */
export function formerEntries(change: SectionChange, { sections }: ItemConfiguration): SectionChange | null {
  switch (change.kind) {
    case 'intake':
      return { ...change, values: sameFields(change.values, sections.intake) };
    case 'gasPressure': {
      const chosen = sections.gasPressures.find(({ selected }) => selected);
      const values = { gasPressureType: chosen?.id ?? null, customGasPressure: chosen?.customGasPressure ?? null };
      return { ...change, values };
    }
    case 'returnAir': {
      const { returnAirSetMode, outdoorAirPercentage } = sections.returnAir;
      return { ...change, values: { returnAirSetMode, outdoorAirPercentage: outdoorAirPercentage.value } };
    }
    case 'cooling':
      return { ...change, values: sameFields(change.values, sections.coolingHeatPump) };
    case 'spaceHmis':
      return { ...change, values: sections.temperatureControl.spaceHmis.map(sentHmi) };
    case 'setpoints': {
      const before = sections.setpoints.find(({ fanOptionId }) => fanOptionId === change.fanOptionId);
      if (before === undefined) return null;
      const changed = new Set(change.values.map(({ typeId }) => typeId));
      const values = before.setpoints
        .filter(({ typeId }) => changed.has(typeId))
        .map(({ typeId, value, isUnoccupied }) => ({ typeId, value, isUnoccupied }));
      return { ...change, values };
    }
  }
}

function sameFields<T extends object>(entered: T, before: T): T {
  return Object.fromEntries(Object.keys(entered).map((field) => [field, Reflect.get(before, field)])) as T;
}

/** A space HMI as it is sent: `cableLength` is what the set calls selectedLengthFeet. */
export function sentHmi({
  selectedLengthFeet,
  ...hmi
}: SectionSets['temperatureControl']['spaceHmis'][number]): SentSpaceHmi {
  return { ...hmi, cableLength: selectedLengthFeet };
}
