import { HeatBasis, isUsPostalCode, type MotorSupplies } from '@specbuilder/shared-contracts/domain';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';

const any = () => ({ value: 0, label: CRITERIA_MESSAGES.any });

export const phaseChoices = ({ phases }: MotorSupplies) => [
  any(),
  ...phases.map((phase) => ({ value: phase, label: phase === 1 ? CRITERIA_MESSAGES.single : CRITERIA_MESSAGES.three })),
];

const CANADIAN_VOLTAGE = 575;

/** Voltages of a site: 575 V if the country has it, or if it is selected. */
export const voltageChoices = ({ voltages }: MotorSupplies, zip: string | null, chosen: number) => [
  any(),
  ...voltages
    .filter((voltage) => voltage !== CANADIAN_VOLTAGE || voltage === chosen || !isUsPostalCode(zip ?? ''))
    .map((voltage) => ({ value: voltage, label: CRITERIA_MESSAGES.volts({ value: voltage }) })),
];

/** What the airflow of a direct-fired heater is counted at. */
export const heatBases = () => [
  { value: HeatBasis.StandardAir, label: CRITERIA_MESSAGES.standardAir },
  { value: HeatBasis.EnteringAir, label: CRITERIA_MESSAGES.enteringAir },
];

export const frequencyChoices = ({ frequencies }: MotorSupplies) =>
  frequencies.map((frequency) => ({ value: frequency, label: CRITERIA_MESSAGES.hertz({ value: frequency }) }));

/** HVLS specifications leave the frequency open at first. */
export const openFrequencyChoices = (supplies: MotorSupplies) => [any(), ...frequencyChoices(supplies)];
