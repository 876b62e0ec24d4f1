import type { FanClass } from '../curve/family.ts';
import { type Wheel, wheelOf } from '../curve/wheel.ts';
import { DRIVE_VARIANTS, type DriveVariant } from '../drive/drive-variant.ts';
import { builtInputMbh, type HeaterRating } from '../heating/heater-rating.ts';
import { rounded } from '../values/rounding.ts';
import { exhaustFanId, fanUnitId, readFanUnitId } from './fan-id.ts';
import type { HvlsLine, HvlsSize } from './hvls-model.ts';
import type { CatalogueLine, UnitPrice } from './line.ts';

/** One thing that can be ordered: a line, a wheel, a drive and a class of construction. */
export interface FanUnit {
  readonly fanUnitId: number;
  readonly exhaustFanId: number;
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
  readonly variant: DriveVariant;
  readonly fanClass: FanClass | null;
}

export function fanUnitOf(
  line: CatalogueLine,
  wheel: Wheel,
  variant: DriveVariant,
  fanClass: FanClass | null,
): FanUnit {
  const fanId = exhaustFanId(line.id, wheel.diameterIn);
  return { fanUnitId: fanUnitId(fanId, variant, fanClass), exhaustFanId: fanId, line, wheel, variant, fanClass };
}

/** The exhaust fan unit with an id, or undefined when the catalogue has none. */
export function findFanUnit(catalogue: { readonly lines: readonly CatalogueLine[] }, id: number): FanUnit | undefined {
  const parts = readFanUnitId(id);
  const line = catalogue.lines.find((candidate) => candidate.id === parts?.lineId);
  if (parts === undefined || line === undefined || !line.wheelSizesIn.includes(parts.size)) return undefined;
  const hasClass = parts.fanClass === null ? line.classes.length === 0 : line.classes.includes(parts.fanClass);
  if (!hasClass || !hasVariant(line, parts.variant)) return undefined;
  return fanUnitOf(line, wheelOfLine(line, parts.size), parts.variant, parts.fanClass);
}

/** A wheel size of a line, with as many wheels as the unit has. */
export function wheelOfLine(line: CatalogueLine, diameterIn: number): Wheel {
  return wheelOf(line.family, diameterIn, line.wheelsPerUnit?.[diameterIn] ?? 1);
}

/** Every unit of a wheel size: each way to drive it in each class of construction. */
export function unitsOfSize(line: CatalogueLine, diameterIn: number): FanUnit[] {
  const wheel = wheelOfLine(line, diameterIn);
  const classes = line.classes.length === 0 ? [null] : line.classes;
  return (Object.keys(DRIVE_VARIANTS) as DriveVariant[])
    .filter((variant) => hasVariant(line, variant))
    .flatMap((variant) => classes.map((fanClass) => fanUnitOf(line, wheel, variant, fanClass)));
}

/** A ceiling fan that can be ordered. */
export interface HvlsUnit {
  readonly fanUnitId: number;
  readonly exhaustFanId: number;
  readonly line: HvlsLine;
  readonly size: HvlsSize;
}

export function hvlsUnitOf(line: HvlsLine, size: HvlsSize): HvlsUnit {
  const fanId = exhaustFanId(line.id, size.diameterFt);
  return { fanUnitId: fanUnitId(fanId, 'Hvls', null), exhaustFanId: fanId, line, size };
}

/** The HVLS unit with an id, or undefined when the catalogue has none. */
export function findHvlsUnit(catalogue: { readonly hvlsLines: readonly HvlsLine[] }, id: number): HvlsUnit | undefined {
  const parts = readFanUnitId(id);
  if (parts?.variant !== 'Hvls') return undefined;
  const line = catalogue.hvlsLines.find((candidate) => candidate.id === parts.lineId);
  const size = line?.sizes.find(({ diameterFt }) => diameterFt === parts.size);
  return line === undefined || size === undefined ? undefined : hvlsUnitOf(line, size);
}

/**
 * List price of the fan or packaged unit without motor, cooling and options, USD.
 *
 * @param cfm airflow that a packaged unit is built for
 * @param heater its heater, null without
 * @param sizePrice what `sizePriceOf` gives for it, where that is known
 */
export function unitPrice(
  { line, wheel, fanClass }: Pick<FanUnit, 'line' | 'wheel' | 'fanClass'>,
  cfm: number,
  heater: HeaterRating | null,
  sizePrice = sizePriceOf(line, wheel),
): number {
  const { price } = line;
  if ('perCfm' in price) return packagePrice(price, wheel.diameterIn, cfm, heater);
  return rounded.dollars(sizePrice * ((fanClass === null ? undefined : price.classFactor?.[fanClass]) ?? 1));
}

/** What a wheel size of a line costs before its class of construction, USD; 0 for units that are priced by their duty. */
export function sizePriceOf({ price }: CatalogueLine, { diameterIn }: Wheel): number {
  return 'perCfm' in price ? 0 : price.a + price.b * diameterIn ** price.c;
}

function packagePrice(price: UnitPrice, diameterIn: number, cfm: number, heater: HeaterRating | null) {
  const { base, perCfm, perSquareInch, perInputMbh, perKw = 0 } = price;
  const burner =
    perInputMbh === undefined || heater === null
      ? 0
      : perInputMbh.factor * builtInputMbh(heater) ** perInputMbh.exponent;
  const electric = heater === null ? 0 : perKw * (heater.kwStep ?? 0);
  return rounded.dollars(base + perCfm * cfm + perSquareInch * diameterIn ** 2 + burner + electric);
}

function hasVariant(line: CatalogueLine, variant: DriveVariant): boolean {
  switch (variant) {
    case 'Belt':
      return line.drives.includes('Belt');
    case 'FixedSpeed':
      return line.drives.includes('Direct');
    case 'Vfd':
      return line.features.includes('vfd');
    case 'Ecm':
      return line.features.includes('ecm');
    case 'SpeedControl':
      return line.features.includes('speedControl');
    case 'Hvls':
      return false;
  }
}
