import { DuctType, FanCategory } from '@specbuilder/shared-contracts/domain';
import { MOVES_AIR_ALONE } from '../../../test/search-criteria.ts';
import { CHICAGO, exhaustSpecification } from '../../../test/specifications.ts';
import { EXHAUST_KIND } from './exhaust-kind.tsx';

const DEFAULTS = { ...exhaustSpecification({}), fanCategoryType: FanCategory.Exhaust, zip: null, altitude: null };
const HERE = { category: FanCategory.Exhaust, sub: 2, application: null, resultId: null };
const SIZING = { altitude: 9000, installation: 'ducted', soundLevelDistance: 10 } as const;
const facts = {
  duty: null,
  requested: null,
  sitePostalCode: null,
  sizingDefaults: SIZING,
  criteriaOf: () => MOVES_AIR_ALONE,
};
const catalogue = { criteriaOf: jest.fn(), motorSupplies: { phases: [], voltages: [], frequencies: [] } };

describe('a search in a project', () => {
  it('begins with what the project says, and at its altitude where it has no postal code', () => {
    expect(EXHAUST_KIND.specified(DEFAULTS, HERE, facts)).toMatchObject({
      altitude: 9000,
      fanDuctType: DuctType.Ducted,
      soundLevelDistance: 10,
    });
  });

  it('takes what its address says in place of it', () => {
    const requested = { soundLevelDistance: '5', fanDuctType: '2', zip: '60606' };
    expect(EXHAUST_KIND.specified(DEFAULTS, HERE, { ...facts, requested })).toMatchObject({
      altitude: null,
      fanDuctType: DuctType.NonDucted,
      soundLevelDistance: 5,
    });
  });

  it('leaves the defaults of the catalogue where the project says nothing', () => {
    const elsewhere = { ...DEFAULTS, altitude: 594 };
    expect(EXHAUST_KIND.specified(elsewhere, HERE, { ...facts, sizingDefaults: {} })).toMatchObject({ altitude: 594 });
  });

  it.each([
    ['has its own altitude at the site of the project', '60606', 9000],
    ['and that of the place anywhere else', '80202', CHICAGO.elevation],
    ['also without a postal code of the project', null, CHICAGO.elevation],
  ])('%s', (_case, sitePostalCode, altitude) => {
    const { dependencies } = EXHAUST_KIND.inCatalogue(catalogue, { sitePostalCode, sizingDefaults: SIZING });
    const site = dependencies.siteOf({ ...CHICAGO, postalCode: '60606' });
    expect(site).toMatchObject({ altitude, summerDesignTemp: CHICAGO.climateStation?.summerDryBulbTemp });
  });
});
