import { createLog } from './log.ts';

describe('The log', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says nothing of calls that their caller or a page that is left cut off', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    jest.useFakeTimers();
    const log = createLog();
    const network = new TypeError('Failed to fetch');
    log.error('Not read', new DOMException('gone', 'AbortError'));
    log.error('Not read', network);
    window.dispatchEvent(new Event('beforeunload'));
    log.error('Not read', network);
    log.error('Not read', new Error('rejected'));
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    log.error('Stayed', network);
    expect(error.mock.calls.map(([text, cause]) => `${text}: ${(cause as Error).message}`)).toEqual([
      'Not read: Failed to fetch',
      'Not read: rejected',
      'Stayed: Failed to fetch',
    ]);
  });

  it('writes errors with their cause, where there is one, and warnings', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const log = createLog();
    const cause = new Error('gone');
    log.error('Not saved', cause);
    log.error('Not saved');
    log.warn('Slow');
    expect([error.mock.calls, warn.mock.calls]).toEqual([[['Not saved', cause], ['Not saved']], [['Slow']]]);
  });
});
