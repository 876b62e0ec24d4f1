import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataGrid } from './data-grid.tsx';
import type { GridColumn } from './grid-column.ts';

interface Fan {
  readonly model: string;
  readonly place: number;
}

const ROW_PX = 50;
const DETAIL_PX = 300;
const fansOf = (count: number): readonly Fan[] =>
  Array.from({ length: count }, (_, index) => ({ model: `KUB ${index + 1}`, place: index }));

const MODEL: GridColumn<Fan> = {
  id: 'model',
  label: 'Model',
  value: ({ place }) => place,
  cell: ({ model }, toggle) => (
    <button type="button" {...toggle}>
      {model}
    </button>
  ),
};

/** Lays rows out below each other as in a browser, with the space that replaces those left out. */
function layOut(): void {
  const heightOf = (element: Element): number => {
    const space = element.matches('[aria-hidden]') ? (element.querySelector('td') ?? element) : null;
    if (space instanceof HTMLElement) return Number.parseFloat(space.style.height);
    const isDetail = element.querySelector('p') !== null;
    if (element.matches('li')) return ROW_PX + (isDetail ? DETAIL_PX : 0);
    return isDetail ? DETAIL_PX : ROW_PX;
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const item = this.closest('tbody > tr, li');
    if (item === null) return DOMRect.fromRect({ width: 1000 });
    let y = -window.scrollY;
    for (let before = item.previousElementSibling; before !== null; before = before.previousElementSibling)
      y += heightOf(before);
    return DOMRect.fromRect({ y, width: 1000, height: heightOf(item) });
  });
}

function scrollTo(y: number): void {
  act(() => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  });
}

interface ListProps {
  readonly fans: readonly Fan[];
  readonly hasCards?: boolean;
  readonly areOpen?: readonly string[];
}

function List({ fans, hasCards = false, areOpen = [] }: ListProps) {
  const [open, setOpen] = useState(areOpen);
  const details = {
    isOpen: ({ model }: Fan) => open.includes(model),
    onToggle: ({ model }: Fan) =>
      setOpen(open.includes(model) ? open.filter((other) => other !== model) : [...open, model]),
    content: ({ model }: Fan) => <p>About {model}</p>,
  };
  return (
    <DataGrid
      label="Fans"
      columns={[MODEL]}
      rows={fans}
      rowId={({ model }) => model}
      details={details}
      navigation="controls"
      cardsQuery={hasCards ? 'all' : 'not all'}
      {...(hasCards && { card: MODEL.cell })}
    />
  );
}

