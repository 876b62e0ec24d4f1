import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { grouped } from '../number-text.ts';

const whole = (value: number) => grouped(value);
const hundredth = (value: number) => value.toFixed(2);

export const CONFIGURATION_TEXTS = {
  unknownFan: (id: number) => `The catalogue has no fan ${id}`,
  fanOfOtherCategory: 'The fan does not belong to the category of the specification',
  motorOfOtherFan: 'The motor does not belong to the fan list row',
  motorNotOffered: 'This fan is not offered with that motor',
  voltageOfOtherMotor: 'The voltage does not belong to the motor',
  unknownCurb: (id: number) => `This fan has no curb ${id}`,
  unknownHinge: (id: number) => `This fan has no hinge ${id}`,
  quantity: 'Enter a quantity of 1 or more',
} as const;

/** Why a configured fan cannot run as it is, with what to do; each begins with the section it concerns. */
export const RUN_TEXTS = {
  stall: (pressure: number, percent: number) =>
    percent < 0
      ? `Fan: at ${hundredth(pressure)} in. wg it would operate in stall. Remove an option or choose another fan.`
      : `Fan: at ${hundredth(pressure)} in. wg it would operate ${percent} % from stall; the minimum is 5 %. Remove an option or choose another fan.`,
  speed: (rpm: number, limit: number) =>
    `Fan: ${whole(rpm)} rpm is required; the maximum speed of its wheel is ${whole(limit)} rpm. Remove an option or choose a larger fan.`,
  drive: (rpm: number, limit: number) =>
    `Fan: ${whole(rpm)} rpm is required; its drive reaches ${whole(limit)} rpm. Remove an option or choose another drive.`,
  fanClass: (pressure: number, fanClass: string) =>
    `Fan: ${hundredth(pressure)} in. wg exceeds the limit of class ${fanClass}. Remove an option or choose the fan in a higher class.`,
  airflow: (cfm: number, duty: number, rpm: number) =>
    `Fan: ${whole(cfm)} of ${whole(duty)} cfm at its only speed of ${whole(rpm)} rpm. Choose a belt or variable-speed model or a larger speed, or remove an option.`,
  slightlyShort: (cfm: number, duty: number, percent: number, rpm: number) =>
    `Fan: ${whole(cfm)} of ${whole(duty)} cfm at its only speed of ${whole(rpm)} rpm, ${percent} % short. A belt or variable-speed model can be set to the full airflow.`,
  motor: (needed: number, largest: number) =>
    `Fan Motor: ${hundredth(needed)} hp is required; the largest motor of this fan is ${horsepowerName(largest)} hp. Remove an option or choose another fan.`,
  supply: (problem: string) => `Fan Motor: ${problem}. Choose another supply, or less cooling.`,
  thinMargin: (percent: number) => `Fan Motor: ${percent} % margin; 10 % is recommended`,
  serviceFactor: 'Fan Motor: operates in its service factor',
  overload: 'Fan Motor: can overload if the system resistance is lower or the air colder than specified',
  sound: (sones: number, limit: number) => `Fan: ${sones.toFixed(1)} sones; the limit is ${limit}`,
} as const;
