import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { lastSearch, writeSearch } from './search-memory.ts';

const SEARCH = { category: 1, sub: 2, application: null, resultId: null, criteria: { cfm: 2100 } };
const DUTY = { cfm: '2000', sp: '0.5' };

/** The names that the release of 21 November stores. */
describe('a search in a tab that stays open across a release', () => {
  it('is read by the names of the release before', () => {
    const { storage } = createTestPlatform();
    storage.write('search.exhaustSupply', JSON.stringify({ ...SEARCH, asked: DUTY }));
    expect(lastSearch(storage, 'exhaustSupply')).toEqual({ ...SEARCH, requested: DUTY });
  });

  it('is stored by them', () => {
    const { storage } = createTestPlatform();
    writeSearch(storage, { ...SEARCH, requested: DUTY });
    expect(JSON.parse(storage.read('search.exhaustSupply') ?? '')).toEqual({ ...SEARCH, asked: DUTY });
  });
});
