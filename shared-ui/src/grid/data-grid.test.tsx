import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid } from './data-grid.tsx';
import { compareBy, type GridColumn } from './grid-column.ts';
import type { DataGridProps } from './grid-props.ts';

interface Fan {
  readonly model: string;
  readonly cfm: number;
  readonly note: string;
}

const FANS: readonly Fan[] = [
  { model: 'KUB 10', cfm: 900, note: 'quiet' },
  { model: 'KUB 9', cfm: 12_000, note: 'large' },
  { model: 'kua 2', cfm: 1500, note: 'cheap' },
];
const COLUMNS: readonly GridColumn<Fan>[] = [
  { id: 'model', label: 'Model', cell: ({ model }) => model, orderedBy: ({ model }) => model },
  { id: 'cfm', label: 'Airflow', cell: ({ cfm }) => cfm, orderedBy: ({ cfm }) => cfm, isFigure: true },
  { id: 'note', label: 'Note', cell: ({ note }) => note },
];

function show(change: Partial<DataGridProps<Fan>> = {}, width = 1440) {
  window.matchMedia = (query) => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.NaN);
    return {
      matches: width <= limit,
      media: query,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    } as never;
  };
  const empty = <p>No fans</p>;
  return renderWithPlatform(
    <DataGrid label="Fans" columns={COLUMNS} rows={FANS} rowId={({ model }) => model} empty={empty} {...change} />,
  );
}
const models = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** The keyboard library goes by where cells stand on the page, and in a unit test nothing stands anywhere. */
function placeCells(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    const cell = this.closest('td, th') as HTMLTableCellElement | null;
    const row = this.closest('tr');
    const [left, top] = [100 * (cell?.cellIndex ?? 0), 44 * (row?.rowIndex ?? 0)];
    const [width, height] = [cell ? 100 : 1000, row ? 44 : 1000];
    return DOMRect.fromRect({ x: left, y: top, width, height });
  });
}

afterEach(() => jest.restoreAllMocks());

describe('a grid', () => {
  it('shows its rows as they came until an order is asked for', async () => {
    show();
    expect(models()).toEqual(['KUB 10', 'KUB 9', 'kua 2']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Airflow' }));
    expect(models()).toEqual(['KUB 10', 'kua 2', 'KUB 9']);
    expect(screen.getByRole('columnheader', { name: 'Airflow' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Airflow' }));
    expect(models()).toEqual(['KUB 9', 'kua 2', 'KUB 10']);
    expect(screen.getByRole('columnheader', { name: 'Airflow' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('orders texts as people look for them, and offers no order where it means nothing', async () => {
    show({ firstOrder: { columnId: 'model', isDescending: false } });
    expect(models()).toEqual(['kua 2', 'KUB 9', 'KUB 10']);
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
    expect([...FANS].sort(compareBy(COLUMNS[2] as GridColumn<Fan>))).toEqual(FANS);
  });

  it('is a grid with its name, rows named by their first cell', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'Fans' });
    expect(within(grid).getByRole('row', { name: 'KUB 9 12000 large' })).toBeVisible();
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(3);
  });

  it('is gone through with the arrow keys, by row and cell', async () => {
    placeCells();
    show();
    const user = userEvent.setup();
    act(() => screen.getByRole('rowheader', { name: 'KUB 10' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('gridcell', { name: '900' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: '12000' })).toHaveFocus();
  });

  it('becomes cards on phones', () => {
    show({}, 390);
    expect(screen.queryByRole('grid')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Fans' })).getAllByRole('listitem');
    expect(cards[1]).toHaveTextContent('ModelKUB 9Airflow12000Notelarge');
  });

  it('may have a card of its own', () => {
    show({ card: ({ model }) => <b>{model}</b> }, 390);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['KUB 10', 'KUB 9', 'kua 2']);
  });

  it('says what it is without rows: loading, empty, or not to be had', async () => {
    const loading = show({ rows: undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    loading.unmount();
    const none = show({ rows: [] });
    expect(screen.getByText('No fans')).toBeVisible();
    none.unmount();
    const onRetry = jest.fn();
    show({ failure: { title: 'Fans did not load', onRetry } });
    await userEvent.setup().click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('dims the old rows while others load', () => {
    show({ isRefreshing: true, foot: <p>1 to 3 of 30</p> });
    expect(screen.getByText('1 to 3 of 30').parentElement).toHaveAttribute('aria-busy', 'true');
  });
});
