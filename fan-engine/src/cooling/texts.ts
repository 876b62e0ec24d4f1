import { grouped, tenths } from '../number-text.ts';

const whole = (value: number) => grouped(Math.round(value));

/** What is wrong with a cooling coil or the air it gets, short and with the figure that failed. */
export const COOLING_TEXTS = {
  wetBulbAboveDryBulb: 'The wet bulb cannot be above the dry bulb',
  wetBulbTooLow: 'The wet bulb is lower than dry air would have',
  unknownTonnage: (tons: number) => `No cooling unit has ${tenths(tons)} tons`,
  enterTons: 'Enter the nominal tons',
  enterLeavingAir: 'Enter the leaving air temperature',
  enterOutdoorAir: 'Enter the outdoor air temperature',
  aboveLargest: (tons: number, largest: number) =>
    `${tenths(tons)} tons asked for, the largest unit has ${tenths(largest)} tons`,
  airflowBelow: (value: number, limit: number) => `${whole(value)} cfm per ton, ${whole(limit)} are needed`,
  airflowAbove: (value: number, limit: number) => `${whole(value)} cfm per ton, ${whole(limit)} are allowed`,
  tooHot: (value: number, limit: number, isHighAmbient: boolean) =>
    isHighAmbient
      ? `${whole(value)} °F outdoor air, high-ambient units run up to ${whole(limit)} °F`
      : `${whole(value)} °F outdoor air, standard units run up to ${whole(limit)} °F: choose a high-ambient unit`,
  tooCold: (value: number, limit: number) =>
    `Leaving air of ${tenths(value)} °F is below ${whole(limit)} °F: choose a smaller cooling unit`,
  tooWet: (limit: number) => `Leaving air is above ${whole(limit)} % relative humidity: choose a reheat coil`,
  shortOnDryBulb: (value: number, limit: number) =>
    `Leaving air reaches ${tenths(value)} °F dry bulb, ${tenths(limit)} °F asked for`,
  shortOnWetBulb: (value: number, limit: number) =>
    `Leaving air reaches ${tenths(value)} °F wet bulb, ${tenths(limit)} °F asked for`,
  shortOnCapacity: (value: number, limit: number) => `${tenths(value)} MBH, ${tenths(limit)} MBH needed`,
} as const;
