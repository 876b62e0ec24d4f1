import type { FanItem, FanRating } from '@specbuilder/shared-contracts/api';
import {
  horsepowerName,
  type OperatingCostSettings,
  operatingPoint,
  shownFei,
} from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { formatValue, moneyText, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { runningCosts } from '../../results/running-cost/running-cost.ts';

/** A value of the item, and what it was before the last change. */
export interface DutyQuantity {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly before: string | null;
  readonly unit: string;
}

/** Values of an item at its duty, with the old ones beside those that a re-rating changed. */
export function itemValues(
  item: FanItem,
  before: FanItem | null,
  cost: OperatingCostSettings,
  currency: CurrencyState,
  quantity = 1,
): readonly DutyQuantity[] {
  const now = valuesOf(item, cost, currency, quantity);
  const old = before === null ? [] : valuesOf(before, cost, currency, quantity);
  return now.map((each) => {
    const was = old.find(({ id }) => id === each.id)?.value ?? each.value;
    return { ...each, before: was === each.value ? null : was };
  });
}

/** A current value. */
export type PlainValue = Omit<DutyQuantity, 'before'>;

function valuesOf(item: FanItem, cost: OperatingCostSettings, currency: CurrencyState, quantity: number): PlainValue[] {
  const { rating, hvls, motor } = item;
  const motorValue = {
    id: 'motor',
    label: OPTIONS_MESSAGES.motor,
    value: horsepowerName(motor.horsepower),
    unit: 'hp',
  };
  const fanKw = rating?.inputKw ?? hvls?.inputKw ?? 0;
  const costs = runningCosts({ ...item, fanKw }, cost, quantity)
    .map(({ id, label, usd, per }) => ({ id, label, value: moneyText(usd, currency), unit: per }))
    .filter(({ value }) => value !== '');
  const values = rating
    ? [
        ...pointValues(rating),
        each('speed', OPTIONS_MESSAGES.speed, rating.rpm, 'speed'),
        each('power', OPTIONS_MESSAGES.totalBhp, rating.totalBhp, 'brakeHorsepower'),
        motorValue,
        ...feiOf(rating.energy),
        each('sound', OPTIONS_MESSAGES.sound, rating.soundSones, 'sound'),
        each('input', OPTIONS_MESSAGES.electricalInput, rating.inputKw, 'inputPower'),
      ]
    : [
        each('airflow', OPTIONS_MESSAGES.airflow, hvls?.cfm, 'airflow'),
        each('covers', OPTIONS_MESSAGES.covers, hvls?.coveredSquareFootage, 'area'),
        each('speed', OPTIONS_MESSAGES.speed, hvls?.rpm, 'speed'),
        motorValue,
        each('cfei', OPTIONS_MESSAGES.cfei, hvls?.cfei, 'fanEnergyIndex'),
        each('noise', OPTIONS_MESSAGES.noise, hvls?.noise, 'soundPressure'),
        each('input', OPTIONS_MESSAGES.electricalInput, hvls?.inputKw, 'inputPower'),
      ];
  return [...values, ...costs];
}

/** The point that the fan runs at: another one than required where its speed is fixed. */
function pointValues(rating: FanRating): PlainValue[] {
  const { cfm, externalStaticPressure, totalStaticPressure } = operatingPoint(rating);
  return [
    each('airflow', OPTIONS_MESSAGES.airflow, cfm, 'airflow'),
    each('externalPressure', OPTIONS_MESSAGES.externalPressure, externalStaticPressure, 'staticPressure'),
    each('pressure', OPTIONS_MESSAGES.totalPressure, totalStaticPressure, 'staticPressure'),
  ];
}

export function each(id: string, label: string, value: number | undefined, of: QuantityName): PlainValue {
  const kind = QUANTITIES[of];
  return { id, label, value: formatValue(value, kind), unit: kind.unit };
}

function feiOf(energy: FanRating['energy']): PlainValue[] {
  const fei = shownFei(energy);
  if (fei === null) return [];
  const limit = formatValue(energy.feiLimit, QUANTITIES.fanEnergyIndex);
  return [each('fei', OPTIONS_MESSAGES.feiNeeds({ limit }), fei, 'fanEnergyIndex')];
}
