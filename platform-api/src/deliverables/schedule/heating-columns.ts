import { enteringAirOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { inGroup } from '../facts/category-facts.ts';
import { optionsText } from '../facts/electrical-facts.ts';
import { gasPressureOf } from '../facts/item-air.ts';
import { mbh } from '../facts/values.ts';
import { column, trimmed } from './column.ts';
import { chosen, cooled, heated } from './item-readers.ts';

export const HEATER = [
  column(
    'heatType',
    'heating',
    heated(({ type }) => MESSAGES.heaterType({ type })),
  ),
  column('fuel', 'heating', ({ item, options }) =>
    item.heating
      ? optionsText(options, inGroup(OptionGroup.GasType)) || MESSAGES.fuel({ fuel: item.heating.fuel })
      : null,
  ),
  column(
    'inMbh',
    'heating',
    heated(({ fuel, inputBtus }) => (fuel === 'gas' ? mbh(inputBtus) : null)),
    { decimals: 1 },
  ),
  column(
    'outMbh',
    'heating',
    heated(({ outputBtus }) => mbh(outputBtus)),
    { decimals: 1 },
  ),
  column(
    'kw',
    'heating',
    heated(({ fuel, outputKws }) => (fuel === 'electric' ? outputKws : null)),
    { decimals: 1 },
  ),
];
const TENTHS = { decimals: 1, text: trimmed(0, 1) } as const;

/** Entering air, rise and leaving air of the winter design day add up; the rise at full fire is data. */
export const RISE = [
  column(
    'rise',
    'heating',
    heated(({ requiredRise }) => requiredRise),
    TENTHS,
  ),
  column('eat', 'heating', heated(enteringAirOf), TENTHS),
  column(
    'lat',
    'heating',
    heated(({ dischargeTemperature }) => dischargeTemperature),
    TENTHS,
  ),
  column(
    'maxRise',
    'heating',
    heated(({ temperatureRise }) => temperatureRise),
    { ...TENTHS, isOptional: true },
  ),
];
export const GAS = [
  column('gasMin', 'heating', (item) => gasPressureOf(item)?.minimumInWc ?? null, { decimals: 1, text: trimmed(0, 1) }),
  column('gasMax', 'heating', (item) => gasPressureOf(item)?.maximumInWc ?? null, { decimals: 1, text: trimmed(0, 1) }),
];
export const EFFICIENCY = column(
  'eff',
  'heating',
  heated(({ efficiency }) => efficiency * 100),
);
export const TURNDOWN = column(
  'turndown',
  'heating',
  heated(({ turndown }) => turndown),
  { decimals: 1, text: trimmed(0, 1) },
);
export const COOLING = [
  column(
    'clgTot',
    'cooling',
    cooled(({ totalBtus }) => mbh(totalBtus)),
    { decimals: 1 },
  ),
  column(
    'clgSens',
    'cooling',
    cooled(({ sensibleBtus }) => mbh(sensibleBtus)),
    { decimals: 1 },
  ),
  column(
    'tons',
    'cooling',
    cooled(({ tonnage }) => tonnage),
    { decimals: 1, text: trimmed(0, 1) },
  ),
  column(
    'eatDb',
    'cooling',
    cooled(({ enteringDryBulb }) => enteringDryBulb),
    { decimals: 1 },
  ),
  column(
    'eatWb',
    'cooling',
    cooled(({ enteringWetBulb }) => enteringWetBulb),
    { decimals: 1 },
  ),
  column(
    'latDb',
    'cooling',
    cooled(({ leavingDryBulb }) => leavingDryBulb),
    { decimals: 1 },
  ),
  column(
    'latWb',
    'cooling',
    cooled(({ leavingWetBulb }) => leavingWetBulb),
    { decimals: 1 },
  ),
  column(
    'ieer',
    'cooling',
    cooled(({ ieer }) => ieer),
    { decimals: 1 },
  ),
  column('reheat', 'cooling', chosen(inGroup(OptionGroup.ReheatCoil))),
];
