import type { AppLocation } from '@specbuilder/shared-contracts/platform';
import { waitFor } from '@testing-library/dom';
import { createBrowserHistory, type ShellHistory } from './browser-history.ts';

/** What single-spa does after each write: an artificial popstate that names its trigger. */
function echo(trigger: 'pushState' | 'replaceState') {
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true, singleSpaTrigger: trigger }));
}

describe('the one writer of the address', () => {
  let history: ShellHistory;
  let moves: string[];

  beforeEach(() => {
    window.history.replaceState(null, '', '/start');
    history = createBrowserHistory();
    moves = [];
    history.listen((location, action) => moves.push(`${action} ${location.pathname}${location.search}`));
  });
  afterEach(() => history.dispose());

  it('tells each move once, whatever single-spa echoes', () => {
    history.push('/fans?x=1', { from: 'here' });
    echo('pushState');
    history.replace('/fans?x=2');
    echo('replaceState');
    expect(moves).toEqual(['PUSH /fans?x=1', 'REPLACE /fans?x=2']);
    expect(window.location.pathname).toBe('/fans');
  });

  it('takes over what somebody else wrote', () => {
    window.history.pushState({ foreign: true }, '', '/foreign');
    echo('pushState');
    expect(moves).toEqual(['PUSH /foreign']);
  });

  it('knows back and forward', () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(moves).toEqual(['POP /start']);
  });

  it('keeps state and key over a reload', () => {
    history.push('/fans', { cfm: 1500 });
    const { key } = history.location;
    const reloaded = createBrowserHistory();
    expect(reloaded.location).toMatchObject({ pathname: '/fans', state: { cfm: 1500 }, key });
    reloaded.dispose();
  });

  it('stays when its guard says no', async () => {
    history.guard = { holds: () => true, ask: async () => false };
    history.push('/leave');
    await Promise.resolve();
    expect(window.location.pathname).toBe('/start');
    history.guard = { holds: () => true, ask: async () => true };
    history.push('/leave');
    await Promise.resolve();
    await Promise.resolve();
    expect(window.location.pathname).toBe('/leave');
  });

  describe('with the browser’s Back button', () => {
    /** Listens after the shell's history, as single-spa does. */
    const heardBySingleSpa: string[] = [];
    const singleSpa = () => void heardBySingleSpa.push(window.location.pathname);
    const asked: string[] = [];
    const guardThat = (answer: boolean, holds = true) => ({
      holds: () => holds,
      ask: async ({ pathname }: AppLocation) => {
        asked.push(`${pathname} from ${window.location.pathname}`);
        return answer;
      },
    });

    beforeEach(() => {
      history.push('/form');
      for (const list of [moves, heardBySingleSpa, asked]) list.length = 0;
      window.addEventListener('popstate', singleSpa);
    });
    afterEach(() => window.removeEventListener('popstate', singleSpa));

    it('stays when the guard says no, and nobody hears of the move', async () => {
      history.guard = guardThat(false);
      window.history.back();
      await waitFor(() => expect(asked).toEqual(['/start from /form']));
      expect([window.location.pathname, moves, heardBySingleSpa]).toEqual(['/form', [], []]);
      window.history.back();
      await waitFor(() => expect(asked).toHaveLength(2));
    });

    it('goes once the guard says yes', async () => {
      history.guard = guardThat(true);
      window.history.back();
      await waitFor(() => expect(moves).toEqual(['POP /start']));
      expect([asked, heardBySingleSpa]).toEqual([['/start from /form'], ['/start']]);
    });

    it('goes at once when there is nothing to ask about', async () => {
      history.guard = guardThat(false, false);
      window.history.back();
      await waitFor(() => expect(moves).toEqual(['POP /start']));
      expect(asked).toEqual([]);
    });
  });
});
