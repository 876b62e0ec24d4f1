import fc from 'fast-check';
import {
  readSummaryAddress,
  SUMMARY_DATE_OPTIONS,
  type SummaryAddress,
  summaryRange,
  writeSummaryAddress,
} from './summary-address.ts';

const TODAY = '2026-11-20';
const read = (text: string) => readSummaryAddress(new URLSearchParams(text), TODAY);

describe('the summary in its address', () => {
  it('[REP-001] [REG-008] survives it, and is this month by region without one', () => {
    const address = fc.constantFrom(...SUMMARY_DATE_OPTIONS).map(
      (option): SummaryAddress => ({
        eventTypes: [2, 8],
        fanCategories: [1],
        regions: [24],
        sort: { column: 'total', isDescending: true },
        hasAllActions: option === 'LastYear',
        option,
        custom: option === 'Custom' ? { from: '2026-01-05', to: '2026-02-28' } : null,
      }),
    );
    fc.assert(
      fc.property(address, (item) => expect(readSummaryAddress(writeSummaryAddress(item), TODAY)).toEqual(item)),
    );
    expect(read('')).toMatchObject({ option: 'ThisMonth', custom: null, sort: { column: 'region' } });
    expect(writeSummaryAddress(read('')).toString()).toBe('');
  });

  it.each([
    ['', '2026-11-01', '2026-11-20'],
    ['dr=LastMonth', '2026-10-01', '2026-10-31'],
    ['dr=ThisYear', '2026-01-01', '2026-11-20'],
    ['dr=LastYear', '2025-01-01', '2025-12-31'],
    ['dr=Custom', '2026-10-20', '2026-11-20'],
    ['dr=Custom&df=2026-05-01&dt=2026-05-03', '2026-05-01', '2026-05-03'],
    ['dr=Sometime', '2026-11-01', '2026-11-20'],
  ])('[REP-016] [A-211] %j counts from %s to %s', (text, from, to) => {
    expect(summaryRange(read(text), TODAY)).toEqual({ from, to });
  });
});
