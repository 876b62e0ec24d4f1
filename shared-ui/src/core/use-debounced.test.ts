import { act, renderHook } from '@testing-library/react';
import { useDebounced, useDebouncedCall } from './use-debounced.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const typing = () => renderHook(({ text }) => useDebounced(text, 500), { initialProps: { text: '' } });

it('A debounced value follows the last change, after the delay and once', () => {
  const { result, rerender } = typing();
  for (const text of ['5', '53', '532']) {
    rerender({ text });
    act(() => jest.advanceTimersByTime(499));
    expect(result.current[0]).toBe('');
  }
  act(() => jest.advanceTimersByTime(1));
  expect(result.current[0]).toBe('532');
});

it('A debounced value can be set at once', () => {
  const { result, rerender } = typing();
  rerender({ text: '532' });
  act(() => result.current[1]('532'));
  expect(result.current[0]).toBe('532');
});

describe('A debounced call', () => {
  const open = (atEnd?: 'cancel' | 'flush') => {
    const run = jest.fn();
    const hook = renderHook((props) => useDebouncedCall(props.run, 250, atEnd), { initialProps: { run } });
    return { ...hook, run };
  };

  it('runs once, with the last value, after the delay', () => {
    const { result, run } = open();
    result.current.call('a');
    jest.advanceTimersByTime(249);
    result.current.call('b');
    jest.advanceTimersByTime(249);
    expect(run).not.toHaveBeenCalled();
    expect(result.current.waiting()).toBe('b');
    jest.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([['b']]);
    expect(result.current.waiting()).toBeUndefined();
  });

  it('waits for the given time instead of its default', () => {
    const { result, run } = open();
    result.current.call('a', 10);
    jest.advanceTimersByTime(10);
    expect(run.mock.calls).toEqual([['a']]);
  });

  it('runs at once when flushed, and then not again', () => {
    const { result, run } = open();
    result.current.flush();
    expect(run).not.toHaveBeenCalled();
    result.current.call('a');
    result.current.flush();
    jest.runAllTimers();
    expect(run.mock.calls).toEqual([['a']]);
  });

  it('is dropped with its component', () => {
    const { result, run, unmount } = open();
    result.current.call('a');
    unmount();
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });

  it('runs when its component leaves, where it must not be lost', () => {
    const { result, run, unmount } = open('flush');
    result.current.call('a');
    unmount();
    expect(run.mock.calls).toEqual([['a']]);
  });

  it('runs the function of the render that called it, even if a later render passes another', () => {
    const { result, run, rerender } = open('flush');
    const other = jest.fn();
    result.current.call('a');
    rerender({ run: other });
    expect(run.mock.calls).toEqual([['a']]);
    jest.runAllTimers();
    expect(other).not.toHaveBeenCalled();
  });
});
