import { readSchedule } from '../src/schedule/index.ts';

const rowsOf = (text: string) => readSchedule(text.replaceAll('|', '\t')).rows;

describe('A fan that is not new', () => {
  it.each([
    ['EF-1 (RELOCATED)', 'existing'],
    ['EF-1 (RELOCATE)', 'existing'],
    ['EF-1 (REUSE)', 'existing'],
    ['EF-1 (RE-USED)', 'existing'],
    ['EF-1 EXIST', 'existing'],
    ['EF-1 (EXISTING TO REMAIN)', 'existing'],
    ['EF-1 - EXISTING', 'existing'],
    ['EXIST EF-1', 'existing'],
    ['[E] EF-1', 'existing'],
    ['EF-1 (REMOVE)', 'demolition'],
    ['EF-1 (TO BE REMOVED)', 'demolition'],
    ['EF-1 (DEMOLISH)', 'demolition'],
    ['(R) EF-1', 'demolition'],
    ['EF-1 (DELETED)', 'demolition'],
    ['EF-1 (NOT USED)', 'demolition'],
    ['EF-1 VOID', 'demolition'],
    ['EF-1 (BY OWNER)', 'by others'],
    ['EF-1 (OWNER FURNISHED)', 'by others'],
    ['EF-1 (N.I.C.)', 'by others'],
    ['EF-1 (FUTURE)', 'future'],
  ])('by its tag %j', (tag, reason) => {
    expect(rowsOf(`TAG|CFM|ESP\n${tag}|900|0.5\nEF-2|800|0.25`).map((row) => row.reason)).toEqual([reason, null]);
  });

  it.each([
    ['NOT USED', 'demolition'],
    ['VOID', 'demolition'],
    ['DELETED', 'demolition'],
    ['OMIT', 'demolition'],
    ['EXISTING FAN, REMOVE', 'demolition'],
    ['REMOVE EXISTING FAN.', 'demolition'],
    ['OWNER FURNISHED', 'by others'],
    ['OWNER FURNISHED, CONTRACTOR INSTALLED', 'by others'],
    ['OFCI', 'by others'],
    ['NOT IN CONTRACT (N.I.C.)', 'by others'],
    ['BY OWNER', 'by others'],
    ['FURNISHED BY KITCHEN EQUIPMENT SUPPLIER', null],
    ['EXISTING FAN, REBALANCE ONLY', 'existing'],
    ['EXISTING FAN - REBALANCE TO 900 CFM', 'existing'],
    ['REBALANCE EXISTING FAN', 'existing'],
    ['RELOCATE EXISTING FAN', 'existing'],
    ['RELOCATED EXISTING FAN', 'existing'],
    ['EXISTING', 'existing'],
    ['REPLACE EXISTING FAN', null],
    ['REPLACES EXISTING FAN, REUSE CURB', null],
    ['REMOVE EXISTING FAN AND REPLACE', null],
    ['EXISTING FAN TO BE REPLACED', null],
    ['EXISTING ROOF CURB TO BE REUSED', null],
    ['EXISTING CURB', null],
    ['EXISTING FAN CURB TO REMAIN, NEW FAN', null],
    ['RELOCATE EXISTING DUCT', null],
    ['NEW FAN ON EXISTING CURB', null],
  ])('by the remark %j: %s', (remark, reason) => {
    const [row] = rowsOf(`TAG|CFM|ESP|REMARKS\nEF-1|900|0.5|${remark}\nEF-2|800|0.25|`);
    expect(row?.reason ?? null).toBe(reason);
  });

  it.each(['STATUS', 'NEW OR EXISTING', 'N/E/D', 'Equip. Status'])('by its code below %s', (head) => {
    const codes = ['E', 'EX', 'D', 'F', 'EXISTING', 'NEW', 'N'];
    const rows = rowsOf([`TAG|${head}|CFM|ESP`, ...codes.map((code, at) => `EF-${at}|${code}|900|0.5`)].join('\n'));
    expect(rows.map((row) => row.reason)).toEqual([
      ...['existing', 'existing', 'demolition', 'future', 'existing'],
      ...[null, null],
    ]);
  });
});
