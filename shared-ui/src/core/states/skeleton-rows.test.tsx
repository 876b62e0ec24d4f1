import { render, screen } from '@testing-library/react';
import { SkeletonRows } from './skeleton-rows.tsx';

describe('skeleton rows', () => {
  it('keeps as much room as the rows to come', () => {
    render(<SkeletonRows rows={9} rowHeightPx={52} />);

    expect(screen.getByRole('status').firstElementChild).toHaveStyle({ height: '477px', backgroundSize: '100% 53px' });
  });

  it('draws its bars in every row, and has no more elements for more rows', () => {
    render(<SkeletonRows rows={3} rowHeightPx={52} />);

    const bars = [...screen.getByRole('status').querySelectorAll('span')];
    expect(bars.map((bar) => bar.style.boxShadow)).toEqual(Array(2).fill('0 53px currentcolor, 0 106px currentcolor'));
  });

  it('draws a single row without shadows', () => {
    render(<SkeletonRows rows={1} rowHeightPx={173} />);

    const bars = [...screen.getByRole('status').querySelectorAll('span')];
    expect(bars.map((bar) => bar.style.boxShadow)).toEqual(['none', 'none']);
  });
});
