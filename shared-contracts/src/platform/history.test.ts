import { createMemoryHistory } from './history.ts';
import { writable } from './readable.ts';

describe('a memory history', () => {
  it('moves without touching the window', () => {
    const history = createMemoryHistory('/start?a=1#top');
    const moves: string[] = [];
    history.listen((location, action) => moves.push(`${action} ${location.pathname}${location.search}`));
    history.push('/fans?b=2', { from: 'start' });
    history.replace('/fans?b=3');
    history.go(-1);
    expect(moves).toEqual(['PUSH /fans?b=2', 'REPLACE /fans?b=3', 'POP /start?a=1']);
    expect(history.location.hash).toBe('#top');
  });

  it('drops what lay ahead when a new page is opened, and stays at its ends', () => {
    const history = createMemoryHistory('/a');
    history.push('/b');
    history.go(-1);
    history.push('/c');
    history.go(5);
    expect(history.location.pathname).toBe('/c');
    history.go(-9);
    expect(history.location.pathname).toBe('/a');
  });
});

describe('an observable', () => {
  it('notifies of other values, not of the same one', () => {
    const value = writable(1);
    const received: number[] = [];
    const stop = value.subscribe((next) => received.push(next));
    value.set(1);
    value.set(2);
    stop();
    value.set(3);
    expect(received).toEqual([2]);
    expect(value.get()).toBe(3);
  });
});
