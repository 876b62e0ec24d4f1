import { HeatBasis, isUsPostalCode, MOTOR_FREQUENCY_HZ } from '@specbuilder/shared-contracts/domain';
import { CRITERIA_TEXTS } from '../words/criteria.generated.ts';

const any = () => ({ value: 0, label: CRITERIA_TEXTS.any });

export const phaseChoices = () => [
  any(),
  { value: 1, label: CRITERIA_TEXTS.single },
  { value: 3, label: CRITERIA_TEXTS.three },
];

/** Nominal system voltages of ANSI C84.1 that motors are wound for. */
const SYSTEM_VOLTAGES = [115, 208, 230, 277, 460, 575];
const CANADIAN_VOLTAGE = 575;

/** Voltages of a site: 575 V where the country has it, or where it stands chosen. */
export const voltageChoices = (zip: string | null = null, chosen = 0) => [
  any(),
  ...SYSTEM_VOLTAGES.filter(
    (voltage) => voltage !== CANADIAN_VOLTAGE || voltage === chosen || !isUsPostalCode(zip ?? ''),
  ).map((voltage) => ({ value: voltage, label: CRITERIA_TEXTS.volts({ value: voltage }) })),
];

/** What the airflow of a direct-fired heater is counted at. */
export const heatBases = () => [
  { value: HeatBasis.StandardAir, label: CRITERIA_TEXTS.standardAir },
  { value: HeatBasis.EnteringAir, label: CRITERIA_TEXTS.enteringAir },
];

const OTHER_FREQUENCY_HZ = 50;
export const frequencyChoices = () =>
  [MOTOR_FREQUENCY_HZ, OTHER_FREQUENCY_HZ].map((frequency) => ({
    value: frequency,
    label: CRITERIA_TEXTS.hertz({ value: frequency }),
  }));
/** HVLS specifications leave the frequency open at first. */
export const openFrequencyChoices = () => [any(), ...frequencyChoices()];
