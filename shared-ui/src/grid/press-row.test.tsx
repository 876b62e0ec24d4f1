import { fireEvent, render, screen } from '@testing-library/react';
import { pressRow } from './press-row.ts';

function draw() {
  const [open, tick] = [jest.fn(), jest.fn()];
  render(
    <table>
      <tbody>
        <tr onClick={pressRow}>
          <th scope="row">
            <button type="button" data-row-toggle onClick={open}>
              KRD150
            </button>
          </th>
          <td>2,000</td>
          <td>
            <input type="checkbox" aria-label="Compare" onChange={tick} />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  return { open, tick };
}

describe('A press in a row', () => {
  it('opens it, wherever it is', () => {
    const { open } = draw();
    fireEvent.click(screen.getByText('2,000'));
    expect(open).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button'));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('on what has presses of its own does no more than that', () => {
    const { open, tick } = draw();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(tick).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  it('that marks a text leaves the row as it is', () => {
    const { open } = draw();
    const cell = screen.getByText('2,000');
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(open).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
  });
});
