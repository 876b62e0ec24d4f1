import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act } from '@testing-library/react';
import { useSizingRun } from './use-sizing-run.ts';

/** The hook alone, over a server whose answers the test gives. */
function open() {
  const calls: { duty: number; signal: AbortSignal; answer: (rows: string) => void; refuse: () => void }[] = [];
  const send = (duty: number, signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      calls.push({ duty, signal, answer, refuse: () => reject(new Error('no connection')) });
    });
  const onDone = jest.fn();
  const hook = { current: null as ReturnType<typeof useSizingRun<number, string>> | null };
  function Sizer() {
    hook.current = useSizingRun(send, onDone);
    return null;
  }
  const { platform, unmount } = renderWithPlatform(<Sizer />);
  const run = (duty: number) => act(() => void hook.current?.run(duty));
  const finish = (end: (() => void) | undefined) => act(async () => end?.());
  return { calls, onDone, run, finish, platform, unmount, isRunning: () => hook.current?.isRunning };
}

describe('A run of the sizer', () => {
  it('[SCH-031] cancels the request in flight when the next one starts', () => {
    const { calls, run } = open();
    run(2000);
    expect(calls[0]?.signal.aborted).toBe(false);
    run(20_000);
    expect(calls.map(({ duty, signal }) => [duty, signal.aborted])).toEqual([
      [2000, true],
      [20_000, false],
    ]);
  });

  it('[SCH-031] shows nothing of a cancelled request, whenever and however it ends', async () => {
    const { calls, run, finish, onDone, platform, isRunning } = open();
    for (const duty of [1000, 2000, 3000]) run(duty);
    await finish(() => calls[2]?.answer('rows of 3000'));
    await finish(() => calls[0]?.answer('rows of 1000'));
    await finish(() => calls[1]?.refuse());
    expect(onDone.mock.calls).toEqual([['rows of 3000', 3000]]);
    expect(platform.shownToasts).toEqual([]);
    expect(isRunning()).toBe(false);
  });

  it('goes on running until the last request has ended', async () => {
    const { calls, run, finish, isRunning } = open();
    run(1000);
    run(2000);
    await finish(() => calls[0]?.refuse());
    expect(isRunning()).toBe(true);
    await finish(() => calls[1]?.answer('rows'));
    expect(isRunning()).toBe(false);
  });

  it('is cancelled when its screen is left', () => {
    const { calls, run, unmount } = open();
    run(2000);
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
