import { MOTOR_FREQUENCY_HZ } from '@specbuilder/shared-contracts/domain';
import { CRITERIA_TEXTS } from './texts.ts';

const ANY = { value: 0, label: CRITERIA_TEXTS.any };

export const PHASE_CHOICES = [
  ANY,
  { value: 1, label: CRITERIA_TEXTS.single },
  { value: 3, label: CRITERIA_TEXTS.three },
];

/** Nominal system voltages of ANSI C84.1 that motors are wound for. */
const SYSTEM_VOLTAGES = [115, 208, 230, 277, 460, 575];
export const VOLTAGE_CHOICES = [
  ANY,
  ...SYSTEM_VOLTAGES.map((voltage) => ({ value: voltage, label: CRITERIA_TEXTS.volts(voltage) })),
];

const OTHER_FREQUENCY_HZ = 50;
export const FREQUENCY_CHOICES = [MOTOR_FREQUENCY_HZ, OTHER_FREQUENCY_HZ].map((frequency) => ({
  value: frequency,
  label: CRITERIA_TEXTS.hertz(frequency),
}));
/** HVLS specifications leave the frequency open at first. */
export const OPEN_FREQUENCY_CHOICES = [ANY, ...FREQUENCY_CHOICES];
