import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { CardChunks } from './card-chunks.tsx';

const CARD_PX = 134;
const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index}`);
const drawn = () => screen.queryAllByText(/^Card/).length;
const rest = () => document.querySelector<HTMLElement>('li[aria-hidden]');

/** Calls what is to be looked at before the browser paints. */
function List({ names, openCount, onFirstDraw }: { names: string[]; openCount: number; onFirstDraw: () => void }) {
  useLayoutEffect(onFirstDraw, [onFirstDraw]);
  return (
    <ul>
      <CardChunks rows={names} openCount={openCount}>
        {(name) => <li key={name}>{name}</li>}
      </CardChunks>
    </ul>
  );
}

describe('cards of a list', () => {
  it.each([
    ['as many as the window has room for', 0, Math.ceil(window.innerHeight / CARD_PX)],
    ['fewer of them beside one that is open', 1, 4],
  ])('come at once, %s, and the others bit by bit with their room kept', async (_, openCount, first) => {
    const seen: [number, string | undefined][] = [];
    const look = () => void seen.push([drawn(), rest()?.style.height]);
    render(<List names={namesOf(40)} openCount={openCount} onFirstDraw={look} />);
    expect(seen[0]).toEqual([first, `${(40 - first) * CARD_PX}px`]);
    await waitFor(() => expect(drawn()).toBe(40));
    expect(rest()).toBeNull();
  });
});
