import { render } from '@testing-library/react';
import { keepUpdatingTranslatedPage } from './translated-page.ts';

keepUpdatingTranslatedPage();

type Wrap = (text: Text) => void;

const fontAround = (...inner: readonly (Node | string)[]): HTMLElement => {
  const [outer, font] = [document.createElement('font'), document.createElement('font')];
  font.append(...inner);
  outer.append(font);
  return outer;
};

/** The ways in which translators put their elements in the place of a text. */
const TRANSLATORS: readonly (readonly [string, Wrap])[] = [
  ['in place of the text', (text) => text.replaceWith(fontAround(`¡${text.data}!`))],
  [
    'before the text, which it removes then',
    (text) => {
      text.before(fontAround(`¡${text.data}!`));
      text.remove();
    },
  ],
  [
    'around the text, which it keeps',
    (text) => {
      const font = fontAround();
      text.before(font);
      font.firstChild?.appendChild(text);
    },
  ],
];

function translate(wrap: Wrap): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) wrap(text);
}

interface Duty {
  readonly cfm: number;
  readonly notes: readonly string[];
  readonly isOpen: boolean;
}

function Row({ cfm, notes, isOpen }: Duty) {
  return (
    <p>
      Airflow {cfm} cfm
      {notes.map((note) => (
        <b key={note}>{note}</b>
      ))}
      {isOpen && 'open '}
      {isOpen ? <i>details</i> : 'closed'} at <span>{cfm}</span>
    </p>
  );
}

const plain = () => document.body.textContent?.replace(/[¡!]/g, '');

describe.each(TRANSLATORS)('A page whose texts have an element of a translator %s', (_, wrap) => {
  const draw = (first: Duty) => {
    const { rerender, unmount } = render(<Row {...first} />);
    translate(wrap);
    return { show: (next: Duty) => rerender(<Row {...next} />), unmount };
  };

  it('shows new values and none of the old', () => {
    const { show } = draw({ cfm: 2000, notes: [], isOpen: false });
    show({ cfm: 2600, notes: [], isOpen: false });
    expect(plain()).toBe('Airflow 2600 cfmclosed at 2600');
    translate(wrap);
    show({ cfm: 3100, notes: [], isOpen: false });
    expect(plain()).toBe('Airflow 3100 cfmclosed at 3100');
  });

  it('[TRN-001] takes texts and elements away and puts new ones in their places', () => {
    const { show, unmount } = draw({ cfm: 2000, notes: ['a'], isOpen: true });
    show({ cfm: 2000, notes: ['b', 'a'], isOpen: false });
    expect(plain()).toBe('Airflow 2000 cfmbaclosed at 2000');
    translate(wrap);
    show({ cfm: 2600, notes: ['a', 'c'], isOpen: true });
    expect(plain()).toBe('Airflow 2600 cfmacopen details at 2600');
    unmount();
    expect(plain()).toBe('');
  });
});
