import { driveOf, featuresOf } from './features.ts';
import { readLine } from './index.ts';

const said = (text: string) => featuresOf(text).map(({ field, value }) => [field, value]);

describe('Criteria that words say', () => {
  it.each([
    [
      'upblast belt drive',
      [
        ['fanDriveType', 1],
        ['fanDischargeType', 1],
      ],
    ],
    ['speed control', [['hasSpeedControlOption', true]]],
  ])('%j', (text, features) => {
    expect(said(text).map(([field]) => field)).toEqual(features.map(([field]) => field));
  });

  it.each([
    ['ducted 900 cfm .5', 1],
    ['non-ducted wall fan', 2],
    ['nonducted', 2],
    ['un-ducted propeller', 2],
    ['ductless', 2],
  ])('of %j are the installation, %i', (text, value) => {
    expect(said(text).filter(([field]) => field === 'fanDuctType')).toEqual([['fanDuctType', value]]);
  });

  it('leave what is both ducted and non-ducted open, and a duct fan alone', () => {
    expect(said('ducted or non-ducted')).toEqual([]);
    expect(said('duct fan')).toEqual([]);
  });

  it.each([
    'no vfd',
    'without vfd',
    'without speed control',
    'w/o speed control',
    'not belt driven',
    'non-premium efficiency',
    'vfd: no',
    'vfd not required',
    'belt or direct',
    'BELT/DIRECT',
    'direct drive or belt drive',
    'upblast or downblast',
    'upblast/downblast',
    'roof or wall',
    'wall/roof mount',
  ])('are none of %j', (text) => {
    expect(said(text)).toEqual([]);
  });

  it.each([
    ['no vfd 900 cfm .5', ['no', 'vfd']],
    ['without speed control 900 cfm .5', ['without', 'speed', 'control']],
    ['non-grease hood 800 cfm .5', ['non-grease', 'hood']],
    ['upblast or downblast 900 cfm .5', ['upblast', 'downblast']],
    ['upblast belt or direct 900 cfm .5', ['belt', 'direct']],
  ])('and %j has the words as not understood', (line, words) => {
    const { notUnderstood, criteria } = readLine(line);
    expect(notUnderstood).toEqual(words);
    expect(criteria).toMatchObject({ application: null, cfm: { value: line.includes('800') ? 800 : 900 } });
  });
});

describe('The drive of a cell', () => {
  it.each(['BELT', 'B', 'BD', 'Belt Drive', 'DIRECT', 'D', 'ECM', 'DIRECT (ECM)', 'VG'])('%j', (text) => {
    expect(driveOf(text)).not.toBeNull();
  });

  it.each(['BELT/DIRECT', 'Belt or direct', 'B/D', 'D/B', 'DIRECT OR BELT', 'NOT BELT', ''])(
    'is not said by %j',
    (text) => {
      expect(driveOf(text)).toBeNull();
    },
  );
});
