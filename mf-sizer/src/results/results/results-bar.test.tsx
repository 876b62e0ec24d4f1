import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { ResultsBar } from './results-bar.tsx';

const BAR = <ResultsBar summary="51 of 92 fit" tools={<button type="button">Filter</button>} />;

describe('the line above the rows', () => {
  it('is drawn with what it says first, and then with what can be done with the rows', async () => {
    expect(renderToString(BAR)).toContain('51 of 92 fit');
    expect(renderToString(BAR)).not.toContain('Filter');
    await act(async () => void render(BAR));
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  });
});
