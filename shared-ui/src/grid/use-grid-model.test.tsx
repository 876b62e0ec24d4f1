import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { ColumnFiltersState, ColumnVisibilityState, SortingState } from '@tanstack/react-table';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { GridColumn } from './grid-column.ts';
import { type GridModelOptions, useGridModel } from './use-grid-model.ts';

interface Fan {
  readonly model: string;
  readonly price: number | null;
  readonly fei: number;
}
const fan = (model: string, price: number | null, fei = 1): Fan => ({ model, price, fei });
const FANS = [fan('B', 20, 1.1), fan('A', 10, 1.3), fan('C', null, 0.9), fan('D', 10, 1.2)];
const MODEL: GridColumn<Fan> = {
  id: 'model',
  label: 'Model',
  value: ({ model }) => model,
  cell: ({ model }) => model,
  admits: ({ model }, requested) => model.includes(String(requested)),
};
const PRICE: GridColumn<Fan> = {
  id: 'price',
  label: 'Price',
  value: ({ price }) => price,
  cell: ({ price }) => price,
  admits: ({ price }, max) => (price ?? 0) <= Number(max),
};
const FEI: GridColumn<Fan> = {
  id: 'fei',
  label: 'FEI',
  isHighestBest: true,
  value: ({ fei }) => fei,
  cell: ({ fei }) => fei,
};
const PICTURE: GridColumn<Fan> = { id: 'picture', label: '', cell: () => '*' };
const COLUMNS = [MODEL, PRICE, FEI, PICTURE];

function model(options: Partial<GridModelOptions<Fan>> = {}) {
  const { result, rerender } = renderHook(
    (changed: Partial<GridModelOptions<Fan>>) =>
      useGridModel<Fan>({ columns: COLUMNS, rows: FANS, ...options, ...changed }),
    { initialProps: {} },
  );
  const click = (id: string, shiftKey = false) =>
    act(() => result.current.table.getColumn(id)?.getToggleSortingHandler()?.({ shiftKey }));
  return { result, rerender, click, order: () => result.current.rows.map((row) => row.model).join('') };
}
const by = (id: string, desc = false): SortingState => [{ id, desc }];

describe('the order of rows', () => {
  it('is that of a column, equal ones as they came, with gaps at the end both ways', () => {
    expect(model({ firstSorting: by('price') }).order()).toBe('ADBC');
    expect(model({ firstSorting: by('price', true) }).order()).toBe('BADC');
  });

  it('is that of the data without a column, and with one that is gone', () => {
    expect(model().order()).toBe('BACD');
    expect(model({ firstSorting: by('gone') }).order()).toBe('BACD');
    expect(model({ firstSorting: by('picture') }).order()).toBe('BACD');
  });

  it('goes best first, the other way, then away with each click', () => {
    const { click, order, result } = model();
    click('price');
    expect(order()).toBe('ADBC');
    click('price');
    expect(order()).toBe('BADC');
    click('price');
    expect(order()).toBe('BACD');
    click('fei');
    expect(result.current.table.state.sorting).toEqual(by('fei', true));
    expect(order()).toBe('ADBC');
  });

  it('has a second column for what is equal by the first, by a click with the shift key', () => {
    const { click, order, result } = model();
    click('price', true);
    click('model', true);
    click('model', true);
    expect(order()).toBe('DABC');
    click('price', true);
    expect(order()).toBe('BDAC');
    click('model', true);
    expect(result.current.table.state.sorting).toEqual(by('price', true));
    click('fei');
    expect(result.current.table.state.sorting).toEqual(by('fei', true));
  });

  it('follows the alphabet of the reader, numbers within words by their size, and another language at once', async () => {
    const rows = ['nube', 'ñandú', 'Nogal', 'Fan 10', 'Fan 9'].map((name) => fan(name, 1));
    const { result, rerender } = model({ rows, firstSorting: by('model') });
    const names = () => result.current.rows.map((row) => row.model);
    expect(names()).toEqual(['Fan 9', 'Fan 10', 'ñandú', 'Nogal', 'nube']);
    await currentLanguage.choose('es');
    rerender({});
    expect(names()).toEqual(['Fan 9', 'Fan 10', 'Nogal', 'nube', 'ñandú']);
    await currentLanguage.choose('en');
  });

  it('follows what a column reads when that changes, as a running cost at another rate', () => {
    const { order, rerender } = model({ firstSorting: by('price') });
    const dearer: GridColumn<Fan> = { ...PRICE, value: ({ price }) => (price === null ? 0 : -price) };
    rerender({ columns: [MODEL, dearer, FEI, PICTURE] });
    expect(order()).toBe('BADC');
  });

  it('may be controlled by the caller, which is notified of every click', () => {
    const onSorting = jest.fn();
    const { click, order } = model({ sorting: by('price'), onSorting });
    click('price');
    expect(onSorting).toHaveBeenCalledWith(by('price', true));
    expect(order()).toBe('ADBC');
  });
});

describe('rows and columns that are shown', () => {
  function useFiltered() {
    const [filters, setFilters] = useState<ColumnFiltersState>([]);
    return { filters, ...useGridModel<Fan>({ columns: COLUMNS, rows: FANS, filters, onFilters: setFilters }) };
  }

  it('are those that every filter lets through, in order', () => {
    const { result } = renderHook(useFiltered);
    act(() => result.current.table.getColumn('price')?.setFilterValue(10));
    act(() => result.current.table.getColumn('model')?.setFilterValue('D'));
    expect(result.current.rows).toEqual([FANS[3]]);
    act(() => result.current.table.getColumn('model')?.setFilterValue(undefined));
    expect(result.current.rows.map((row) => row.model)).toEqual(['A', 'C', 'D']);
    expect(result.current.filters).toEqual([{ id: 'price', value: 10 }]);
  });

  it('are all where the column that filtered is gone', () => {
    const filters = [{ id: 'price', value: 10 }];
    expect(model({ columns: [MODEL, FEI], filters }).order()).toBe('BACD');
    expect(model({ filters }).order()).toBe('ACD');
  });

  it('leave out columns that are not to be seen, which order and filter all the same', () => {
    const visibility: ColumnVisibilityState = { price: false, fei: true };
    const { result, order } = model({ visibility, firstSorting: by('price'), filters: [{ id: 'price', value: 15 }] });
    expect(result.current.columns.map(({ id }) => id)).toEqual(['model', 'fei', 'picture']);
    expect(order()).toBe('ADC');
  });
});
