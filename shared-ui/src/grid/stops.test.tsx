import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid } from './data-grid.tsx';
import type { GridColumn } from './grid-column.ts';
import { goToStop, stop } from './use-stops.ts';

const FANS = ['EF-1', 'EF-2', 'EF-3'];
const COLUMNS: readonly GridColumn<string>[] = [
  { id: 'tag', label: 'Tag', cell: (tag) => <button {...stop('tag')}>{tag}</button> },
  { id: 'qty', label: 'Quantity', cell: (tag) => <input aria-label={`Quantity of ${tag}`} {...stop('qty')} /> },
  { id: 'more', label: '', cell: (tag) => tag !== 'EF-2' && <button {...stop('more')}>More for {tag}</button> },
];

function show() {
  renderWithPlatform(
    <>
      <DataGrid label="Fans" columns={COLUMNS} rows={FANS} rowId={(tag) => tag} navigation="stops" />
      <button type="button">After</button>
    </>,
  );
  return userEvent.setup();
}
const tag = (name: string) => screen.getByRole('button', { name });
const quantity = (of: string) => screen.getByRole('textbox', { name: `Quantity of ${of}` });

describe('A grid whose cells hold controls', () => {
  it('is one stop of the Tab key, where the focus was last', async () => {
    const user = show();
    await user.tab();
    expect(tag('EF-1')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(tag('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tag('EF-2')).toHaveFocus();
  });

  it('goes up and down within a column, left and right within a row, and to their ends', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(quantity('EF-1')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(quantity('EF-3')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tag('More for EF-3')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tag('EF-3')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(tag('EF-1')).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(tag('EF-3')).toHaveFocus();
  });

  it('goes to the first control of a row that has none in the column', async () => {
    const user = show();
    tag('More for EF-1').focus();
    await user.keyboard('{ArrowDown}');
    expect(tag('EF-2')).toHaveFocus();
  });

  it('ignores keys with Alt', async () => {
    const user = show();
    tag('EF-1').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(tag('EF-1')).toHaveFocus();
  });

  it('returns whether there is a neighbor to go to', () => {
    show();
    expect(goToStop(tag('EF-1'), 'below')).toBe(true);
    expect(tag('EF-2')).toHaveFocus();
    expect(goToStop(tag('EF-1'), 'above')).toBe(false);
    expect(goToStop(tag('EF-1'), 'after')).toBe(true);
    expect(quantity('EF-1')).toHaveFocus();
    expect(goToStop(tag('EF-1'), 'before')).toBe(false);
  });
});
