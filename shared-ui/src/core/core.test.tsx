import { testSettings } from '@specbuilder/shared-contracts/testing';
import { buildTheme, formatQuantity, formatValue, Money, QUANTITIES, Quantity } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResettableLazy } from './lazy/resettable-lazy.tsx';

const CAD = { currencyCode: 'CAD', currencySymbol: '$', exchangeRate: 1.35, arePricesHidden: false };

describe('quantities', () => {
  it('have fixed decimals, comma thousands and a real minus sign', () => {
    expect(formatValue(1500, QUANTITIES.airflow)).toBe('1,500');
    expect(formatValue(0.5, QUANTITIES.staticPressure)).toBe('0.50');
    expect(formatValue(-3.2, QUANTITIES.temperature)).toBe('−3');
    expect(formatValue(-0.001, QUANTITIES.staticPressure)).toBe('0.00');
    expect(formatValue(null, QUANTITIES.airflow)).toBe('');
    expect(formatQuantity(0.0733, 'density')).toBe('0.0733 lb/ft³');
  });

  it('keep the first digit of a power that two decimals would show as nothing', () => {
    expect(formatQuantity(0.00036, 'brakeHorsepower')).toBe('0.0004 bhp');
    expect(formatQuantity(0.026, 'inputPower')).toBe('0.03 kW');
    expect(formatQuantity(0, 'power')).toBe('0.00 hp');
  });

  it('keeps the digits of a typed pressure', () => {
    expect(formatQuantity(0.375, 'dutyPressure')).toBe('0.375 in. wg');
    expect(formatQuantity(0.5, 'dutyPressure')).toBe('0.50 in. wg');
    expect(formatQuantity(0.1 + 0.2, 'dutyPressure')).toBe('0.30 in. wg');
  });

  it('show a dash where there is no value', () => {
    render(<Quantity value={null} of="airflow" />);
    expect(screen.getByText('—')).toBeVisible();
  });
});

describe('money', () => {
  it('[CUR-004] is shown in the active currency', () => {
    renderWithPlatform(<Money usd={1000} />, { currency: CAD });
    expect(screen.getByText('$1,350.00 CAD')).toBeVisible();
  });

  it('[CUR-005] keeps thousands and cents of every amount and signs differences', () => {
    renderWithPlatform(
      <>
        <Money usd={1234.6} />
        <Money usd={-187} signed />
      </>,
    );
    expect(screen.getByText('$1,234.60')).toBeVisible();
    expect(screen.getByText('−$187.00')).toBeVisible();
  });

  it("[CUR-006] leaves the screen under 'No Pricing'", () => {
    const { container } = renderWithPlatform(<Money usd={5} />, { currency: { ...CAD, arePricesHidden: true } });
    expect(container).not.toHaveTextContent('$');
  });
});

describe('the theme', () => {
  const { appearance } = testSettings().manufacturer;
  const brand = {
    ...appearance,
    borderRadius: { borderRadiusMedium: '3px' },
    themeOverrides: { fontSizeBase300: '13px' },
    darkThemeOverrides: { colorBrandBackground: 90, colorStatusWarningBackground1: '#33261a' },
  };

  it('takes ramp, corners and text steps of the brand', () => {
    const theme = buildTheme(brand, false, false);
    expect(theme).toMatchObject({
      colorBrandBackground: brand.brandVariants['80'],
      borderRadiusMedium: '3px',
      fontSizeBase300: '13px',
    });
  });

  it('grows text on phones', () => {
    expect(buildTheme(brand, false, true).fontSizeBase300).toBe('14px');
  });

  it('reads a number of the dark overrides as a stop of the ramp, a text as a colour', () => {
    const theme = buildTheme(brand, true, false);
    expect(theme.colorBrandBackground).toBe(brand.brandVariants['90']);
    expect(theme.colorStatusWarningBackground1).toBe('#33261a');
  });
});

describe('a part loaded on demand', () => {
  it('is loaded once more by itself where the connection lost a file of it', async () => {
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const load = jest.fn(async () => ({ default: () => <p>here</p> })).mockRejectedValueOnce(lost);
    const failed = jest.fn(() => <p>failed</p>);
    render(<ResettableLazy load={load} props={{}} fallback={<p>loading</p>} failed={failed} />);
    expect(await screen.findByText('here')).toBeVisible();
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([2, 0]);
  });

  it('is not loaded a third time by itself', async () => {
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const load = jest.fn(() => Promise.reject(lost));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<ResettableLazy load={load} props={{}} fallback={null} failed={() => <p>failed</p>} />);
    expect(await screen.findByText('failed')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  it('can be loaded again after its download failed', async () => {
    const loads: (() => Promise<{ default: () => React.ReactNode }>)[] = [
      () => Promise.reject(new Error('chunk 503')),
      () => Promise.reject(new Error('chunk 503 again')),
      async () => ({ default: () => <p>here</p> }),
    ];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ResettableLazy
        load={() => (loads.shift() as (typeof loads)[0])()}
        props={{}}
        fallback={<p>loading</p>}
        failed={(retry, error) => (
          <button type="button" onClick={retry}>
            {error.message}
          </button>
        )}
      />,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'chunk 503' }));
    await user.click(await screen.findByRole('button', { name: 'chunk 503 again' }));
    await waitFor(() => expect(screen.getByText('here')).toBeVisible());
    jest.restoreAllMocks();
  });
});
