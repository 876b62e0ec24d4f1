import type { EnergyCalculationRequest, EnergyValues } from '@specbuilder/shared-contracts/api';
import type { ExhaustCriteria } from './criteria-schema.ts';
import type { HeatField } from './heat.ts';

export type EnergyCall = (request: EnergyCalculationRequest, signal: AbortSignal) => Promise<EnergyValues>;

/** The four energy calls by what they do. */
export interface EnergyCalls {
  readonly ofRise: EnergyCall;
  readonly ofOutput: EnergyCall;
  readonly withinLimits: EnergyCall;
  readonly discharge: EnergyCall;
}

/** The criteria as the synchronization of heat reads and writes them. */
export interface HeatForm {
  readonly read: () => ExhaustCriteria;
  readonly write: (field: HeatField, value: number | null) => void;
  readonly writeGivenAs: (field: HeatField | null) => void;
  readonly isHeated: (criteria: ExhaustCriteria) => boolean;
}
