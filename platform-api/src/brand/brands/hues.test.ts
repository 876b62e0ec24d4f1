import { readBrandData } from '../../core/package/data-files.ts';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';

const BRANDS = readBrandData(DATA_FOLDER).map(
  ({ manufacturerLabelId, settings: { appearance } }) => [manufacturerLabelId, appearance] as const,
);
/** The brand whose colours are the deep ones. */
const DEEP_BRAND = 17;
const DEEP = BRANDS.filter(([manufacturerLabelId]) => manufacturerLabelId === DEEP_BRAND);
const OTHERS = BRANDS.filter(([manufacturerLabelId]) => manufacturerLabelId !== DEEP_BRAND);

it('One brand of six has deep hues', () => {
  expect([DEEP.length, OTHERS.length]).toEqual([1, 5]);
});

describe.each(BRANDS)('The hues of brand %i', (_, { palette, hues, brandVariants }) => {
  it('are colours of its palette, and those that its theme is built of', () => {
    for (const hue of Object.values(hues)) expect(palette).toHaveProperty([String(hue)]);
    const ofHue = (name: string) => palette[String(hues[name])];
    expect(brandVariants['80']).toBe(ofHue('primary'));
    for (const name of Object.keys(hues)) expect(Object.values(brandVariants)).toContain(ofHue(name));
  });
});

it.each(DEEP)('[BRD-019] The hues of brand %i are 800 and 400', (_, { hues }) => {
  expect(hues).toMatchObject({ primary: 800, 'hue-1': 400 });
});

it.each(OTHERS)('[BRD-018] The hues of brand %i are 500, 200, 800 and A100', (_, { hues }) => {
  expect(hues).toMatchObject({ primary: 500, 'hue-1': 200, 'hue-2': 800, 'hue-3': 'A100' });
});
