import type { Versions } from '../../catalogue/versions.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../../specification/specification.ts';
import type { ChosenSections } from './chosen-sections.ts';

interface ConfigurationHeader {
  /** Of the session, engine and prices the configuration was made with. */
  readonly versions: Versions;
  readonly fanUnitId: number;
  /** The motor and voltage the user chose; a heavier load may call for a larger motor as long as it lasts. */
  readonly motorId: number;
  readonly motorVoltageId: number;
  /** The user retained a motor although it has less margin than requested. */
  readonly acceptsThinMargin: boolean;
  /** Options the user chose; what rules require on top is worked out. */
  readonly optionIds: readonly number[];
  /** Kind of hinge on the hinge base, or null. */
  readonly hingeOptionId: number | null;
  /** Entries of the extended sections, as far as anything was entered. */
  readonly sections?: Partial<ChosenSections>;
}

export interface ExhaustSupplyConfiguration extends ConfigurationHeader {
  readonly kind: 'exhaust-supply';
  readonly specification: ExhaustSupplySpecification;
}

export interface HvlsConfiguration extends ConfigurationHeader {
  readonly kind: 'hvls';
  readonly specification: HvlsSpecification;
  readonly quantity: number;
}

/** A fan with its motor, voltage and options, as plain JSON: all values and prices follow from it and a catalogue. */
export type Configuration = ExhaustSupplyConfiguration | HvlsConfiguration;
