import { grouped } from '../number-text.ts';

const whole = (value: number) => grouped(Math.round(value));

export const HEATING_TEXTS = {
  noHeater: 'This category has no heater',
  coolingOnly: 'A cooling-only unit has no heater',
  enterRise: 'Enter the temperature rise',
  enterHeat: 'Enter Btu/h or kW',
  enterAnyHeat: 'Enter a temperature rise, Btu/h or kW',
  rise: (value: number, limit: number) => `${whole(value)} °F temperature rise, limit ${whole(limit)} °F`,
  leastRise: (value: number, limit: number) => `${whole(value)} °F temperature rise, ${whole(limit)} °F are needed`,
  discharge: (value: number, limit: number) => `${whole(value)} °F discharge air, limit ${whole(limit)} °F`,
  capacity: (value: number, limit: number) => `${whole(value)} MBH input, the largest heater has ${whole(limit)} MBH`,
} as const;
