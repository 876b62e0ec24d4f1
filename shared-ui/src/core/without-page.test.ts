/** @jest-environment node */

describe('The kit without a page', () => {
  it('parses a quantity in plain Node', async () => {
    const { parseQuantity } = await import('../forms/quantity/parse-quantity.ts');
    expect(typeof document).toBe('undefined');
    expect(parseQuantity('2 x 850', 'airflow')).toMatchObject({ ok: true, value: 1700 });
    const { loadUnits } = await import('../forms/quantity/unit-reader.ts');
    await loadUnits();
    expect(parseQuantity('125 Pa', 'staticPressure')).toMatchObject({ ok: true, value: 0.501829 });
  });

  it('can be imported in plain Node', async () => {
    const { formatValue, QUANTITIES } = await import('./index.ts');
    expect(typeof document).toBe('undefined');
    expect(formatValue(0.5, QUANTITIES.staticPressure)).toBe('0.50');
  });
});
