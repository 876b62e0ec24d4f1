import { createLog } from './log.ts';

describe('The log', () => {
  afterEach(() => jest.restoreAllMocks());

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
