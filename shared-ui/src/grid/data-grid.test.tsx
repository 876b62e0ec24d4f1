import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataGrid } from './data-grid.tsx';
import type { GridColumn } from './grid-column.ts';
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
  { id: 'model', label: 'Model', cell: ({ model }) => model, value: ({ model }) => model },
  { id: 'cfm', label: 'Airflow', cell: ({ cfm }) => cfm, value: ({ cfm }) => cfm, isNumeric: true },
  { id: 'note', label: 'Note', cell: ({ note }) => note },
];

function setWidth(width: number) {
  window.matchMedia = (query) => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.NaN);
    return {
      matches: width <= limit,
      media: query,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    } as never;
  };
}

function show(change: Partial<DataGridProps<Fan>> = {}, width = 1440) {
  setWidth(width);
  const empty = <p>No fans</p>;
  return renderWithPlatform(
    <DataGrid label="Fans" columns={COLUMNS} rows={FANS} rowId={({ model }) => model} empty={empty} {...change} />,
  );
}
const models = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** The keyboard library uses the positions of cells on the page, which elements in a unit test do not have. */
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
  it('shows its rows in the given order until a column is sorted', async () => {
    show();
    expect(models()).toEqual(['KUB 10', 'KUB 9', 'kua 2']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Airflow' }));
    expect(models()).toEqual(['KUB 10', 'kua 2', 'KUB 9']);
    expect(screen.getByRole('columnheader', { name: 'Airflow' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Airflow' }));
    expect(models()).toEqual(['KUB 9', 'kua 2', 'KUB 10']);
    expect(screen.getByRole('columnheader', { name: 'Airflow' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Airflow' }));
    expect(models()).toEqual(['KUB 10', 'KUB 9', 'kua 2']);
  });

  it('leaves its order to who chooses it', async () => {
    const onSorting = jest.fn();
    show({ sorting: [{ id: 'cfm', desc: true }], onSorting });
    expect(models()).toEqual(['KUB 9', 'kua 2', 'KUB 10']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Model' }));
    expect(onSorting).toHaveBeenCalledWith([{ id: 'model', desc: false }]);
    expect(models()).toEqual(['KUB 9', 'kua 2', 'KUB 10']);
  });

  it('orders texts as people look for them, and offers no order where it means nothing', async () => {
    show({ firstSorting: [{ id: 'model', desc: false }] });
    expect(models()).toEqual(['kua 2', 'KUB 9', 'KUB 10']);
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
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
    show({ isRefreshing: true, footer: <p>1 to 3 of 30</p> });
    expect(screen.getByText('1 to 3 of 30').parentElement).toHaveAttribute('aria-busy', 'true');
  });

  it('is a table that the Tab key goes through by its buttons, where cells are not for the arrow keys', () => {
    show({ navigation: 'controls' });
    expect(screen.queryByRole('grid')).toBeNull();
    const table = screen.getByRole('table', { name: 'Fans' });
    expect(table).toHaveAttribute('aria-rowcount', '4');
    expect(within(table).getByRole('row', { name: 'KUB 9 12000 large' })).toHaveAttribute('aria-rowindex', '3');
    expect(table.querySelectorAll('[tabindex]')).toHaveLength(0);
  });

  it('sums up below the rows, each total in its column', () => {
    const [model, cfm, note] = COLUMNS as [GridColumn<Fan>, GridColumn<Fan>, GridColumn<Fan>];
    show({ navigation: 'controls', columns: [{ ...model, total: '3 fans' }, note, { ...cfm, total: '14,400' }] });
    const total = screen.getByRole('row', { name: '3 fans 14,400' });
    expect(within(total).getAllByRole('cell')[0]).toHaveAttribute('colspan', '2');
  });

  it('sums up below cards in words', () => {
    const [model, ...others] = COLUMNS as [GridColumn<Fan>, ...GridColumn<Fan>[]];
    show({ columns: [{ ...model, total: '3 fans' }, ...others] }, 390);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^3 fans$/);
  });

  it('names columns of buttons for readers alone, and none that needs no name', () => {
    const buttons = {
      id: 'remove',
      label: 'Actions',
      isLabelHidden: true,
      cell: () => <button type="button">x</button>,
    };
    show({ columns: [...COLUMNS, buttons, { id: 'mark', label: '', cell: () => '*' }] });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Model',
      'Airflow',
      'Note',
      '',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  });

  it('scrolls sideways below its first column where all of its columns have to stay', () => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 400 }));
    show({ columns: COLUMNS.map((column) => ({ ...column, minPx: 160 })), isFitted: true });
    const region = screen.getByRole('region', { name: 'Fans' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('grid')).toHaveStyle({ minWidth: '480px' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  });

  it('says how many columns had no room, and keeps the others', () => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 400 }));
    const columns = COLUMNS.map((column, index) => ({ ...column, minPx: 160, leaves: index === 1 ? 1 : 0 }));
    show({ columns, hiddenNote: (count) => `${count} left` });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Model', 'Note']);
    expect(screen.getByText('1 left')).toBeVisible();
  });
});

describe('rows that open', () => {
  beforeEach(() => setWidth(1440));

  const openable: GridColumn<Fan> = {
    id: 'model',
    label: 'Model',
    cell: ({ model }, toggle) => (
      <button type="button" {...toggle}>
        {model}
      </button>
    ),
  };

  function Openable({ card }: Pick<DataGridProps<Fan>, 'card'>) {
    const [open, setOpen] = useState<readonly string[]>([]);
    const details = {
      isOpen: ({ model }: Fan) => open.includes(model),
      onToggle: ({ model }: Fan) =>
        setOpen(open.includes(model) ? open.filter((other) => other !== model) : [...open, model]),
      content: ({ note }: Fan) => <p>{note}</p>,
    };
    const rowId = ({ model }: Fan) => model;
    return (
      <DataGrid
        label="Fans"
        columns={[openable]}
        rows={FANS}
        rowId={rowId}
        details={details}
        navigation="controls"
        {...(card && { card })}
      />
    );
  }

  it('are gone through with the arrow keys and show what they hold below', async () => {
    renderWithPlatform(<Openable />);
    const user = userEvent.setup();
    const button = (name: string) => screen.getByRole('button', { name });
    await user.tab();
    expect(button('KUB 10')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(button('KUB 9')).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button('KUB 9').getAttribute('aria-controls') ?? '')).toHaveTextContent('large');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('large')).toBeNull();
    await user.keyboard('{End}');
    expect(button('kua 2')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('KUB 10')).toHaveFocus();
    expect(button('kua 2')).toHaveAttribute('tabindex', '-1');
  });

  it('open as cards too, each with its place in the Tab order', async () => {
    setWidth(390);
    renderWithPlatform(<Openable card={(fan, toggle) => openable.cell(fan, toggle)} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'KUB 9' }));
    expect(screen.getByText('large')).toBeVisible();
  });
});
