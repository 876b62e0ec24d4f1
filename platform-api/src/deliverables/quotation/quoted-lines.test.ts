import { formatMoney } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { type ItemPrice, itemPriceOf } from '../prices/item-price.ts';
import { centsOf } from './cents.ts';
import { quotationTotals, quotedPrice } from './quoted-lines.ts';

const usd = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100);
const price = fc
  .record({ unit: usd.filter((each) => each > 0), options: fc.array(usd, { maxLength: 6 }) })
  .map(({ unit, options }): ItemPrice => {
    const parts = options.map((each, id) => ({ kind: 'option', option: { id, description: '' }, usd: each }) as const);
    return { usd: options.reduce((sum, each) => sum + each, unit), parts: [{ kind: 'unit', usd: unit }, ...parts] };
  });
const rate = fc.constantFrom(1, 1.37, 18.4, 0.86, 0.7519);
const multiplier = fc.integer({ min: 1, max: 2000 }).map((each) => each / 1000);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('Prices of a quotation', () => {
  it('add up to the cent: parts to the unit, units to the line, lines with freight and tax to the total', () => {
    const line = fc.record({ price: fc.option(price), quantity: fc.integer({ min: 1, max: 99 }) });
    const terms = fc.record(
      { multiplier, freight: usd, taxPercent: fc.integer({ min: 0, max: 30_000 }).map((each) => each / 1000) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), terms, rate, (all, stated, exchangeRate) => {
        const lines = all.map((each) => quotedPrice(each.price, each.quantity, stated, { exchangeRate }));
        for (const [place, quoted] of lines.entries()) {
          if (quoted === null) continue;
          expect(sum(quoted.parts.map(({ listEach }) => listEach))).toBe(quoted.listEach);
          expect(sum(quoted.parts.map(({ netEach }) => netEach))).toBe(quoted.netEach);
          expect(sum(quoted.parts.map(({ net }) => net))).toBe(quoted.net);
          expect(quoted.net).toBe(quoted.netEach * (all[place]?.quantity ?? 0));
        }
        const totals = quotationTotals(lines, stated);
        expect(totals.equipment).toBe(sum(lines.map((each) => each?.net ?? 0)));
        expect(totals.priced + totals.unpriced).toBe(lines.length);
        const isNothingPriced = lines.every((each) => each === null);
        expect(totals.total).toBe(
          isNothingPriced ? null : totals.equipment + (totals.freight ?? 0) + (totals.tax ?? 0),
        );
      }),
    );
  });

  it('are the list price of the screens, in each currency', () => {
    fc.assert(
      fc.property(price, rate, (each, exchangeRate) => {
        const quoted = quotedPrice(each, 1, {}, { exchangeRate });
        const currency = { currencyCode: 'CAD', currencySymbol: '$' };
        expect(formatMoney((quoted?.listEach ?? 0) / 100, { ...currency, exchangeRate: 1 })).toBe(
          formatMoney(each.usd, { ...currency, exchangeRate }),
        );
      }),
    );
  });

  it('are rounded half up', () => {
    expect([1.005, 2.675, 0.125, 0].map(centsOf)).toEqual([101, 268, 13, 0]);
  });

  it('are not known where the price list has none, which is no zero', () => {
    const none = { price: { unit: 0, motor: 0, options: 0, total: 0 }, fanOptions: [] };
    expect(itemPriceOf(none)).toBeNull();
    expect(itemPriceOf({ ...none, price: { ...none.price, total: Number.NaN } })).toBeNull();
    expect(quotationTotals([null], { taxPercent: 5 })).toMatchObject({ unpriced: 1, total: null });
  });

  it('leave freight and tax out that are not stated, and take a stated zero', () => {
    const line = quotedPrice(
      { usd: 100, parts: [{ kind: 'unit', usd: 100 }] },
      2,
      { multiplier: 0.5 },
      { exchangeRate: 1 },
    );
    expect(quotationTotals([line], {})).toMatchObject({ freight: null, tax: null, total: 10_000 });
    expect(quotationTotals([line], { freight: 0, taxPercent: 8.25 })).toMatchObject({
      freight: 0,
      tax: 825,
      total: 10_825,
    });
  });

  it('have the tax on the equipment, not on its freight', () => {
    const line = quotedPrice({ usd: 100, parts: [{ kind: 'unit', usd: 100 }] }, 1, {}, { exchangeRate: 1 });
    const totals = quotationTotals([line], { freight: 40, taxPercent: 10 });
    expect(totals).toMatchObject({ equipment: 10_000, freight: 4000, tax: 1000, total: 15_000 });
  });

  it('name what no part of the price list explains', () => {
    const stored = {
      price: { unit: 100, motor: 20, options: 30, total: 150 },
      fanOptions: [{ fanOptionId: 7, description: 'Curb', price: 25, isChecked: true, optionType: 0 as const }],
    };
    expect(itemPriceOf(stored)?.parts.map(({ kind, usd: each }) => [kind, each])).toEqual([
      ['unit', 100],
      ['motor', 20],
      ['option', 25],
      ['others', 5],
    ]);
  });
});
