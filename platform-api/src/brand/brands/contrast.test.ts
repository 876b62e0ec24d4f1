import { readBrandData } from '../../core/package/data-files.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';

/** Relative luminance of a colour '#rrggbb' (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const WHITE = '#ffffff';
/** Backgrounds of the light and dark theme on which brand colors appear. */
const LIGHT_GROUNDS = [WHITE, '#fafafa'];
const DARK_GROUNDS = ['#292929', '#1f1f1f'];
const TEXT = 4.5;
const CONTROL = 3;

describe.each(
  readBrandData(DATA_FOLDER).map(({ manufacturerLabelId, settings }) => [manufacturerLabelId, settings] as const),
)('The ramp of brand %i meets WCAG AA', (_, { appearance }) => {
  const ramp = new Map(Object.entries(appearance.brandVariants));
  const shade = (name: number) => ramp.get(String(name)) ?? '';
  const dark = (token: string) => shade(Number(appearance.darkThemeOverrides[token]));

  it('in light: text and links on the ground, white on every state of a primary button, text on its tint', () => {
    for (const ground of LIGHT_GROUNDS) expect(contrast(shade(80), ground)).toBeGreaterThanOrEqual(TEXT);
    for (const state of [80, 70, 40]) expect(contrast(WHITE, shade(state))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(shade(80), shade(160))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(shade(70), shade(160))).toBeGreaterThanOrEqual(TEXT);
  });

  it('in dark: text, links and strokes on both grounds, white on every state of a primary button', () => {
    for (const ground of DARK_GROUNDS) {
      for (const token of ['colorBrandForeground1', 'colorBrandForeground2', 'colorBrandForegroundLink']) {
        expect(contrast(dark(token), ground)).toBeGreaterThanOrEqual(TEXT);
      }
      expect(contrast(dark('colorBrandStroke1'), ground)).toBeGreaterThanOrEqual(CONTROL);
      expect(contrast(dark('colorCompoundBrandBackground'), ground)).toBeGreaterThanOrEqual(CONTROL);
    }
    for (const token of ['colorBrandBackground', 'colorBrandBackgroundHover', 'colorBrandBackgroundPressed']) {
      expect(contrast(WHITE, dark(token))).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(dark('colorBrandForeground1'), dark('colorBrandBackground2'))).toBeGreaterThanOrEqual(TEXT);
  });
});
