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
      ? `Fan: at ${hundredth(pressure)} in. wg it would run in stall. Take off an option or choose another fan.`
      : `Fan: at ${hundredth(pressure)} in. wg it would run ${percent} % from stall, 5 % is needed. Take off an option or choose another fan.`,
  speed: (rpm: number, limit: number) =>
    `Fan: ${whole(rpm)} rpm is needed, its wheel may turn at ${whole(limit)} rpm. Take off an option or choose a stronger fan.`,
  drive: (rpm: number, limit: number) =>
    `Fan: ${whole(rpm)} rpm is needed, its drive reaches ${whole(limit)} rpm. Take off an option or choose another drive.`,
  fanClass: (pressure: number, fanClass: string) =>
    `Fan: ${hundredth(pressure)} in. wg is above class ${fanClass}. Take off an option or choose the fan in a higher class.`,
  airflow: (cfm: number, duty: number, rpm: number) =>
    `Fan: ${whole(cfm)} of ${whole(duty)} cfm at its only speed of ${whole(rpm)} rpm. Take off an option or choose another fan.`,
  motor: (needed: number, largest: number) =>
    `Fan Motor: ${hundredth(needed)} hp is needed, the largest motor has ${horsepowerName(largest)} hp. Take off an option or choose another fan.`,
  thinMargin: (percent: number) => `Fan Motor: ${percent} % margin, 10 % is asked for`,
  serviceFactor: 'Fan Motor: uses service factor',
  overload: 'Fan Motor: overloads when the system turns out easier than asked or the air colder',
  sound: (sones: number, limit: number) => `Fan: ${sones.toFixed(1)} sones, ${limit} are allowed`,
} as const;