const models = () => [...document.querySelectorAll('[data-row-toggle]')].map(({ textContent }) => textContent);
/** By what the grid looks for itself: a role takes seconds to find among so many. */
function button(model: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-row-toggle="${model}"]`);
  if (found === null) throw new Error(`${model} is not drawn`);
  return found;
}

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media === 'all' }) as unknown as MediaQueryList;
  Object.assign(window, { scrollY: 0, innerHeight: 800, scrollTo: jest.fn() });
  layOut();
});
afterEach(() => jest.restoreAllMocks());

describe('a long table', () => {
  it('draws the rows of the window and some below, with room for the others', () => {
    renderWithPlatform(<List fans={fansOf(500)} />);
    expect(models().length).toBeGreaterThan(16);
    expect(models().length).toBeLessThan(40);
    const space = document.querySelector<HTMLElement>('tr[aria-hidden] td')?.style.height;
    expect(Number.parseFloat(space ?? '')).toBe((500 - models().length) * ROW_PX);
  });

  it('draws others while the page scrolls, each with its place among all rows', () => {
    renderWithPlatform(<List fans={fansOf(500)} />);
    scrollTo(250 * ROW_PX);
    expect(models()).toContain('KUB 251');
    expect(models()).not.toContain('KUB 100');
    expect(button('KUB 251').closest('table')).toHaveAttribute('aria-rowcount', '501');
    expect(button('KUB 251').closest('tr')).toHaveAttribute('aria-rowindex', '252');
  });

  it('keeps the row that the Tab key comes to, wherever the page is', () => {
    renderWithPlatform(<List fans={fansOf(500)} />);
    act(() => button('KUB 3').focus());
    scrollTo(400 * ROW_PX);
    expect(button('KUB 3')).toHaveFocus();
    expect(models()).not.toContain('KUB 4');
    expect(models()).toContain('KUB 401');
  });

  it('is gone through from end to end with the keys', async () => {
    renderWithPlatform(<List fans={fansOf(500)} />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(button('KUB 1')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('KUB 500')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(button('KUB 499')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('About KUB 499')).toBeVisible();
    await user.keyboard('{Home}');
    expect(button('KUB 1')).toHaveFocus();
  });

  it('keeps a row that the user opened, and unmounts one that was open from the start', () => {
    renderWithPlatform(<List fans={fansOf(500)} areOpen={['KUB 5']} />);
    expect(screen.getByText('About KUB 5')).toBeVisible();
    fireEvent.pointerDown(button('KUB 2'));
    fireEvent.click(button('KUB 2'));
    scrollTo(400 * ROW_PX);
    expect(screen.getByText('About KUB 2')).toBeVisible();
    expect(screen.queryByText('About KUB 5')).toBeNull();
  });

  it('has its rows in another order after a sort, from the first on', async () => {
    renderWithPlatform(<List fans={fansOf(500)} />);
    const user = userEvent.setup();
    await user.click(screen.getByText('Model'));
    await user.click(screen.getByText('Model'));
    expect(models().slice(0, 2)).toEqual(['KUB 500', 'KUB 499']);
  });

  it('goes to a printer whole', () => {
    renderWithPlatform(<List fans={fansOf(120)} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(models()).toHaveLength(120);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(models().length).toBeLessThan(40);
  });

  it('scrolls with what scrolls around it, where that is not the page', () => {
    const scrolls = { overflowY: 'auto' } as const;
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(25_000);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    renderWithPlatform(
      <div style={scrolls} data-testid="pane">
        <List fans={fansOf(500)} />
      </div>,
    );
    const pane = screen.getByTestId('pane');
    act(() => {
      pane.scrollTop = 300 * ROW_PX;
      fireEvent.scroll(pane);
    });
    expect(models()).toContain('KUB 301');
  });

  it('follows the box that scrolls it from when that scrolls, and the page again when it does not', () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(25_000);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const inBox = (overflowY: 'auto' | 'visible') => (
      <div style={{ overflowY }} data-testid="box">
        <List fans={fansOf(500)} />
      </div>
    );
    const { rerender } = renderWithPlatform(inBox('visible'));
    scrollTo(100 * ROW_PX);
    expect(models()).toContain('KUB 101');
    scrollTo(0);
    rerender(inBox('auto'));
    const box = screen.getByTestId('box');
    act(() => {
      box.scrollTop = 300 * ROW_PX;
      fireEvent.scroll(box);
    });
    expect(models()).toContain('KUB 301');
    box.scrollTop = 0;
    rerender(inBox('visible'));
    scrollTo(200 * ROW_PX);
    expect(models()).toContain('KUB 201');
    expect(models()).not.toContain('KUB 301');
  });
});

it('a short table is drawn whole, so that the browser finds any row', () => {
  renderWithPlatform(<List fans={fansOf(30)} />);
  expect(models()).toHaveLength(30);
});

describe('many cards', () => {
  it('are drawn where the page is, each with its place', async () => {
    renderWithPlatform(<List fans={fansOf(500)} hasCards />);
    expect(models().length).toBeLessThan(40);
    scrollTo(499 * ROW_PX);
    expect(models()).toContain('KUB 500');
    const last = button('KUB 500').closest('li');
    expect(last).toHaveAttribute('aria-posinset', '500');
    expect(last).toHaveAttribute('aria-setsize', '500');
    await userEvent.setup().click(button('KUB 500'));
    expect(screen.getByText('About KUB 500')).toBeVisible();
    scrollTo(0);
    expect(screen.getByText('About KUB 500')).toBeVisible();
  });

  it('are all drawn for a printer', () => {
    renderWithPlatform(<List fans={fansOf(70)} hasCards />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(models()).toHaveLength(70);
  });
});
