import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PageTranslator } from './page-translator.ts';
import { createPhraseBook } from './phrase-book.ts';

const phrases = createPhraseBook({
  Quantity: 'Cantidad',
  Close: 'Cerrar',
  Search: 'Buscar',
  '{0} items': '{0} elementos',
  'No items yet': 'Aún no hay elementos',
});
let translator: PageTranslator;

beforeEach(() => {
  translator = new PageTranslator(document.body, phrases);
});
afterEach(() => translator.stop());

let setCount: (count: number) => void;

function List() {
  const [count, set] = useState(0);
  setCount = set;
  return (
    <section aria-label="Search">
      <h2>Quantity</h2>
      {count === 0 ? <p>No items yet</p> : <output title="Close">{`${count} items`}</output>}
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={String(index)}>Close</li>
        ))}
      </ul>
    </section>
  );
}

describe('a translated page', () => {
  it('[TRN-001] keeps every node and changes only what it says', () => {
    render(<List />);
    const heading = screen.getByRole('heading');
    const text = heading.firstChild;
    translator.start();
    expect(heading).toHaveTextContent('Cantidad');
    expect(heading.firstChild).toBe(text);
    expect(screen.getByRole('region')).toHaveAccessibleName('Buscar');
  });

  it('[TRN-001] survives what React writes, adds and takes away, and translates that too', async () => {
    render(<List />);
    translator.start();
    for (const count of [1, 2, 40, 0, 3]) {
      act(() => setCount(count));
      const shown = count === 0 ? 'Aún no hay elementos' : `${count} elementos`;
      await waitFor(() => expect(screen.getByText(shown)).toBeVisible());
      await waitFor(() => expect(screen.queryAllByText('Cerrar')).toHaveLength(count));
    }
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('title', 'Cerrar'));
  });

  it('[TRN-006] is English again as it was, and what React wrote meanwhile stays', async () => {
    render(<List />);
    translator.start();
    act(() => setCount(2));
    await waitFor(() => expect(screen.getByText('2 elementos')).toBeVisible());
    translator.stop();
    expect(screen.getByRole('region')).toHaveAccessibleName('Search');
    expect(screen.getByRole('status')).toHaveTextContent('2 items');
    expect(screen.getByRole('status')).toHaveAttribute('title', 'Close');
    act(() => setCount(0));
    expect(screen.getByText('No items yet')).toBeVisible();
  });

  it('[TRN-001] leaves code, values and what says so alone', () => {
    render(
      <>
        <code>Quantity</code>
        <p translate="no">Quantity</p>
        <textarea defaultValue="Quantity" aria-label="Search" />
        <input defaultValue="Quantity" placeholder="Search" />
        <kbd>Close</kbd>
        <b> KUB245 </b>
      </>,
    );
    const before = document.querySelectorAll('code, p, kbd, b');
    const texts = [...before].map(({ textContent }) => textContent);
    translator.start();
    expect([...before].map(({ textContent }) => textContent)).toEqual(texts);
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveValue('Quantity');
    expect(screen.getByPlaceholderText('Buscar')).toHaveValue('Quantity');
  });
});
