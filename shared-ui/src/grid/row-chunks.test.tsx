import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { RowChunks } from './row-chunks.tsx';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index}`);
const restOf = () => document.querySelector<HTMLElement>('tr[aria-hidden] td');
const drawn = () => screen.queryAllByText(/^Row/).length;

const nothing = () => undefined;

/** Calls what is to be looked at before the browser paints. */
function Row({ name, onFirstDraw }: { readonly name: string; readonly onFirstDraw: () => void }) {
  useLayoutEffect(onFirstDraw, [onFirstDraw]);
  return (
    <tr>
      <td>{name}</td>
    </tr>
  );
}

function Body({ rows, onFirstDraw = nothing }: { readonly rows: string[]; readonly onFirstDraw?: () => void }) {
  return (
    <table>
      <RowChunks rows={rows} rowHeightPx={44}>
        {(name) => <Row key={name} name={name} onFirstDraw={name === 'Row 0' ? onFirstDraw : nothing} />}
      </RowChunks>
    </table>
  );
}

describe('rows of a long table', () => {
  it('are drawn in steps, the first ones at once with the room of the others, until all are there', async () => {
    const seen: [number, string | undefined][] = [];
    const look = () => void seen.push([drawn(), restOf()?.style.height]);
    render(<Body rows={rowsOf(230)} onFirstDraw={look} />);
    const first = Math.ceil(window.innerHeight / 44);
    expect(seen).toEqual([[first, `${(230 - first) * 44}px`]]);
    await waitFor(() => expect(drawn()).toBe(230));
    expect(restOf()).toBeNull();
  });

  it('are drawn at once where they are few', () => {
    render(<Body rows={rowsOf(12)} />);
    expect(drawn()).toBe(12);
    expect(restOf()).toBeNull();
  });
});
