import { logQuery } from '@specbuilder/shared-contracts/api';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { instantsOf } from '../dates/days.ts';
import { LOG_COLUMNS } from './log-columns.ts';
import { LOG_DATE_OPTIONS, type LogDates, logInstants } from './log-dates.ts';
import { type LogAddress, logInput, readLogAddress, writeLogAddress } from './log-query.ts';

const TODAY = '2026-11-20';
const USER = '8d1f1f0e-5a44-4f0c-9f43-0000000000c1';
const PLAIN: LogAddress = {
  pageIndex: 0,
  pageSize: 10,
  eventTypes: [],
  fanCategories: [],
  regions: [],
  dates: { option: 'All', custom: null },
  userId: null,
  isExpanded: null,
  isByVisit: false,
  hidden: [],
};
const read = (text: string) => readLogAddress(new URLSearchParams(text), TODAY);

describe('the log in its address', () => {
  it('[LOG-001] [REG-008] [A-210] survives it', () => {
    const dates = fc.oneof(
      fc
        .constantFrom(...LOG_DATE_OPTIONS.filter((option) => option !== 'Custom'))
        .map((option): LogDates => ({ option, custom: null })),
      fc.constant<LogDates>({ option: 'Custom', custom: { from: '2026-01-31', to: '2026-02-01' } }),
    );
    const numbers = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 5 });
    const address = fc.record<LogAddress>({
      pageIndex: fc.integer({ min: 0, max: 1000 }),
      pageSize: fc.integer({ min: 1, max: 200 }),
      eventTypes: fc.uniqueArray(fc.constantFrom(...Object.values(UserActionType))),
      fanCategories: numbers(99),
      regions: numbers(999),
      dates,
      userId: fc.constantFrom(null, USER),
      isExpanded: fc.constantFrom(null, true, false),
      isByVisit: fc.boolean(),
      hidden: fc.subarray([...LOG_COLUMNS]),
    });
    fc.assert(fc.property(address, (item) => expect(readLogAddress(writeLogAddress(item), TODAY)).toEqual(item)));
    expect(writeLogAddress(PLAIN).toString()).toBe('');
    expect(decodeURIComponent(String(writeLogAddress({ ...PLAIN, eventTypes: [1, 5], regions: [72] })))).toBe(
      'r=72&evt=1,5',
    );
  });

  it.each([
    'pi=-1',
    'pi=x',
    'ps=0',
    'ps=9999',
    'evt=99',
    'evt=a',
    'fc=-1',
    'r=1.5',
    'dr=Never',
    'userId=me',
    'x=yes',
    'hc=customer,price',
  ])('[LOG-001] %s falls back to the defaults', (text) => expect(read(text)).toEqual(PLAIN));

  it('[LOG-006] fills a custom range with the past month', () => {
    expect(read('dr=Custom').dates.custom).toEqual({ from: '2026-10-20', to: TODAY });
    expect(read('dr=Custom&df=2026-11-01&dt=soon').dates.custom).toEqual({ from: '2026-11-01', to: TODAY });
  });
});

describe('the query of the log', () => {
  it('[LOG-002] requests the ten newest events without a filter', () => {
    expect(logInput(PLAIN, true, TODAY)).toEqual({ pageIndex: 0, pageSize: 10 });
    expect(logQuery.parse(logInput(PLAIN, true, TODAY))).toEqual({
      pageIndex: 0,
      pageSize: 10,
      orderByKey: 'CreatedOnUtc',
      orderByDescending: true,
    });
  });

  it('[LOG-002] [LOG-007] names each filter', () => {
    const address = read(`pi=2&evt=1,5&fc=4&r=72&userId=${USER}&dr=Today`);
    expect(logInput(address, true, TODAY)).toEqual({
      pageIndex: 2,
      pageSize: 10,
      eventType: [1, 5],
      fanCategoryType: [4],
      salesRegionNumber: [72],
      userId: USER,
      ...instantsOf({ from: TODAY, to: TODAY }),
    });
  });

  it('[REG-006] [REG-009] sends regions of administrators alone', () => {
    expect(logInput(read('r=72'), false, TODAY)).not.toHaveProperty('salesRegionNumber');
  });

  it.each([
    ['Today', '2026-11-20', '2026-11-20'],
    ['Yesterday', '2026-11-19', '2026-11-19'],
    ['ThisWeek', '2026-11-14', '2026-11-20'],
    ['ThisMonth', '2026-11-01', '2026-11-20'],
    ['ThisYear', '2026-01-01', '2026-11-20'],
    ['Custom', '2026-10-20', '2026-11-20'],
  ] as const)('[LOG-005] [A-211] %s is from %s to %s', (option, from, to) => {
    expect(logInstants({ option, custom: null }, TODAY)).toEqual(instantsOf({ from, to }));
    expect(logInstants({ option: 'All', custom: null }, TODAY)).toEqual({});
  });
});
