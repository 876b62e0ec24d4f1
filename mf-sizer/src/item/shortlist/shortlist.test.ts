import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { MAX_SHORTLIST, readShortlist, type ShortlistEntry, withAdded, writeShortlist } from './shortlist.ts';
import { SHORTLIST_KEY } from './shortlist-key.ts';

const kept = (fanUnitId: number, more: Partial<ShortlistEntry> = {}): ShortlistEntry => ({
  ...{ kind: 'fan', resultId: 'first', fanUnitId, model: 'KUB245', quantity: 1, note: '' },
  ...{ place: { category: '1', sub: '2' }, criteria: { cfm: '2000' }, ...more },
});

describe('The shortlist', () => {
  it('holds a fan of a search once, with the note it has', () => {
    const noted = kept(1, { note: 'fits the curb' });
    expect(withAdded([noted], [kept(1), kept(2)])).toEqual([noted, kept(2)]);
    expect(withAdded([noted], [kept(1, { resultId: 'second' })])).toHaveLength(2);
  });

  it('takes none rather than some of too many', () => {
    const full = Array.from({ length: MAX_SHORTLIST - 1 }, (_, index) => kept(index));
    expect(withAdded(full, [kept(100)])).toHaveLength(MAX_SHORTLIST);
    expect(withAdded(full, [kept(100), kept(101)])).toBeNull();
  });

  it('is read as it was written, and leaves nothing behind when it is empty', () => {
    const storage = createTestPlatform().browserStorage;
    writeShortlist(storage, [kept(1), kept(2)]);
    expect(readShortlist(storage)).toEqual([kept(1), kept(2)]);
    writeShortlist(storage, []);
    expect(storage.read(SHORTLIST_KEY)).toBeNull();
  });

  it.each(['', '{', '[{"kind":"fan"}]', '{"entries":[]}', 'null'])('is empty where the browser holds %j', (text) => {
    const storage = createTestPlatform().browserStorage;
    storage.write(SHORTLIST_KEY, text);
    expect(readShortlist(storage)).toEqual([]);
  });
});
