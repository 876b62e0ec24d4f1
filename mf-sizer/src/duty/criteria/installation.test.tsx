import { DuctType } from '@specbuilder/shared-contracts/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { MOVES_AIR_ALONE } from '../../../test/search-criteria.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';
import { ductTypeOf, hasInstallation, installationOf } from './installation.ts';

beforeEach(() => setWindowWidth(1440));

async function openAdvanced(more = '') {
  const { platform } = renderSearch({
    path: `/fans/sizer/search?category=1&sub=2${more}`,
    responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification(DUTY) },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Advanced/ }));
  const installation = screen.getByRole('radiogroup', { name: 'Installation' });
  return {
    user,
    choice: (name: string) => within(installation).getByRole('radio', { name }),
    sized: () => platform.calls.findLast(({ path }) => path === '/api/sizefan/exhaust-supply')?.body,
  };
}

describe('the installation, ducted or not', () => {
  it('is open at first, and sent as it is chosen', async () => {
    const { user, choice, sized } = await openAdvanced();
    expect(choice('All')).toBeChecked();
    await user.click(choice('Ducted'));
    expect(screen.getByRole('button', { name: /^Advanced/ })).toHaveTextContent('1 set');
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    await waitFor(() => expect(sized()).toMatchObject({ fanDuctType: 1 }));
  });

  it('is taken from the address', async () => {
    const { choice } = await openAdvanced('&cfm=2500&fanDuctType=2');
    expect(choice('Non-ducted')).toBeChecked();
  });
});

it.each([
  ['ducted', DuctType.Ducted],
  ['nonDucted', DuctType.NonDucted],
  [null, DuctType.All],
] as const)('The installation %s is one criterion, in both directions', (installation, ductType) => {
  expect(ductTypeOf(installation)).toBe(ductType);
  expect(installationOf(ductType)).toBe(installation);
});

it('Units that heat or cool are made for one installation', () => {
  expect(hasInstallation(MOVES_AIR_ALONE)).toBe(true);
  expect(hasInstallation({ ...MOVES_AIR_ALONE, hasHeating: true })).toBe(false);
  expect(hasInstallation({ ...MOVES_AIR_ALONE, hasCooling: true })).toBe(false);
});
