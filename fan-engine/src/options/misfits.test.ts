import { ExhaustCategory } from '@specbuilder/shared-contracts/domain';
import { choosing, configured } from '../../test/fixtures/configurations.ts';
import { exhaust } from '../../test/fixtures/specifications.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { select } from '../selection/select.ts';
import { PriceBook } from './price-book.ts';

const ROOF_FANS = {
  exhaustFanCategoryType: ExhaustCategory.UpblastDownblast,
  subFanCategoryType: ExhaustCategory.UpblastDownblast,
};
const ROOF_DUTY = exhaust({ ...ROOF_FANS, cfm: 2000, sp: 0.5 });

describe('a unit that has what no longer fits it', () => {
  const curbs = (maxIn: number): Catalogue => ({
    ...DEMO_CATALOGUE,
    priceBook: new PriceBook(
      DEMO_CATALOGUE.priceBook.options.map((option) =>
        option.fits?.part === 'curb' ? { ...option, fits: { part: 'curb', mostIn: maxIn } } : option,
      ),
    ),
  });

  it('keeps working as an item, without it', () => {
    const item = choosing(configured(ROOF_DUTY, 'KRB165'), { CURB20: true, BDG: true }).configuration;
    const { options, validation, rating } = evaluate(item, curbs(20));
    expect(options.filter(({ isChecked }) => isChecked).map(({ code }) => code)).toEqual(['BDG']);
    expect(validation.errors).toEqual([]);
    expect(rating).toEqual(evaluate(item, DEMO_CATALOGUE).rating);
  });

  it('is sized and priced as its item is, also where it would be the default', () => {
    const specification = { ...ROOF_DUTY, isRestaurantDuty: true };
    const catalogue = curbs(20);
    const rows = select(specification, catalogue).results;
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const item = evaluate(
        configured(specification, row.modelDisplayAs, { driveText: row.driveText }, catalogue),
        catalogue,
      );
      expect([row.modelDisplayAs, item.price.total]).toEqual([row.modelDisplayAs, row.price]);
      expect(item.rating).toEqual(row.rating);
    }
  });
});
