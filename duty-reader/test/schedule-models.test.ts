import { readSchedule } from '../src/schedule/index.ts';

const rowsOf = (head: string, ...lines: readonly string[]) =>
  readSchedule([head, ...lines].join('\n')).rows.map(({ tag, model, location, cfm }) => [
    tag?.value,
    model?.value ?? null,
    location?.value ?? null,
    cfm?.value,
  ]);

describe('The model of a page that single spaces separate', () => {
  it.each([
    [
      'MARK LOCATION MANUFACTURER MODEL CFM ESP HP',
      'EF-1 ROOF GREENHECK G-095-VG 500 0.25 1/4',
      'GREENHECK G-095-VG',
      'ROOF',
    ],
    [
      'MARK MANUFACTURER MODEL LOCATION CFM ESP HP',
      'EF-1 GREENHECK G-095-VG ROOF 500 0.25 1/4',
      'GREENHECK G-095-VG',
      'ROOF',
    ],
    [
      'MARK LOCATION MODEL CFM ESP HP',
      'EF-1 MECH RM 102 PENNBARRY DX11B 500 0.25 1/4',
      'PENNBARRY DX11B',
      'MECH RM 102',
    ],
    ['MARK MODEL LOCATION CFM ESP HP', 'EF-1 LOREN COOK 180 ACRUB ROOF 500 0.25 1/4', 'LOREN COOK 180 ACRUB', 'ROOF'],
    ['MARK MODEL LOCATION CFM ESP HP', 'EF-1 TWIN CITY BCRU-150 ROOF 500 0.25 1/4', 'TWIN CITY BCRU-150', 'ROOF'],
    [
      'MARK AREA SERVED MAKE MODEL CFM SP HP',
      'EF-1 TOILET 101 PANASONIC FV-08VQ5 500 .1 1/20',
      'PANASONIC FV-08VQ5',
      'TOILET 101',
    ],
    ['MARK LOCATION BASIS OF DESIGN CFM ESP HP', 'EF-1 ROOF ACME PRN100 500 0.25 1/4', 'ACME PRN100', 'ROOF'],
    [
      'MARK LOCATION SERVES MODEL NO. CFM ESP HP',
      'EF-1 ROOF TOILETS CUBE-140-10 500 0.25 1/4',
      'CUBE-140-10',
      'ROOF TOILETS',
    ],
    [
      'MARK SERVES MODEL LOCATION CFM ESP HP',
      'EF-1 TOILETS COOK 120ACEB ROOF 500 0.25 1/4',
      'COOK 120ACEB',
      'TOILETS, ROOF',
    ],
    [
      'MARK LOCATION MODEL CFM ESP HP',
      'EF-1 ROOF GREENHECK CUE-099-VG WITH CURB 500 0.25 1/4',
      'GREENHECK CUE-099-VG WITH CURB',
      'ROOF',
    ],
    ['MARK LOCATION MODEL CFM ESP HP', 'EF-1 ROOF XR220B 500 0.25 1/4', 'XR220B', 'ROOF'],
  ])('is in its own column: %s, %s', (head, line, model, location) => {
    expect(rowsOf(head, line)).toEqual([['EF-1', model, location, 500]]);
  });

  it.each([
    ['MARK LOCATION MODEL CFM ESP HP', 'EF-1 MECH RM 102 500 0.25 1/4', 'MECH RM 102'],
    ['MARK SERVES LOCATION CFM ESP HP', 'EF-1 COOK LINE B-12 500 0.25 1/4', 'COOK LINE B-12'],
  ])('is not made of words that say none: %s, %s', (head, line, location) => {
    expect(rowsOf(head, line)).toEqual([['EF-1', null, location, 500]]);
  });
});
