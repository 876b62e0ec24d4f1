import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { WaitForTurn } from './wait-for-turn.tsx';

describe('a search that waits for its turn', () => {
  it('goes on once, also where the form does not let it', async () => {
    jest.useFakeTimers();
    const goOn = jest.fn();
    renderWithPlatform(<WaitForTurn seconds={2} onOver={goOn} />);
    expect(screen.getByText(/continues in 2 seconds/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(goOn).not.toHaveBeenCalled();
    // Second by second, as they are drawn.
    for (let second = 0; second < 5; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(goOn).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
