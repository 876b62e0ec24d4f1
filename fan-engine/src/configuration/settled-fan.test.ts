import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { configured } from '../testing/configurations.ts';
import { MILWAUKEE } from '../testing/specifications.ts';
import { settleFan } from './settled-fan.ts';

describe('a fan that is settled again', () => {
  const configuration = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
  if (configuration.kind !== 'exhaust-supply') throw new Error('KUB245 is no ceiling fan');

  it('follows the catalogue it is asked with, and not the one before', () => {
    const before = settleFan(configuration, DEMO_CATALOGUE);
    const first = before.book.visible[0]?.code;
    const without = { ...DEMO_CATALOGUE, options: DEMO_CATALOGUE.options.filter(({ code }) => code !== first) };
    const less = settleFan(configuration, without);
    expect(before.book.visible.some(({ code }) => code === first)).toBe(true);
    expect(less.book.visible.some(({ code }) => code === first)).toBe(false);
    expect(settleFan(configuration, DEMO_CATALOGUE)).toEqual(before);
  });

  it('follows its picks: without any, their static pressure is gone', () => {
    const loaded = settleFan(configuration, DEMO_CATALOGUE);
    const damper = loaded.book.visible.find(
      ({ pressure, requires }) => pressure !== undefined && requires === undefined,
    );
    if (damper === undefined) throw new Error('A roof fan has options with a static pressure');
    const picked = { ...configuration, optionIds: [damper.fanOptionId] };
    const bare = { ...configuration, optionIds: [] };
    const pressureOf = (which: typeof configuration) => settleFan(which, DEMO_CATALOGUE).effects.staticPressure;
    expect(pressureOf(picked)).toBeGreaterThan(pressureOf(bare));
    expect(pressureOf(picked)).toBeGreaterThan(0);
  });
});
