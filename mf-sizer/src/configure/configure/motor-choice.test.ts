import { motor, voltage } from '../../../test/results.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { choiceOf, firstChoice } from './motor-choice.ts';

describe('the motor of a row', () => {
  const motors = [motor(1, 0.5, { isRecommended: false }), motor(2, 0.75, { isRecommended: true })];

  test('is the recommended one at first, at 460 V where it has that', () => {
    expect(firstChoice(motors)).toEqual({ fanListId: 2, motorId: 12, motorVoltageId: 202 });
    expect(firstChoice([])).toBeNull();
  });

  test('keeps the voltage of the one before where it has the same', () => {
    const requested = voltage(999, 208);
    expect(choiceOf(motor(1, 0.5), requested)?.motorVoltageId).toBe(101);
    expect(choiceOf(motor(1, 0.5), voltage(999, 575))?.motorVoltageId).toBe(102);
    expect(choiceOf(motor(1, 0.5, { voltages: [] }))).toBeNull();
  });

  test.each([
    [0, 1],
    [-2, 1],
    [null, 1],
    [undefined, 1],
    [Number.NaN, 1],
    [3, 3],
  ])('[RES-014] [RES-023] a quantity of %p counts as %p', (quantity, counted) => {
    expect(itemQuantity(quantity)).toBe(counted);
  });
});
