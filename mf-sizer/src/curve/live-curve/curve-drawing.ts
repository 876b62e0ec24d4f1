import { currentLanguage, decimalNumber } from '@specbuilder/shared-contracts/language';
import { CHART_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { tokens } from '@specbuilder/shared-ui/core';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import type { CurveEngine, LiveFan } from './engine.ts';
import type { CurveShows } from './shows.ts';

type FanCurveInput = Parameters<CurveEngine['drawFanCurve']>[0];
type ChartStyle = Parameters<CurveEngine['drawHvlsCurve']>[0];
type Palette = ChartStyle['palette'];
type Words = ChartStyle['words'];

/** Colours of a curve by the tokens of the theme, so that it is in the brand's (visual.md, section 9). */
export function palette(isDark: boolean): Palette {
  return {
    surface: tokens.colorNeutralBackground1,
    strongText: tokens.colorNeutralForeground1,
    text: tokens.colorNeutralForeground2,
    quietText: tokens.colorNeutralForeground3,
    zeroLine: tokens.colorNeutralStroke1,
    gridLine: tokens.colorNeutralStroke3,
    brand: tokens.colorBrandForeground1,
    system: tokens.colorNeutralForeground3,
    power: isDark ? tokens.colorPaletteMarigoldBorderActive : tokens.colorPaletteMarigoldForeground2,
    required: tokens.colorPaletteRedForeground1,
    operating: tokens.colorPaletteGreenForeground1,
  };
}

export function chartMessages(): Words {
  return {
    ...CHART_MESSAGES,
    nameOf: (name) => name,
    number: (value, decimals) => decimalNumber(currentLanguage.locale(), value, decimals),
  };
}

export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly engine: CurveEngine;
  readonly fan: LiveFan;
  readonly shows: CurveShows;
  readonly size: DrawingSize;
  readonly isDark: boolean;
  readonly id: string;
  /** Where the duty was moved to, cfm on the same system. */
  readonly newCfm?: number | null;
  /** Speed before the last change, rpm. */
  readonly beforeRpm?: number | undefined;
}

const MAX_SPEED_RATIO = 1.25;

/** What the engine draws of a fan. */
export function drawingOf({ engine, fan, shows, size, isDark, id, newCfm = null, beforeRpm }: Drawing): FanCurveInput {
  const { model, operating } = fan;
  const words = chartMessages();
  const moved = newCfm === null ? [] : [fan.onSystem(newCfm).rpm];
  const maxRpm = Math.min(model.maximumRpm, operating.rpm * MAX_SPEED_RATIO);
  const dirty = model.duty.staticPressure + model.furtherDirt;
  return {
    ...size,
    id,
    palette: palette(isDark),
    words,
    transparentBackground: true,
    hideDescriptionText: true,
    hidesTitle: true,
    hidesPower: !shows.power,
    hidesStall: !shows.stall,
    family: fan.wheel.family,
    wheelDiameterIn: model.wheelDiameterIn,
    wheels: model.wheels,
    rpm: operating.rpm,
    density: model.density,
    duty: model.duty,
    operating,
    driveLoss: driveLossOf(fan),
    ...(shows.maximum ? { maximumRpm: model.maximumRpm, fanClass: model.fanClass } : {}),
    otherSpeeds: [
      ...speedsOf(fan, shows.hertz).map(({ hertz, rpm }) => ({ rpm, label: LIVE_CURVE_MESSAGES.hertz({ hertz }) })),
      ...(beforeRpm === undefined ? [] : [{ rpm: beforeRpm, label: LIVE_CURVE_MESSAGES.before }]),
      ...moved.map((rpm) => ({ rpm, label: words.rpm({ rpm: words.number(rpm) }) })),
    ],
    partSystems:
      shows.dirtyFilters && model.furtherDirt > 0
        ? [{ label: LIVE_CURVE_MESSAGES.dirtySystem, staticPressure: dirty }]
        : [],
    contours: shows.feiContours
      ? engine.feiContours(fan, maxRpm, (level) => LIVE_CURVE_MESSAGES.feiLevel({ level: words.number(level, 1) }))
      : [],
    title: words.title({
      model: model.model,
      duty: words.duty({ cfm: words.number(model.duty.cfm), pressure: words.number(model.duty.staticPressure, 2) }),
    }),
  };
}

/** Belt loss, hp: the power that is drawn is what the motor gives. */
function driveLossOf(fan: LiveFan): number {
  const { bhp, totalBhp } = fan.reading(fan.operating);
  return Math.max(0, totalBhp - bhp);
}

/** Speeds at other frequencies than that of the duty, which the wheel may run at. */
export function speedsOf({ model }: LiveFan, hertz: readonly number[]): { hertz: number; rpm: number }[] {
  const { hertz: now, rpm, maximumRpm } = model;
  if (now === null) return [];
  return hertz
    .map((item) => ({ hertz: item, rpm: (rpm * item) / now }))
    .filter((item) => Math.abs(item.hertz - now) > 0.5 && item.rpm <= maximumRpm);
}
