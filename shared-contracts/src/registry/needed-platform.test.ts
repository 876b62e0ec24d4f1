import { PLATFORM_VERSION } from '../platform/index.ts';
import members from '../platform/members.json';
import { isPlatformNeed, offersPlatform } from './needed-platform.ts';

describe('A version of Platform that is needed', () => {
  it.each(['1', '1.0', '1.0.0', '^1.1.0', '1.1.9'])('is had of 1.1.0 where it is %s', (needed) => {
    expect(isPlatformNeed(needed)).toBe(true);
    expect(offersPlatform('1.1.0', needed)).toBe(true);
  });

  it.each(['2.0.0', '^1.2.0', '0.9.0', '9.0.0'])('is not had where it is %s', (needed) => {
    expect(isPlatformNeed(needed)).toBe(true);
    expect(offersPlatform('1.1.0', needed)).toBe(false);
  });

  it.each(['banana', '', '1.0.0.0', '>=1', '1.x'])('is satisfied by no host where it is %j', (needed) => {
    expect(isPlatformNeed(needed)).toBe(false);
    expect(offersPlatform('1.1.0', needed)).toBe(false);
  });

  it('has a place in the table of members, where the newest one is last', () => {
    expect(Object.keys(members).at(-1)).toBe(PLATFORM_VERSION);
  });
});
