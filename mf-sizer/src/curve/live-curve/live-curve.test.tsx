import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CURVE_MODEL } from '../../../test/curve-model.ts';
import { REMOTES, setWindowWidth } from '../../../test/page-options.ts';
import { rating } from '../../../test/results.ts';
import CurvePage from './curve-page.tsx';
import { addressOfQuery, curveOfItem, curveOfRow, queryOfAddress } from './curve-query.ts';
import { movedByKey } from './key-step.ts';
import { LiveCurve } from './live-curve.tsx';

const QUERY = { fanUnitId: 1_245_011, cfm: 9000, sp: 3, rpm: 1251 };
const ADDRESS = `/fans/sizer/curve?${new URLSearchParams({ model: 'KUB245', ...addressOfQuery(QUERY) })}`;

async function openCurve(path = ADDRESS) {
  setWindowWidth(1440);
  const rendered = renderWithPlatform(<CurvePage />, {
    path,
    remotes: REMOTES,
    responses: { 'GET /api/curveModel': () => CURVE_MODEL },
  });
  await screen.findByRole('slider', { name: 'Read values along the curve of KUB245' });
  return { ...rendered, user: userEvent.setup() };
}
const reader = () => screen.getByRole('slider', { name: 'Read values along the curve of KUB245' });
const handle = () => screen.getByRole('slider', { name: 'Move the duty point of KUB245' });
const words = (slider: HTMLElement) => slider.getAttribute('aria-valuetext');

