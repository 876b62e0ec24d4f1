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
    history.guard = async () => false;
    history.push('/leave');
    await Promise.resolve();
    expect(window.location.pathname).toBe('/start');
    history.guard = async () => true;
    history.push('/leave');
    await Promise.resolve();
    await Promise.resolve();
    expect(window.location.pathname).toBe('/leave');
  });
});
