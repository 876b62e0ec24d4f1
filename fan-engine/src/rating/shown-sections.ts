import type { CoolingRating } from '../cooling/dx-rating.ts';
import type { HeatPumpPoint, HeatPumpValues } from '../cooling/heat-pump.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';
import { roundTo } from '../values/rounding.ts';

const btus = (value: number) => roundTo(value, 0);
const tenth = (value: number) => roundTo(value, 1);

/** A heater's values as they are shown: whole Btu/h, tenths of F and kW. */
export function shownHeater(rating: HeaterRating): HeaterRating {
  return {
    ...rating,
    outputBtus: btus(rating.outputBtus),
    inputBtus: btus(rating.inputBtus),
    outputKws: tenth(rating.outputKws),
    requiredRise: tenth(rating.requiredRise),
    temperatureRise: tenth(rating.temperatureRise),
    minimumTemperatureRise: tenth(rating.minimumTemperatureRise),
    maximumDischargeTemperature: tenth(rating.maximumDischargeTemperature),
    dischargeTemperature: rating.dischargeTemperature === null ? null : tenth(rating.dischargeTemperature),
    gasFlowCfh: rating.gasFlowCfh === null ? null : btus(rating.gasFlowCfh),
  };
}

/** Cooling values as they are shown: whole Btu/h, tenths of F and kW. */
export function shownCooling(rating: CoolingRating): CoolingRating {
  return {
    ...rating,
    enteringDryBulb: tenth(rating.enteringDryBulb),
    enteringWetBulb: tenth(rating.enteringWetBulb),
    leavingDryBulb: tenth(rating.leavingDryBulb),
    leavingWetBulb: tenth(rating.leavingWetBulb),
    totalBtus: btus(rating.totalBtus),
    sensibleBtus: btus(rating.sensibleBtus),
    sensibleHeatRatio: roundTo(rating.sensibleHeatRatio, 3),
    compressorKw: roundTo(rating.compressorKw, 2),
    cfmPerTon: btus(rating.cfmPerTon),
  };
}

/** A heat pump's values as they are shown: whole Btu/h, tenths of F, hundredths of kW and of its COP. */
export function shownHeatPump(values: HeatPumpValues): HeatPumpValues {
  const { at47, at17, atWinter } = values;
  return { ...values, at47: shownPoint(at47), at17: shownPoint(at17), atWinter: atWinter && shownPoint(atWinter) };
}

function shownPoint(point: HeatPumpPoint): HeatPumpPoint {
  return {
    ...point,
    outdoorDryBulb: tenth(point.outdoorDryBulb),
    outputBtus: btus(point.outputBtus),
    inputKw: roundTo(point.inputKw, 2),
    cop: roundTo(point.cop, 2),
    temperatureRise: tenth(point.temperatureRise),
  };
}
