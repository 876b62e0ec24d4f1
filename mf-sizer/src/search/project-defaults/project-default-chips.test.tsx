import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { DuctType, FanCategory } from '@specbuilder/shared-contracts/domain';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID } from '../../../test/people.ts';
import { MOVES_AIR_ALONE } from '../../../test/search-criteria.ts';
import ProjectDefaultChips from './project-default-chips.tsx';

const CRITERIA = { zip: '80202', altitude: 5280, fanDuctType: DuctType.Ducted, soundLevelDistance: 5 };
const SAVE = 'PUT /api/projects/:id/sizing-defaults';

async function open(sizingDefaults: SizingDefaults, criteria = {}) {
  const onChange = jest.fn();
  const project = { projectId: PROJECT_ID, role: 'owner', siteAddress: { postalCode: '80202' }, sizingDefaults };
  const { platform, container } = renderWithPlatform(
    <ProjectDefaultChips
      category={FanCategory.Exhaust}
      criteria={{ ...CRITERIA, ...criteria }}
      criteriaOf={() => MOVES_AIR_ALONE}
      isCompact={false}
      onChange={onChange}
    />,
    {
      user: TEST_USER,
      responses: {
        'GET /api/projects/:id': () => project,
        [SAVE]: ({ body }) => ({ ...project, ...(body as object) }),
      },
    },
  );
  act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
  await waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  return { platform, onChange, user: userEvent.setup() };
}

// A drawer that is closing still hides the page from assistive technology.
const hidden = true;
const chips = () =>
  within(screen.getByRole('list', { name: 'Project defaults', hidden })).getAllByRole('button', { hidden });
const texts = () => chips().map(({ textContent }) => textContent);

it('Another enclosure for this search alone changes no criterion', async () => {
  const { user, onChange } = await open({ motorSupply: '208/3' });
  await user.click(screen.getByRole('button', { name: /^Motors 208\/3/ }));
  await user.selectOptions(await screen.findByLabelText('Enclosure'), 'TEFC');
  await user.click(screen.getByRole('button', { name: 'This search only' }));
  await waitFor(() => expect(texts()).toEqual(['Motors 208/3', 'TEFC']));
  expect(onChange.mock.calls.flat()).toEqual([{}]);
});

it('Saving one default to the project saves no other value of the search, and changes none', async () => {
  const { platform, user, onChange } = await open({ motorSupply: '208/3' }, { zip: '60606', altitude: 594 });
  await user.click(screen.getByRole('button', { name: /^Motors 208\/3/ }));
  expect(await screen.findByLabelText(/^Altitude/)).toHaveValue('594');
  await user.selectOptions(screen.getByLabelText('Enclosure'), 'TEFC');
  await user.click(screen.getByRole('button', { name: 'Save to project' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls.flat()).toEqual([{}]);
  expect(platform.calls.at(-1)?.body).toMatchObject({
    sizingDefaults: { motorSupply: '208/3', enclosure: 'TEFC', tagPatterns: {} },
  });
  expect(platform.calls.at(-1)?.body).not.toHaveProperty('sizingDefaults.altitude');
  expect(platform.calls.at(-1)?.body).not.toHaveProperty('sizingDefaults.soundLevelDistance');
});

it('A value in place of that of the project is saved with it', async () => {
  const { platform, user } = await open({ soundLevelDistance: 10, enclosure: 'TEFC' });
  await user.click(screen.getByRole('button', { name: /^TEFC/ }));
  await user.click(await screen.findByText('Save to project', { selector: 'form button' }));
  await waitFor(() => expect(platform.calls.at(-1)?.body).toMatchObject({ sizingDefaults: { soundLevelDistance: 5 } }));
});

it('Motors and switches that this search does without can be taken from the project again', async () => {
  const { user } = await open({ enclosure: 'TEFC' });
  await user.click(screen.getByRole('button', { name: /^TEFC/ }));
  await user.selectOptions(await screen.findByLabelText('Enclosure'), 'Standard');
  await user.click(screen.getByRole('button', { name: 'This search only' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^TEFC/, hidden })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Use project defaults', hidden }));
  expect(texts()).toEqual(['TEFC']);
});

it('An altitude alone is shown where the search has it', async () => {
  await open({ altitude: 5280 });
  expect(texts()).toEqual(['Altitude 5,280 ft']);
});
