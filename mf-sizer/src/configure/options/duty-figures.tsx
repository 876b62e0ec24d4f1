import type { FanItem } from '@specbuilder/shared-contracts/api';
import { horsepowerName, type OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import { formatFigure, moneyText, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { runningCosts } from '../../results/running-cost/running-cost.ts';

/** A value of the item, and what it was before the last change. */
export interface DutyFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly before: string | null;
  readonly unit: string;
}

/** Values of an item at its duty, with the old ones beside those that a re-rating changed. */
export function itemFigures(
  item: FanItem,
  before: FanItem | null,
  cost: OperatingCostSettings,
  currency: CurrencyState,
  quantity = 1,
): readonly DutyFigure[] {
  const now = figuresOf(item, cost, currency, quantity);
  const old = before === null ? [] : figuresOf(before, cost, currency, quantity);
  return now.map((figure) => {
    const was = old.find(({ id }) => id === figure.id)?.value ?? figure.value;
    return { ...figure, before: was === figure.value ? null : was };
  });
}

/** A current value. */
export type PlainFigure = Omit<DutyFigure, 'before'>;

function figuresOf(
  item: FanItem,
  cost: OperatingCostSettings,
  currency: CurrencyState,
  quantity: number,
): PlainFigure[] {
  const { rating, hvls, motor } = item;
  const motorFigure = {
    id: 'motor',
    label: OPTIONS_MESSAGES.motor,
    value: horsepowerName(motor.horsepower),
    unit: 'hp',
  };
  const fanKw = rating?.inputKw ?? hvls?.inputKw ?? 0;
  const costs = runningCosts({ ...item, fanKw }, cost, quantity)
    .map(({ id, label, usd, per }) => ({ id, label, value: moneyText(usd, currency), unit: per }))
    .filter(({ value }) => value !== '');
  const figures = rating
    ? [
        figure('pressure', OPTIONS_MESSAGES.totalPressure, rating.totalStaticPressure, 'staticPressure'),
        figure('speed', OPTIONS_MESSAGES.speed, rating.rpm, 'speed'),
        figure('power', OPTIONS_MESSAGES.totalBhp, rating.totalBhp, 'brakeHorsepower'),
        motorFigure,
        figure('fei', feiLabel(rating.energy.feiLimit), rating.energy.fei, 'fanEnergyIndex'),
        figure('sound', OPTIONS_MESSAGES.sound, rating.soundSones, 'sound'),
        figure('input', OPTIONS_MESSAGES.electricalInput, rating.inputKw, 'inputPower'),
      ]
    : [
        figure('airflow', OPTIONS_MESSAGES.airflow, hvls?.cfm, 'airflow'),
        figure('covers', OPTIONS_MESSAGES.covers, hvls?.coveredSquareFootage, 'area'),
        figure('speed', OPTIONS_MESSAGES.speed, hvls?.rpm, 'speed'),
        motorFigure,
        figure('cfei', OPTIONS_MESSAGES.cfei, hvls?.cfei, 'fanEnergyIndex'),
        figure('noise', OPTIONS_MESSAGES.noise, hvls?.noise, 'soundPressure'),
        figure('input', OPTIONS_MESSAGES.electricalInput, hvls?.inputKw, 'inputPower'),
      ];
  return [...figures, ...costs];
}

export function figure(id: string, label: string, value: number | undefined, of: QuantityName): PlainFigure {
  const kind = QUANTITIES[of];
  return { id, label, value: formatFigure(value, kind), unit: kind.unit };
}

function feiLabel(limit: number | null): string {
  return limit === null
    ? OPTIONS_MESSAGES.fei
    : OPTIONS_MESSAGES.feiNeeds({ limit: formatFigure(limit, QUANTITIES.fanEnergyIndex) });
}
