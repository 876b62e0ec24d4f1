import { THEME_HUES } from '@specbuilder/shared-contracts/domain';
import { DATA_FOLDER } from '../room-folder.ts';
import { readBrandData } from '../seed/data-files.ts';

const BRANDS = readBrandData(DATA_FOLDER).map(
  ({ manufacturerLabelId, settings: { appearance } }) => [manufacturerLabelId, appearance] as const,
);
/** The brand whose colours are the deep ones. */
const DEEP_BRAND = 17;

describe.each(BRANDS)('The hues of brand %i', (manufacturerLabelId, { palette, hues, brandVariants }) => {
  const isDeep = manufacturerLabelId === DEEP_BRAND;

  it('are colours of its palette', () => {
    for (const hue of Object.values(hues)) expect(palette).toHaveProperty([String(hue)]);
  });

  it(`${isDeep ? '[BRD-019] are 800 and 400' : '[BRD-018] are 500, 200, 800 and A100'}`, () => {
    const { default: primary, ...others } = THEME_HUES;
    expect(hues).toMatchObject(isDeep ? { primary: 800, 'hue-1': 400 } : { primary, ...others });
  });

  it(`[${isDeep ? 'BRD-019' : 'BRD-018'}] are the colours that the theme is built of`, () => {
    const ofHue = (name: string) => palette[String(hues[name])];
    expect(brandVariants['80']).toBe(ofHue('primary'));
    expect(Object.values(brandVariants)).toContain(ofHue('hue-1'));
    if (!isDeep) {
      for (const name of ['hue-2', 'hue-3']) expect(Object.values(brandVariants)).toContain(ofHue(name));
    }
  });
});
