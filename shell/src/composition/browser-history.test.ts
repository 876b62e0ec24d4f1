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

  it('notifies of each move once, whatever single-spa echoes', () => {
    history.push('/fans?x=1', { from: 'here' });
    echo('pushState');
    history.replace('/fans?x=2');
    echo('replaceState');
    expect(moves).toEqual(['PUSH /fans?x=1', 'REPLACE /fans?x=2']);
    expect(window.location.pathname).toBe('/fans');
  });

  it('takes over an entry that other code pushed', () => {
    window.history.pushState({ foreign: true }, '', '/foreign');
    echo('pushState');
    expect(moves).toEqual(['PUSH /foreign']);
  });

  it('takes over an entry that other code replaced', () => {
    window.history.replaceState({ foreign: true }, '', '/foreign');
    echo('replaceState');
    expect([moves, history.location.state, history.location.key]).toEqual([['REPLACE /foreign'], null, 'initial']);
  });

  it('numbers the entries, so that a move of the browser can be undone', () => {
    const index = () => (window.history.state as { idx: number }).idx;
    expect(index()).toBe(0);
    history.push('/a');
    history.push('/b');
    expect(index()).toBe(2);
    history.replace('/c');
    expect(index()).toBe(2);
  });

  it('says of each move its action, its state and a key of its own', () => {
    expect(history.action).toBe('POP');
    history.push('/a', { from: 'here' });
    expect([history.action, history.location.state]).toEqual(['PUSH', { from: 'here' }]);
    const { key } = history.location;
    history.replace('/a#part');
    expect(history.action).toBe('REPLACE');
    expect(history.location).toMatchObject({ pathname: '/a', search: '', hash: '#part', state: null });
    expect(history.location.key).not.toBe(key);
  });

  it('keeps the state of the entry that the page was loaded with', () => {
    window.history.replaceState({ usr: { cfm: 1500 }, key: 'kept', idx: 4 }, '', '/fans');
    const reloaded = createBrowserHistory();
    expect(reloaded.location).toMatchObject({ key: 'kept', state: { cfm: 1500 } });
    reloaded.push('/next');
    expect(window.history.state).toMatchObject({ idx: 5 });
    reloaded.dispose();
  });

  it('calls no listener that was removed, and none after it is disposed', () => {
    const received = jest.fn();
    const stop = history.listen(received);
    stop();
    history.push('/a');
    history.dispose();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([received.mock.calls.length, moves]).toEqual([0, ['PUSH /a']]);
  });

  it('goes back by the requested number of entries', async () => {
    history.push('/a');
    history.push('/b');
    moves.length = 0;
    history.go(-2);
    await waitFor(() => expect(moves).toEqual(['POP /start']));
  });

  it('passes the new location to its guard', async () => {
    const request = jest.fn(async () => false);
    history.guard = { isActive: () => true, request };
    history.push('/leave?x=1#part', { from: 'here' });
    await Promise.resolve();
    expect(request).toHaveBeenCalledWith({
      pathname: '/leave',
      search: '?x=1',
      hash: '#part',
      state: { from: 'here' },
      key: '',
    });
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
    history.guard = { isActive: () => true, request: async () => false };
    history.push('/leave');
    await Promise.resolve();
    expect(window.location.pathname).toBe('/start');
    history.guard = { isActive: () => true, request: async () => true };
    history.push('/leave');
    await Promise.resolve();
    await Promise.resolve();
    expect(window.location.pathname).toBe('/leave');
  });

  describe('with the browser’s Back button', () => {
    /** Listens after the shell's history, as single-spa does. */
    const receivedBySingleSpa: string[] = [];
    const singleSpa = () => void receivedBySingleSpa.push(window.location.pathname);
    const requested: string[] = [];
    const guardThat = (response: boolean, isActive = true) => ({
      isActive: () => isActive,
      request: async ({ pathname }: AppLocation) => {
        requested.push(`${pathname} from ${window.location.pathname}`);
        return response;
      },
    });

    beforeEach(() => {
      history.push('/form');
      for (const list of [moves, receivedBySingleSpa, requested]) list.length = 0;
      window.addEventListener('popstate', singleSpa);
    });
    afterEach(() => window.removeEventListener('popstate', singleSpa));

    it('stays when the guard says no, and notifies no one of the move', async () => {
      history.guard = guardThat(false);
      window.history.back();
      await waitFor(() => expect(requested).toEqual(['/start from /form']));
      expect([window.location.pathname, moves, receivedBySingleSpa]).toEqual(['/form', [], []]);
      window.history.back();
      await waitFor(() => expect(requested).toHaveLength(2));
    });

    it('goes once the guard says yes', async () => {
      history.guard = guardThat(true);
      window.history.back();
      await waitFor(() => expect(moves).toEqual(['POP /start']));
      expect([requested, receivedBySingleSpa]).toEqual([['/start from /form'], ['/start']]);
    });

    it('goes at once when there is nothing to ask about', async () => {
      history.guard = guardThat(false, false);
      window.history.back();
      await waitFor(() => expect(moves).toEqual(['POP /start']));
      expect(requested).toEqual([]);
    });
  });
});
