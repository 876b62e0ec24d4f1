import type { HvlsSpecification } from '../../src/specification/specification.ts';
import { airPower, STANDARD_DENSITY, velocityPressure } from './air.ts';
import { CEILING_FAN_LINES } from './catalogue-data.ts';

/** Input of the reference ceiling fan, kW (sections 5.6 and 10). */
function referenceKw(cfm: number, pressure: number): number {
  const shaft = ((cfm + 26_500) * (pressure + 0.0027)) / (6343 * 0.42);
  const motorKw = (0.7457 * shaft) / (0.96 * (shaft / (shaft + 2.2)) ** 0.05);
  const l = Math.log10(motorKw);
  return motorKw / (-0.003812 * l ** 4 + 0.025834 * l ** 3 - 0.072577 * l ** 2 + 0.125559 * l + 0.850274);
}

const rounded = (value: number, to: number) => to * Math.round(value / to);

/** Values of a ceiling fan in a space (section 10). */
export function ceilingFan(modelCode: string, space: HvlsSpecification) {
  const line = CEILING_FAN_LINES.find(({ suffix }) => modelCode.endsWith('T') === (suffix === 'T'));
  const diameterFt = Number(/\d+/.exec(modelCode)?.[0]);
  const size = line?.sizes.find((item) => item.diameterFt === diameterFt);
  if (!line || !size) throw new Error(`No model ${modelCode}`);
  const tipSpeed = Math.PI * diameterFt * size.maximumRpm;
  const swept = (Math.PI / 4) * diameterFt ** 2;
  const cfm = line.flowCoefficient * tipSpeed * swept;
  const wireToAir = 0.19 + 0.00625 * (diameterFt - 8) - line.efficiencyLoss;
  const pressure = velocityPressure(cfm / swept, STANDARD_DENSITY);
  const kw = (airPower(cfm, pressure) * 0.7457) / wireToAir;
  const isCooling = space.hvlsFanCategoryType === 2;
  const span = (isCooling ? line.coverage.sensibleCooling : line.coverage.destratification) * diameterFt;
  const coverage = rounded((Math.PI / 4) * span ** 2, 50);
  const left = space.squareFeet === null ? 0 : space.squareFeet - (space.coveredSquareFeet ?? 0);
  const soundPower = 50 * Math.log10(tipSpeed / 1000) + 10 * Math.log10(diameterFt) + 20 + line.addedSoundDb;
  return {
    rpm: size.maximumRpm,
    cfm,
    noise: soundPower - 11.5 - 20 * Math.log10(4),
    coverage,
    quantity: Math.max(1, Math.ceil(left / coverage)),
    kw,
    cfei: referenceKw(cfm, pressure) / kw,
    price: rounded((2600 + 220 * diameterFt) * line.priceFactor, 5),
  };
}
