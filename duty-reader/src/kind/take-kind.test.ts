import fc from 'fast-check';
import { readModel, takeKind } from './index.ts';

describe('The kind of a line', () => {
  it.each([
    ['kitchen exhaust 3200 cfm 1.25 in 53202', 'Exhaust', null, 'grease', '3200 cfm 1.25 in 53202'],
    ['direct fired mua 4000 cfm 0.5', 'HeatedMakeUpAir', 'DirectFired', null, '4000 cfm 0.5'],
    ['inline 2000 cfm 0,75 in', 'Exhaust', 'Inline', null, '2000 cfm 0,75 in'],
    ['upblast 1250 cfm 2 fans 0.5 in', 'Exhaust', 'UpblastDownblast', null, '1250 cfm 2 fans 0.5 in'],
    ['hvls 60 x 100 ft', 'HighVolumeLowSpeed', null, null, '60 x 100 ft'],
    ['exhaust 2000 / 0.5', 'Exhaust', null, null, '2000 / 0.5'],
    ['upblast 944 l / s air at 70 F', 'Exhaust', 'UpblastDownblast', null, '944 l / s air at 70 F'],
    ['2000 cfm 0.5 in line pressure', null, null, null, '2000 cfm 0.5 in line pressure'],
    ['upblast for kitchen, 2000 cfm', 'Exhaust', 'UpblastDownblast', 'grease', '2000 cfm'],
    ['EF-1 2000/0.5 60606', null, null, null, 'EF-1 2000/0.5 60606'],
    ['RTU-1 10 tons 4000 cfm', null, null, null, 'RTU-1 10 tons 4000 cfm'],
    ['electric mua 2000 cfm 15 kW', 'HeatedMakeUpAir', 'Electric', null, '2000 cfm 15 kW'],
    ['exhaust fan for a purple banana 200 cfm', 'Exhaust', null, null, 'purple banana 200 cfm'],
    ['900/450 cfm 0.5', null, null, null, '900/450 cfm 0.5'],
    ['electric exhaust 500 cfm', 'Exhaust', null, null, 'electric 500 cfm'],
  ])('%j', (line, category, subCategory, application, rest) => {
    const taken = takeKind(line);
    expect(taken.kind.category?.value ?? null).toBe(category);
    expect(taken.kind.subCategory?.value ?? null).toBe(subCategory);
    expect(taken.kind.application?.value ?? null).toBe(application);
    expect(taken.rest).toBe(rest);
  });

  it('leaves every figure in the line', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(takeKind(line).rest.length).toBeLessThanOrEqual(line.length);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99_999 }), (figure) => {
        expect(takeKind(`inline exhaust ${figure} cfm`).rest).toBe(`${figure} cfm`);
      }),
    );
  });
});

describe('A model', () => {
  it.each([
    ['KRD150', 'KRD150'],
    ['krd150', 'KRD150'],
    ['KRD-150', 'KRD-150'],
    ['KRB245B', 'KRB245B'],
    ['KUB123-II', 'KUB123-II'],
    ['KHL-24T', 'KHL-24T'],
    ['CUE-120-VG', 'CUE-120-VG'],
    ['CUBE-141-5', 'CUBE-141-5'],
    ['G-080-VG', 'G-080-VG'],
    ['SQ-98-VG', 'SQ-98-VG'],
    ['BSQ-100-4', 'BSQ-100-4'],
    ['SP-A110', 'SP-A110'],
    ['CSP-A390', 'CSP-A390'],
    ['USF-300', 'USF-300'],
    ['120ACEB', '120ACEB'],
    ['ACEB-120', 'ACEB-120'],
    ['135 ACRUB', '135 ACRUB'],
    ['GC-146', 'GC-146'],
    ['245CPV', '245CPV'],
    ['BCRU-135', 'BCRU-135'],
    ['DCRD-085B', 'DCRD-085B'],
    ['TBNA-330', 'TBNA-330'],
    ['DU50HFA', 'DU50HFA'],
    ['DR33HFA', 'DR33HFA'],
    ['NCA14HPFA', 'NCA14HPFA'],
    ['USBI24DD', 'USBI24DD'],
    ['A2-D.500-20D', 'A2-D.500-20D'],
    ['GREENHECK CUE-120-VG', 'CUE-120-VG'],
    ['COOK 120ACEB', '120ACEB'],
  ])('%j', (text, model) => {
    expect(readModel(text)).toEqual({ model });
  });

  it.each([
    '',
    'EF-1',
    'RTU-1',
    'KEF-12',
    'G-1',
    'SQ',
    'UPBLAST',
    '1200',
    'SF-101',
    'KRD',
    'P-1',
    'AC-1',
    'EF-120',
    'GC-1',
    'DU-1',
  ])('%j is none', (text) => {
    expect(readModel(text)).toBeNull();
  });
});