describe('a curve on a page of its own', () => {
  it('[RES-017] is drawn into the page with its duty, in the colours of the brand', async () => {
    await openCurve();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('KUB245 performance curve');
    const drawing = screen.getByRole('img', { name: /KUB245, 9,000 cfm at 3.00 in. wg/ });
    expect(drawing.tagName).toBe('svg');
    expect(drawing.innerHTML).toContain('stroke="var(--colorBrandForeground1)"');
  });

  it('says at its operating point what the engine rates, and reads along by the keys', async () => {
    const { user } = await openCurve();
    expect(words(reader())).toBe(
      'Airflow 9,000 cfm, Static pressure 3.00 in. wg, Power 6.38 bhp, Speed 1,251 rpm, 60 Hz, Static efficiency 70.6%, FEI 1.32, Sound 36.2 sones',
    );
    reader().focus();
    await user.keyboard('{ArrowRight}');
    const step = Number(reader().getAttribute('aria-valuenow')) - 9000;
    expect(step).toBe(145);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(Number(reader().getAttribute('aria-valuenow'))).toBe(9000 + 1590);
    expect(screen.getByTestId('curve-read-out')).toHaveTextContent('10,590 cfm');
    await user.keyboard('{Home}');
    expect(words(reader())).toMatch(/^Stall region: do not select, Airflow 0 cfm/);
    await user.keyboard('{Escape}');
    expect(reader()).toHaveAttribute('aria-valuenow', '9000');
  });

  it('draws the curve from before a re-rating quietly beside the new one', async () => {
    setWindowWidth(1440);
    renderWithPlatform(<LiveCurve curve={{ query: QUERY, rating: null }} layout="tile" beforeRpm={1200} />, {
      responses: { 'GET /api/curveModel': () => CURVE_MODEL },
    });
    const drawing = await screen.findByRole('img', { name: /KUB245/ });
    expect(within(drawing).getByText('before')).toBeInTheDocument();
    expect(within(drawing).getByText('1,251 rpm')).toBeInTheDocument();
  });

  it('moves the duty along its system, with old and new figures by the fan laws', async () => {
    const { user } = await openCurve();
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: /^Airflow, cfm 9,000 –$/ })).toBeVisible();
    handle().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const next = Number(handle().getAttribute('aria-valuenow'));
    const ratio = next / 9000;
    expect(ratio).toBeGreaterThan(1);
    const rpm = Math.round((CURVE_MODEL.kind === 'fan' ? CURVE_MODEL.rpm : 0) * ratio).toLocaleString('en-US');
    expect(table.getByRole('row', { name: new RegExp(`^Speed, rpm 1,251 ${rpm}$`) })).toBeVisible();
    expect(screen.getByText(/the 7.5.* hp motor has .*% margin/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(handle()).toHaveAttribute('aria-valuenow', '9000');
  });

  it('shows speeds, energy index and limits that are chosen', async () => {
    const { user } = await openCurve();
    const drawing = () => screen.getByRole('img', { name: /KUB245/ });
    expect(drawing()).toHaveTextContent('40 Hz');
    await user.click(screen.getByRole('checkbox', { name: '40 Hz' }));
    expect(drawing()).not.toHaveTextContent('40 Hz');
    await user.click(screen.getByRole('switch', { name: 'FEI contours' }));
    expect(drawing()).toHaveTextContent(/FEI 1\.\d/);
    await user.click(screen.getByRole('switch', { name: 'Power, right axis' }));
    expect(drawing()).not.toHaveTextContent('Power, bhp');
    // An exhaust fan has no filters.
    expect(screen.queryByRole('switch', { name: 'Dirty filters' })).toBeNull();
  });

  it('is a table for those who rather read one', async () => {
    const { user } = await openCurve();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('region', { name: 'Curve of KUB245 as a table' }));
    expect(table.getByRole('row', { name: /^9,000 3.00 6.38 70.6 1.32 36.2 Operating point$/ })).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(15);
    await user.click(screen.getByRole('button', { name: 'Show as curve' }));
    expect(reader()).toBeVisible();
  });

  it.each([
    [{ category: '1', sub: '2', r: 'e3' }, 'Back to results', '/fans/sizer/search?category=1&sub=2&r=e3'],
    [
      { category: '1', sub: '2', r: 'e3', link: 'k' },
      'Back to results',
      '/fans/sizer/search?category=1&sub=2&r=e3&link=k',
    ],
    [{ fanItemId: 'f1', link: 'k' }, 'Back to options', '/fans/sizer/options/f1?link=k'],
  ])('leads back to where it was opened from: %j', async (from, name, href) => {
    await openCurve(`${ADDRESS}&${new URLSearchParams(from)}`);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(href));
  });

  it('leads home from an address that names no fan', () => {
    const { platform } = renderWithPlatform(<CurvePage />, { path: '/fans/sizer/curve', remotes: REMOTES });
    expect(platform).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the address of a curve', () => {
  it('[RES-016] says all that its row requires, and is read back the same', () => {
    const { query } = curveOfRow({
      fanUnitId: 7,
      catalogueVersion: '2026.6',
      rating: rating({ cfm: 2200, requiredCfm: 2000, totalStaticPressure: 0.605, requiredStaticPressure: 0.5004217 }),
      motor: { motorId: 11 },
      specification: { altitude: 617, temperature: 90, ambientTemperature: 100, motorFrequency: 50, fanType: 0 },
    });
    expect(query).toMatchObject({ fanUnitId: 7, cfm: 2000, sp: 0.5, rpm: 868, altitude: 617, ambientTemperature: 90 });
    expect(query).toMatchObject({ exactSP: 0.5004217 });
    expect(query).toMatchObject({ catalogueVersion: '2026.6', motorId: 11, motorAmbient: 100, motorFrequency: 50 });
    expect(queryOfAddress(new URLSearchParams(addressOfQuery(query)))).toEqual(query);
  });

  it('is that of the picture of an item, with its motor', () => {
    const motor = { motorId: 12, enclosure: 'TEFC' } as Parameters<typeof curveOfItem>[0]['motor'];
    const curve = curveOfItem({ image: '/api/fancurve?fanUnitId=7&cfm=2000&sp=0.5&rpm=868', rating: rating(), motor });
    expect(curve?.query).toMatchObject({ fanUnitId: 7, cfm: 2000, motorId: 12, enclosure: 'TEFC', soundDistance: 5 });
    expect(curve?.query).toMatchObject({ hasVfd: false });
    expect(Object.keys(curve?.query ?? {})).not.toContain('exactSP');
    const exact = curveOfItem({
      image: '/api/fancurve?fanUnitId=7&cfm=2000&sp=0.5&rpm=868&motorFrequency=50&motorAmbient=100',
      rating: rating({ requiredStaticPressure: 0.5004217, hasVfd: true }),
      motor,
    });
    expect(exact?.query).toMatchObject({ exactSP: 0.5004217, hasVfd: true, motorFrequency: 50, motorAmbient: 100 });
    expect(curveOfItem({ image: '/nothing', rating: rating(), motor })).toBeNull();
  });
});

describe('a key on a curve', () => {
  it('never leaves the range, and knows only its own keys', () => {
    const range = [0, 1000] as const;
    const at = (key: string, shiftKey = false) => movedByKey({ key, shiftKey }, 500, range);
    expect([at('ArrowRight'), at('ArrowLeft', true), at('PageUp'), at('End')]).toEqual([510, 400, 600, 1000]);
    expect(movedByKey({ key: 'ArrowRight', shiftKey: true }, 950, range)).toBe(1000);
    expect(at('a')).toBeNull();
  });
});
