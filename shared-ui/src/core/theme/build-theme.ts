import type { BrandAppearance } from '@specbuilder/shared-contracts/api';
import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '../fluent.ts';

/** Below 640 px text grows to 14 px, since input text under 16 px makes phones zoom (visual.md, section 3). */
const NARROW_OVERRIDES = { fontSizeBase300: '14px', lineHeightBase300: '20px' };

/**
 * Fluent theme of a brand (visual.md, section 4), used by shell, remotes, integrator page and documents alike.
 *
 * @param appearance ramp of 16 stops, corner shape and overrides of the brand
 * @param isNarrow whether the window is narrower than 640 px
 */
export function buildTheme(appearance: BrandAppearance, isDark: boolean, isNarrow: boolean): Theme {
  // The contract says that a ramp is a record; its stops are those that Fluent names.
  const ramp = appearance.brandVariants as BrandVariants;
  return {
    ...(isDark ? createDarkTheme(ramp) : createLightTheme(ramp)),
    ...appearance.themeOverrides,
    ...(isNarrow ? NARROW_OVERRIDES : {}),
    ...appearance.borderRadius,
    ...(isDark ? darkOverrides(appearance, ramp) : {}),
  };
}

/** A number is a stop of the ramp, a text a colour. */
function darkOverrides({ darkThemeOverrides }: BrandAppearance, ramp: BrandVariants): Partial<Theme> {
  return Object.fromEntries(
    Object.entries(darkThemeOverrides).map(([token, value]) => [
      token,
      typeof value === 'number' ? ramp[value as keyof BrandVariants] : value,
    ]),
  );
}
