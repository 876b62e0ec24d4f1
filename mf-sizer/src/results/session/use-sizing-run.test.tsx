import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act } from '@testing-library/react';
import { DUTY_DEPENDENCIES, type Duty, found, type Rows, rowsOf, typedDuty } from '../../../test/duty-session.ts';
import { firstState } from './sizer-state.ts';
import { createSizerStore } from './sizer-store.ts';
import { type FinishedRun, useSizingRun } from './use-sizing-run.ts';

/** The hook alone, with a server whose responses the test provides. */
function open() {
  const calls: { cfm: number; signal: AbortSignal; result: (resultId: string) => void; reject: () => void }[] = [];
  const send = ({ cfm }: Duty, signal: AbortSignal) =>
    new Promise<Rows>((response, reject) => {
      calls.push({
        cfm,
        signal,
        result: (resultId) => response({ resultId }),
        reject: () => reject(new Error('no connection')),
      });
    });
  const store = createSizerStore<Duty, Duty, Rows>(
    DUTY_DEPENDENCIES,
    firstState(DUTY_DEPENDENCIES, { criteria: { cfm: 0, zip: '', altitude: null }, rows: null }),
  );
  const shown: [string, number][] = [];
  const show = ({ id, values, set }: FinishedRun<Duty, Rows>) => {
    shown.push([set.resultId, values.cfm]);
    store.dispatch({ type: 'rows-came', id, rows: rowsOf(set.resultId) });
  };
  let size: (values: Duty) => Promise<void>;
  function Sizer() {
    size = useSizingRun(store, send, show);
    return null;
  }
  const { platform, unmount } = renderWithPlatform(<Sizer />);
  const run = (cfm: number, zip = '') =>
    act(async () => {
      store.dispatch(typedDuty({ cfm, zip, altitude: null }));
      void size({ cfm, zip, altitude: null }).catch(() => undefined);
    });
  const finish = (end: (() => void) | undefined) => act(async () => end?.());
  return { calls, shown, run, finish, platform, unmount, store, step: () => store.get().run.step };
}

describe('A run of the sizer', () => {
  it('[SCH-031] cancels the request in flight when the next one starts', async () => {
    const { calls, run } = open();
    await run(2000);
    expect(calls[0]?.signal.aborted).toBe(false);
    await run(20_000);
    expect(calls.map(({ cfm, signal }) => [cfm, signal.aborted])).toEqual([
      [2000, true],
      [20_000, false],
    ]);
  });

  it('[SCH-031] shows nothing of a cancelled request, whenever and however it ends', async () => {
    const { calls, run, finish, shown, platform, step } = open();
    for (const cfm of [1000, 2000, 3000]) await run(cfm);
    await finish(() => calls[2]?.result('rows of 3000'));
    await finish(() => calls[0]?.result('rows of 1000'));
    await finish(() => calls[1]?.reject());
    expect(shown).toEqual([['rows of 3000', 3000]]);
    expect(platform.shownToasts).toEqual([]);
    expect(step()).toBe('idle');
  });

  it('goes on running until the last request has ended', async () => {
    const { calls, run, finish, step } = open();
    await run(1000);
    await run(2000);
    await finish(() => calls[0]?.reject());
    expect(step()).toBe('sizing');
    await finish(() => calls[1]?.result('rows'));
    expect(step()).toBe('idle');
  });

  it('waits for its place, and gives way to a newer one that knows its own', async () => {
    const { calls, run, finish, shown, step, store } = open();
    await run(1000, '60606');
    expect([step(), calls.length]).toEqual(['locating', 0]);
    await run(2000);
    await finish(() => calls[0]?.result('rows of 2000'));
    await finish(() => store.dispatch({ type: 'place-received', result: found('60606', 594) }));
    expect(calls.map(({ cfm }) => cfm)).toEqual([2000]);
    expect(shown).toEqual([['rows of 2000', 2000]]);
    expect(step()).toBe('idle');
  });

  it('is cancelled when its screen is left', async () => {
    const { calls, run, unmount } = open();
    await run(2000);
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
