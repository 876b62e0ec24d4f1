import { render, screen } from '@testing-library/react';
import { ResultsSkeleton } from './results-skeleton.tsx';

describe('The skeleton of results', () => {
  it('has the elements of one row, which shadows draw in the others', () => {
    render(<ResultsSkeleton />);

    const shapes = [...screen.getByRole('status').querySelectorAll('*')];
    expect(shapes).toHaveLength(12);
    const inLastRow = shapes.filter((shape) => shape.getAttribute('style')?.includes('0 371px currentcolor'));
    expect(inLastRow).toHaveLength(11);
    expect(getComputedStyle(screen.getByRole('status')).minHeight).toBe('424px');
  });
});
