import type { CoolingRating, HeaterRating } from '@specbuilder/shared-contracts/api';
import { type OperatingCostSettings, operatingCost, yearlyHours } from '@specbuilder/shared-contracts/domain';
import { formatValue, QUANTITIES } from '@specbuilder/shared-ui/core';
import { RUNNING_COST_MESSAGES } from '../../messages/running-cost.generated.ts';
import { gasRate, hourOfGas, hourOfPower } from './hourly-cost.ts';

/** What a fan or unit runs on. */
export interface RunningParts {
  /** Electrical input of the fan, kW. */
  readonly fanKw: number;
  readonly heating?: HeaterRating | null | undefined;
  readonly cooling?: CoolingRating | null | undefined;
}

/** A part of the running cost, in USD. */
export interface RunningCost {
  readonly id: 'cost' | 'compressor' | 'electricHeat' | 'gas';
  readonly label: string;
  readonly usd: number;
  /** '/yr' or '/h'. */
  readonly per: string;
}

/** Whether a year of the fan is not the whole of what a unit costs to run. */
export function runsMoreThanItsFan({ heating = null, cooling = null }: Omit<RunningParts, 'fanKw'>): boolean {
  return heating !== null || cooling !== null;
}

/**
 * Running cost of a quantity of fans or units: the fan per year, compressor and heat per hour at full load,
 * because their yearly hours are unknown.
 */
export function runningCosts(parts: RunningParts, settings: OperatingCostSettings, quantity = 1): RunningCost[] {
  const { fanKw, heating = null, cooling = null } = parts;
  const fan = { quantity, hours: formatValue(yearlyHours(settings), QUANTITIES.hoursPerYear) };
  const label = runsMoreThanItsFan(parts) ? RUNNING_COST_MESSAGES.fanOfUnit(fan) : RUNNING_COST_MESSAGES.fan(fan);
  const anHour = { per: RUNNING_COST_MESSAGES.perHour };
  const costs: RunningCost[] = [
    { id: 'cost', label, usd: operatingCost(fanKw, settings), per: RUNNING_COST_MESSAGES.perYear },
  ];
  if (cooling !== null) {
    const usd = hourOfPower(cooling.compressorKw, settings);
    costs.push({ id: 'compressor', label: RUNNING_COST_MESSAGES.compressor, usd, ...anHour });
  }
  if (heating?.fuel === 'electric') {
    const usd = hourOfPower(heating.kwStep ?? heating.outputKws, settings);
    costs.push({ id: 'electricHeat', label: RUNNING_COST_MESSAGES.electricHeat, usd, ...anHour });
  }
  if (heating?.fuel === 'gas') {
    const rate = formatValue(gasRate(settings), QUANTITIES.gasCost);
    costs.push({
      id: 'gas',
      label: RUNNING_COST_MESSAGES.gas({ rate }),
      usd: hourOfGas(heating.inputBtus, settings),
      ...anHour,
    });
  }
  return costs.map((cost) => ({ ...cost, usd: cost.usd * quantity }));
}
