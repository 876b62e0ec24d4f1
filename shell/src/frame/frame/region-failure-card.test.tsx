import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import RegionFailureCard from './region-failure-card.tsx';

const failure = { code: 'MFE-102', message: '', attempts: [{ version: '1.0.0', tries: 3 }], reportId: 'S-1' };

it('A region that did not load is announced once, and its countdown is hidden from screen readers', () => {
  jest.useFakeTimers();
  const remote = { title: 'Fan sizer' } as RegistryRemote;
  const onRetry = jest.fn();
  renderWithPlatform(<RegionFailureCard remote={remote} failure={failure} onRetry={onRetry} onHome={null} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Fan sizer did not load');
  expect(alert).toHaveTextContent('An error occurred. Please try again.');
  const text = alert.textContent;
  const countdown = screen.getByText('Trying again in 30 s');
  expect(alert).not.toContainElement(countdown);
  expect(countdown).toHaveAttribute('aria-hidden', 'true');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Trying again in 29 s')).toBeVisible();
  expect(alert.textContent).toBe(text);
  jest.useRealTimers();
});
