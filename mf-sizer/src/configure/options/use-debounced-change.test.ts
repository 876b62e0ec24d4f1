import { act, renderHook } from '@testing-library/react';
import type { Change } from './change.ts';
import { useDebouncedChange } from './use-debounced-change.ts';

const motor = (motorId: number): Change => ({ kind: 'motor', motorId, label: `Motor ${motorId}` });
const voltage: Change = { kind: 'voltage', motorVoltageId: 7, label: '460 V' };

describe('motor and voltage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const send = jest.fn();
    const hook = renderHook(() => useDebouncedChange(send));
    const choose = (change: Change) => act(() => hook.result.current[1](change));
    const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    return { ...hook, send, choose, rest };
  };

  test('[RES-013] go out after a debounce of 250 ms, the last choice alone', () => {
    const { send, choose, rest, result } = open();
    choose(motor(1));
    rest(249);
    choose(motor(2));
    rest(249);
    expect(send).not.toHaveBeenCalled();
    expect(result.current[0]).toEqual(motor(2));
    rest(1);
    expect(send.mock.calls).toEqual([[motor(2)]]);
    expect(result.current[0]).toBeNull();
  });

  test('another kind of change, or leaving the page, sends what waits: none is lost', () => {
    const { send, choose, unmount } = open();
    choose(motor(1));
    choose(voltage);
    expect(send.mock.calls).toEqual([[motor(1)]]);
    unmount();
    expect(send.mock.calls).toEqual([[motor(1)], [voltage]]);
  });
});
