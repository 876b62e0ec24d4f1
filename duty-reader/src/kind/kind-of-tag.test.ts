import { questionOf, type Said, valuesOf } from '../../test/kind-sample.ts';
import { readKind } from './index.ts';

const TAGS: readonly Said[] = [
  ['EF-1', 'Exhaust', null, null],
  ['B1-EF-2', 'Exhaust', null, null],
  ['E-1', 'Exhaust', null, null],
  ['KEF-1', 'Exhaust', null, 'grease'],
  ['GEF-2', 'Exhaust', null, 'grease'],
  ['KX-1', 'Exhaust', null, 'grease'],
  ['TEF-1', 'Exhaust', null, 'restroom'],
  ['SF-1', 'MakeUpAir', null, null],
  ['MAU-1', 'MakeUpAir', null, null],
  ['MUA-1/2', 'MakeUpAir', null, null],
  ['RTU-1', 'HvacUnit', null, null],
  ['AHU-3', 'HvacUnit', null, null],
  ['DOAS-1', 'HvacUnit', null, null],
  ['UH-1', 'IndustrialHeater', null, null],
  ['HVLS-1', 'HighVolumeLowSpeed', null, null],
  ['LEF-1', 'Exhaust', 'UtilitySet', 'laboratory'],
  ['PRV-1', 'Exhaust', 'UpblastDownblast', null],
  ['(4) EF-1', 'Exhaust', null, null],
  ['REF-1', 'Exhaust', null, null],
  ['V1', null, null, null],
  ['F-1', null, null, null],
];

const TAGS_QUERIED: readonly (readonly [string, string, readonly string[]])[] = [
  ['ERV-1', 'category', []],
  ['HRV-2', 'category', []],
  ['FCU-1', 'category', []],
  ['P-1', 'category', []],
  ['HV-1', 'category', ['HeatedMakeUpAir', 'HvacUnit']],
  ['RF-1', 'category', ['Exhaust', 'MakeUpAir']],
  ['DF-1', 'category', ['Exhaust', 'HighVolumeLowSpeed']],
  ['SEF-1', 'application', ['smoke', 'general']],
  ['EUH-1', 'category', []],
];

describe('The kind that the letters of a tag say', () => {
  it.each(TAGS)('tag %j', (tag, ...said) => {
    const kind = readKind({ tag });
    expect(valuesOf(kind)).toEqual(said);
    expect(kind.question).toBeNull();
  });

  it.each(TAGS_QUERIED)('tag %j has a question about its %s', (tag, field, meanings) => {
    expect(questionOf(readKind({ tag }))).toEqual([field, meanings]);
  });
});
