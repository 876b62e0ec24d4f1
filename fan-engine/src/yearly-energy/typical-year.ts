/** Hours of a typical year whose dry bulb is within 5 F above `lowF`, and their air. */
export interface WeatherBin {
  readonly lowF: number;
  readonly hours: number;
  /** Mean coincident wet bulb, F. */
  readonly wetBulbF: number;
  /** Humidity ratio, grains of water per lb of dry air: mean and standard deviation of the hours. */
  readonly grains: number;
  readonly grainsDeviation: number;
}

/** A typical year of a place. */
export interface TypicalYear {
  /** All 8,760 hours. */
  readonly wholeDay: readonly WeatherBin[];
  /** The 3,650 hours from 08:00 to 18:00 of every day, local standard time. */
  readonly daytime: readonly WeatherBin[];
}

const BIN_WIDTH_F = 5;

export function middleOf({ lowF }: WeatherBin): number {
  return lowF + BIN_WIDTH_F / 2;
}

/** Mean degrees by which the hours of a bin are below a temperature, F; the hours are spread evenly over the bin. */
export function degreesBelow({ lowF }: WeatherBin, temperatureF: number): number {
  const reach = temperatureF - lowF;
  if (reach <= 0) return 0;
  return reach >= BIN_WIDTH_F ? reach - BIN_WIDTH_F / 2 : reach ** 2 / (2 * BIN_WIDTH_F);
}

/** Mean degrees by which the hours of a bin are above a temperature, F. */
export function degreesAbove(bin: WeatherBin, temperatureF: number): number {
  return middleOf(bin) - temperatureF + degreesBelow(bin, temperatureF);
}

/**
 * Mean grains per lb by which the hours of a bin are above a humidity ratio, E[max(0, w - limit)] of a normal
 * distribution: deviation x phi(z) + (mean - limit) x Phi(z), z = (mean - limit) / deviation. The mean humidity alone
 * would leave out the humid hours of a bin that is dry on average, a third of the latent load of a year.
 */
export function grainsAbove({ grains, grainsDeviation }: WeatherBin, limit: number): number {
  const above = grains - limit;
  if (grainsDeviation <= 0) return Math.max(0, above);
  const z = above / grainsDeviation;
  const density = Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  return Math.max(0, grainsDeviation * density + above * normalDistribution(z));
}

/** Share of a standard normal distribution below z, within 1e-5 (Abramowitz and Stegun, 26.2.16). */
function normalDistribution(z: number): number {
  const t = 1 / (1 + 0.33267 * Math.abs(z));
  const density = Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const tail = density * (0.4361836 * t - 0.1201676 * t ** 2 + 0.937298 * t ** 3);
  return z > 0 ? 1 - tail : tail;
}
