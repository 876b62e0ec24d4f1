import type { PrintedItemCheck } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { REMOTES } from '../../../test/page-options.ts';
import CurvePage from '../live-curve/curve-page.tsx';

const VERSIONS = { catalogue: '2026.8', engine: '2.6.0', priceBook: '2026.8' };
const VALUES = { cfm: 2000, externalStaticPressure: 0.5, rpm: 901, inputKw: 0.42, sones: 9.1, dba: 58, fei: 1.12 };
const SAME: PrintedItemCheck = {
  ...{ modelDisplayAs: 'KUB245', modelToday: 'KUB245', isSame: true, reasons: [] },
  ...{ printed: VALUES, today: VALUES, printedWith: VERSIONS, todayWith: { ...VERSIONS, engine: '2.7.0' } },
};

async function openCheck(check: Partial<PrintedItemCheck>) {
  const rendered = renderWithPlatform(<CurvePage />, {
    path: '/fans/sizer/curve?item=token',
    remotes: REMOTES,
    responses: { 'GET /api/sizefan/printed-item': () => ({ ...SAME, ...check }) },
  });
  return { ...rendered, verdict: await screen.findByTestId('printed-item-verdict') };
}
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('an item of a document, re-sized', () => {
  it('says that it is the same, and with what it was sized', async () => {
    const { verdict, platform } = await openCheck({});
    expect(verdict).toHaveTextContent('No change: every value is as printed.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('KUB245, re-sized');
    expect(screen.getByText(/re-sized with engine 2\.7\.0/)).toBeVisible();
    expect(cellsOf('External static pressure')).toEqual(['0.50 in. wg', '0.50 in. wg', 'Same']);
    expect(platform.calls.at(-1)?.path).toContain('printed-item');
  });

  it('names each value that changed', async () => {
    const today = { ...VALUES, rpm: 915, sones: 9.4 };
    const { verdict } = await openCheck({ today, isSame: false });
    expect(verdict).toHaveTextContent('2 values changed: Fan speed, Sound.');
    expect(cellsOf('Fan speed')).toEqual(['901 rpm', '915 rpm', 'Changed']);
    expect(cellsOf('Airflow')).toEqual(['2,000 cfm', '2,000 cfm', 'Same']);
  });

  it('says why it is no longer offered, or cannot run', async () => {
    const { verdict, unmount } = await openCheck({ today: null, isSame: false, reasons: ['No such fan'] });
    expect(verdict).toHaveTextContent('This item is no longer offered as printed. No such fan');
    unmount();
    const other = await openCheck({ isSame: false, reasons: ['The motor is overloaded'] });
    expect(other.verdict).toHaveTextContent('cannot operate as configured. The motor is overloaded');
  });
});
