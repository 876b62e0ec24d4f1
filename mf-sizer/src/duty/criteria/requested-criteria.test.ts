import { exhaustSupplySpecification, hvlsSpecification } from '@specbuilder/shared-contracts/api';
import { DriveType } from '@specbuilder/shared-contracts/domain';
import { exhaustSpecification } from '../../../test/specifications.ts';
import { requestedCriteria, requestedOf } from './requested-criteria.ts';

const read = (requested: Record<string, string>) => requestedCriteria(exhaustSupplySpecification.shape, requested);

describe('Criteria in an address', () => {
  it('are those that differ from the defaults, and are the same when read again', () => {
    const defaults = exhaustSpecification();
    const changed = {
      cfm: 2345,
      sp: 0.625,
      zip: '53202',
      fanDriveType: DriveType.Belt,
      isHighHeat: !defaults.isHighHeat,
    };
    const requested = requestedOf({ ...defaults, ...changed }, defaults);
    expect(Object.keys(requested).sort()).toEqual(Object.keys(changed).sort());
    expect(read(requested)).toEqual(changed);
  });

  it('are all of them where the defaults are not known', () => {
    const specification = exhaustSpecification({ cfm: 2345, sp: 0.625 });
    expect({ ...specification, ...read(requestedOf(specification, undefined)) }).toEqual(specification);
  });

  it('say neither category nor line, which the address has in its own words', () => {
    expect(
      read({ fanCategoryType: '1', subFanCategoryType: '2', exhaustFanCategoryType: '2', fanApplication: 'x' }),
    ).toEqual({});
  });

  it('are left out where they are none: strange names, texts for figures, figures out of range', () => {
    expect(
      read({ constructor: '1', volume: '7', cfm: 'many', sp: '99999', fanDriveType: '9', isHighHeat: 'perhaps' }),
    ).toEqual({});
    expect(requestedCriteria(hvlsSpecification.shape, { squareFeet: '40000' })).toEqual({ squareFeet: 40_000 });
  });
});
