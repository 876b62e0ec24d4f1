import { storeBrandOfAddress } from './page-brand.ts';

function arrive(address: string, outlivesReload = true) {
  const done: string[] = [];
  const isReloading = storeBrandOfAddress({
    href: `https://a.test${address}`,
    outlivesReload,
    recogniseShop: () => void done.push('shop?'),
    storeBrand: (brand) => void done.push(`keep ${brand}`),
    load: (clean) => void done.push(`load ${clean}`),
    rewrite: (clean) => void done.push(`rewrite ${clean}`),
  });
  return { done, isReloading };
}

describe('a brand in the address', () => {
  it('[BRD-015] [A-047] is kept and leaves by a reload, after a shop was looked for in the whole address', () => {
    expect(arrive('/start?store=1&ManufacturerLabelId=214')).toEqual({
      done: ['shop?', 'keep 214', 'load /start'],
      isReloading: true,
    });
  });

  it('[BRD-015] [A-021] stays without a reload where the browser keeps nothing for the frame', () => {
    expect(arrive('/start?ManufacturerLabelId=214', false)).toEqual({
      done: ['shop?', 'keep 214', 'rewrite /start'],
      isReloading: false,
    });
  });

  it('[A-016] that is no positive integer only goes; the hash stays', () => {
    expect(arrive('/?ManufacturerLabelId=x#/faqs').done).toEqual(['shop?', 'load /#/faqs']);
  });

  it('that is not there changes nothing', () => {
    expect(arrive('/start?store=1')).toEqual({ done: [], isReloading: false });
  });
});
