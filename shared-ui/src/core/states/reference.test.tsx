import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from './load-failure.tsx';

const ID = '4f0c2c6de1b84f0a9a1d0b7c55aa10ff';
const failure = (status: number) => Object.assign(new Error('It broke'), { status, requestId: ID });

describe('A card of a call that failed', () => {
  it('names the id of the call in the log of the server, and copies it', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<LoadFailure title="Options did not load" {...referenceOf(failure(500))} />);
    expect(screen.getByRole('alert').textContent).toContain(`Reference ${ID}`);
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(write).toHaveBeenCalledWith(ID);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it.each([
    ['was rejected', failure(404)],
    ['got no response', new TypeError('Failed to fetch')],
    ['did not fail', null],
  ])('has no reference where the call %s', (_what, error) => {
    render(<LoadFailure title="Options did not load" {...referenceOf(error)} />);
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});
