import fc from 'fast-check';
import {
  type ChangeAddress,
  comparedRanges,
  PERIOD_TYPES,
  periodValues,
  readChangeAddress,
  withPeriodType,
  writeChangeAddress,
} from './change-address.ts';

const TODAY = '2026-11-20';
const read = (text: string, now = TODAY) => readChangeAddress(new URLSearchParams(text), now);

describe('the change report in its address', () => {
  it('[REP-002] [REG-008] survives it, and is the year to date by region without one', () => {
    const address = fc.constantFrom(...PERIOD_TYPES).chain((periodType) =>
      fc.record<ChangeAddress>({
        eventTypes: fc.constant([1, 5]),
        fanCategories: fc.constantFrom([], [4]),
        regions: fc.constantFrom([], [24, 72]),
        sort: fc.constant({ column: 'event-5', isDescending: true }),
        hasAllActions: fc.boolean(),
        periodType: fc.constant(periodType),
        periodValue: fc.constantFrom(...periodValues(periodType, TODAY)),
      }),
    );
    fc.assert(fc.property(address, (item) => expect(readChangeAddress(writeChangeAddress(item), TODAY)).toEqual(item)));
    expect(read('')).toMatchObject({ periodType: 'Year', periodValue: 'td', sort: { column: 'region' } });
    expect(writeChangeAddress(read('')).toString()).toBe('');
  });

  it.each(['pt=Week', 'pv=2018', 'pv=2027', 'pv=soon', 'pt=Month&pv=12', 'pt=Month&pv=2026'])(
    '[REP-002] %s is up to today',
    (text) => expect(read(text).periodValue).toBe('td'),
  );

  it('[REP-018] has years down to 2019', () => {
    expect(periodValues('Year', TODAY)).toEqual(['td', 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  });

  it('[REP-017] has the months of this year so far', () => {
    expect(periodValues('Month', '2026-03-02')).toEqual(['td', 3, 2, 1]);
    expect(PERIOD_TYPES).toEqual(['Year', 'Month']);
  });

  it('[REP-012] starts another kind of period at its first choice', () => {
    expect(withPeriodType(read('pv=2024'), 'Month')).toMatchObject({ periodType: 'Month', periodValue: 'td' });
  });

  it.each([
    ['Year', 'td', TODAY, ['2025-01-01', '2025-11-20'], ['2026-01-01', '2026-11-20']],
    ['Year', 'td', '2024-02-29', ['2023-01-01', '2023-02-28'], ['2024-01-01', '2024-02-29']],
    ['Year', 2024, TODAY, ['2023-01-01', '2023-12-31'], ['2024-01-01', '2024-12-31']],
    ['Month', 'td', TODAY, ['2026-10-01', '2026-10-20'], ['2026-11-01', '2026-11-20']],
    ['Month', 'td', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2026-03-01', '2026-03-31']],
    ['Month', 2, TODAY, ['2025-02-01', '2025-02-28'], ['2026-02-01', '2026-02-28']],
  ] as const)('[REP-017] [A-225] %s %s on %s compares %j with %j', (periodType, periodValue, now, before, present) => {
    const ranges = comparedRanges({ periodType, periodValue }, now);
    expect([ranges.before.from, ranges.before.to]).toEqual(before);
    expect([ranges.now.from, ranges.now.to]).toEqual(present);
  });
});
