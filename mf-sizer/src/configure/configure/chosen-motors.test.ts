import { createStore } from 'jotai';
import { chosenMotor } from './chosen-motors.ts';

const CHOICE = { fanListId: 2, motorId: 12, motorVoltageId: 202 };

describe('the motors chosen in a visit', () => {
  it('are found again by every part of one mount that shows the row', () => {
    const store = createStore();
    store.set(chosenMotor('result:1'), CHOICE);
    expect(store.get(chosenMotor('result:1'))).toEqual(CHOICE);
  });

  it('leave other rows and other mounts as they are', () => {
    const store = createStore();
    const drawn = jest.fn();
    store.sub(chosenMotor('result:2'), drawn);
    store.set(chosenMotor('result:1'), CHOICE);
    expect(drawn).not.toHaveBeenCalled();
    expect(store.get(chosenMotor('result:2'))).toBeUndefined();
    expect(createStore().get(chosenMotor('result:1'))).toBeUndefined();
  });
});
