import { motor, voltage } from '../../../test/results.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { choiceAfter, choiceOf, firstChoice } from './motor-choice.ts';

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

  describe('after another one, in a project for 208 V', () => {
    const small = motor(1, 0.5, { voltages: [voltage(102, 460), voltage(103, 575)] });
    const after = (motorVoltageId: number) =>
      choiceAfter({ motor: small, choice: { fanListId: 1, motorId: 11, motorVoltageId } }, motor(2, 0.75), {
        motorSupply: '208/3',
      })?.motorVoltageId;

    test('has 208 V where the one before was not offered with it', () => {
      expect(after(102)).toBe(201);
    });

    test('keeps the voltage that was chosen', () => {
      expect(
        choiceAfter(
          { motor: motor(2, 0.75), choice: { fanListId: 2, motorId: 12, motorVoltageId: 202 } },
          motor(1, 0.5),
          { motorSupply: '208/3' },
        )?.motorVoltageId,
      ).toBe(102);
    });
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
