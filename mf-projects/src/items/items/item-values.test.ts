import { projectItem } from '../../../test/projects.ts';
import { itemTotals, itemValues } from './item-values.ts';

const COST = { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 };

describe('Figures of an item', () => {
  it('count every unit', () => {
    expect(itemValues(projectItem({ weightLb: 80 }), COST)).toMatchObject({
      ...{ price: 2144, horsepower: 1, motor: '1/2', voltage: '115/1', weightLb: 160 },
    });
    expect(itemValues(projectItem(), COST).runningCost).toBeCloseTo(292, 6);
  });

  it('sum over the items; an item whose weight is not known adds none', () => {
    const totals = itemTotals([projectItem({ weightLb: 80 }), projectItem({ qty: 1 })], COST);
    expect(totals).toMatchObject({ items: 2, units: 3, price: 3216, horsepower: 1.5, weightLb: 160 });
  });
});
