import { StoreError } from '../store-error.ts';
import { fullDiskError, hasSpace, isOutOfSpace } from './full-disk.ts';

describe('The disk of a data folder', () => {
  const BLOCK = 4096;
  const withBlocks = (bavail: number) => () => ({ bavail, bsize: BLOCK });

  it.each([
    [0, false],
    [8191, false],
    [8192, true],
  ])('that has %d blocks left has room for a start: %p', (blocks, expected) => {
    expect(hasSpace('/data', withBlocks(blocks))).toBe(expected);
  });

  it('is checked for its actual free space', () => {
    expect(typeof hasSpace('/')).toBe('boolean');
  });

  it('is full where a file could not be written, and for no other reason', () => {
    expect(isOutOfSpace(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
    expect(isOutOfSpace(Object.assign(new Error('write'), { code: 'EACCES' }))).toBe(false);
    expect(isOutOfSpace(new StoreError('in use'))).toBe(false);
  });

  it('says in one sentence that it is full', () => {
    const cause = new Error('Aborted(). Build with -sASSERTIONS for more info.');
    const error = fullDiskError('/data', cause);
    expect(error).toBeInstanceOf(StoreError);
    expect(error.message).toBe('The disk of the data folder /data is full; make room on it, then start again.');
    expect(error.cause).toBe(cause);
  });
});
