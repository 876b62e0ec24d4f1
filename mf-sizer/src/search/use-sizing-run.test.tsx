import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act } from '@testing-library/react';
import { useReducer } from 'react';
import { firstState, sizerReducer } from './sizer-state.ts';
import { useSizingRun } from './use-sizing-run.ts';

/** The hook alone, over a server whose answers the test gives. */
function open() {
  const calls: { duty: number; signal: AbortSignal; answer: (rows: string) => void; refuse: () => void }[] = [];
  const send = (duty: number, signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      calls.push({ duty, signal, answer, refuse: () => reject(new Error('no connection')) });
    });
  const onDone = jest.fn();
  const hook = { run: null as ReturnType<typeof useSizingRun<number, string>> | null, step: 'idle' };
  function Sizer() {
    const [state, dispatch] = useReducer(sizerReducer, null, firstState);
    hook.run = useSizingRun(send, onDone, dispatch);
    hook.step = state.run;
    return null;
  }
  const { platform, unmount } = renderWithPlatform(<Sizer />);
  const run = (duty: number, place = Promise.resolve()) =>
    act(async () => {
      void hook.run?.(() => place.then(() => duty)).catch(() => undefined);
    });
  const finish = (end: (() => void) | undefined) => act(async () => end?.());
  return { calls, onDone, run, finish, platform, unmount, step: () => hook.step };
}

describe('A run of the sizer', () => {
  it('[SCH-031] cancels the request in flight when the next one starts', async () => {
    const { calls, run } = open();
    await run(2000);
    expect(calls[0]?.signal.aborted).toBe(false);
    await run(20_000);
    expect(calls.map(({ duty, signal }) => [duty, signal.aborted])).toEqual([
      [2000, true],
      [20_000, false],
    ]);
  });

  it('[SCH-031] shows nothing of a cancelled request, whenever and however it ends', async () => {
    const { calls, run, finish, onDone, platform, step } = open();
    for (const duty of [1000, 2000, 3000]) await run(duty);
    await finish(() => calls[2]?.answer('rows of 3000'));
    await finish(() => calls[0]?.answer('rows of 1000'));
    await finish(() => calls[1]?.refuse());
    expect(onDone.mock.calls).toEqual([['rows of 3000', 3000]]);
    expect(platform.shownToasts).toEqual([]);
    expect(step()).toBe('idle');
  });

  it('goes on running until the last request has ended', async () => {
    const { calls, run, finish, step } = open();
    await run(1000);
    await run(2000);
    await finish(() => calls[0]?.refuse());
    expect(step()).toBe('sizing');
    await finish(() => calls[1]?.answer('rows'));
    expect(step()).toBe('idle');
  });

  it('waits for its place, and gives way to a newer one that knows its own', async () => {
    const { calls, run, finish, onDone, step } = open();
    let found: () => void = () => undefined;
    await run(1000, new Promise((resolve) => (found = resolve)));
    expect([step(), calls.length]).toEqual(['locating', 0]);
    await run(2000);
    await finish(() => calls[0]?.answer('rows of 2000'));
    await finish(found);
    expect(calls.map(({ duty }) => duty)).toEqual([2000]);
    expect(onDone.mock.calls).toEqual([['rows of 2000', 2000]]);
    expect(step()).toBe('idle');
  });

  it('is cancelled when its screen is left', async () => {
    const { calls, run, unmount } = open();
    await run(2000);
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
