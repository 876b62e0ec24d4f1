import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { keepSheet, readSheet, sheetOf } from './sheet.ts';

/** As the release of 21 November stores it. */
const OF_EARLIER_RELEASE = {
  table: [
    ['Tag', 'CFM'],
    ['EF-1', '1200'],
  ],
  headLines: 1,
  leftOut: 0,
  columns: [
    { head: 'Tag', unit: '', field: 'tag' },
    { head: 'CFM', unit: 'cfm', field: 'airflow' },
  ],
  edits: {},
  checks: {},
  choices: {},
  postalCode: '60606',
  added: {},
  sent: null,
};

describe('a schedule in a tab that stays open across a release', () => {
  it('is read with its header line and its columns', () => {
    const { storage } = createTestPlatform();
    storage.write('schedule', JSON.stringify(OF_EARLIER_RELEASE));
    expect(readSheet(storage)).toMatchObject({
      headerLines: 1,
      columns: [{ header: 'Tag', field: 'tag' }, { header: 'CFM' }],
    });
  });

  it('is stored so that the release before reads it', () => {
    const { storage } = createTestPlatform();
    keepSheet(
      storage,
      sheetOf([
        ['Tag', 'CFM'],
        ['EF-1', '1200'],
      ]),
    );
    expect(JSON.parse(storage.read('schedule') ?? '')).toMatchObject({ headLines: 1, columns: [{ head: 'Tag' }, {}] });
  });
});
