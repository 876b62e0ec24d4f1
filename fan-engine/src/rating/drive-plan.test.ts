import type { DriveCandidate } from '../drive/drive-variant.ts';
import { DRIVE_WAYS, waysOf } from './drive-plan.ts';

describe('the ways of a drive', () => {
  it.each(Object.keys(DRIVE_WAYS) as DriveCandidate[])('are those of %s', (drive) => {
    expect(waysOf(drive)).toBe(DRIVE_WAYS[drive]);
  });
});
