import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { readLanding } from './landing-request.ts';

const read = (rest: string) => readLanding(`/commerce-landing${rest}`);

describe('what a landing address requests', () => {
  it('[COM-006] [COM-007] its category, line and duty as numbers', () => {
    expect(read('/60606/2500/exhaust-fan/2')).toEqual({
      category: FanCategory.Exhaust,
      sub: 2,
      application: null,
      duty: { postalCode: '60606', cfm: 2500 },
    });
  });

  it('[COM-003] an application, decoded once', () => {
    const landing = read('/M5V%202T6/1200.5/hvac-unit-x/0/GENERAL%7CWASH%20DOWN%2FX%7C%2525');
    expect(landing).toEqual({
      category: FanCategory.HvacUnit,
      sub: 0,
      application: 'GENERAL|WASH DOWN/X|%25',
      duty: { postalCode: 'M5V 2T6', cfm: 1200.5 },
    });
  });

  it.each([
    ['postalCode', '//2500/exhaust-fan/2'],
    ['cfm', '/60606//exhaust-fan/2'],
    ['categoryName', '/60606/2500//2'],
    ['subCategoryId', '/60606/2500/exhaust-fan/'],
    ['subCategoryId', '/60606/2500/exhaust-fan'],
    ['cfm', '/60606/many/exhaust-fan/2'],
    ['cfm', '/60606/-1/exhaust-fan/2'],
    ['categoryName', '/60606/2500/washing-machine/2'],
    ['subCategoryId', '/60606/2500/exhaust-fan/upblast'],
  ])('[COM-004] lacks %s in %s', (parameter, rest) => expect(read(rest)).toEqual([parameter]));

  it('[COM-004] lacks everything without a path', () => {
    expect(read('')).toEqual(['categoryName', 'subCategoryId', 'cfm', 'postalCode']);
  });

  it('takes a text that is no encoding unchanged', () => {
    expect(read('/60606/2500/exhaust-fan/2/%E0%A4%A')).toMatchObject({ application: '%E0%A4%A' });
  });
});
