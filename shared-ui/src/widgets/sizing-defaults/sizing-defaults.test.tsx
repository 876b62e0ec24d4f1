import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../testing/index.ts';
import { equipmentTexts } from './default-texts.ts';
import { withTyped } from './defaults-form.ts';
import { SizingDefaultsDrawer } from './sizing-defaults-drawer.tsx';

const PROJECT_ID = '1c2d3e4f-3a1e-4a0f-8a8e-0f0f5d3a7c12';
const SAVE = 'PUT /api/projects/:id/sizing-defaults';
const SAVED: SizingDefaults = { altitude: 5280, motorSupply: '460/3', tagPatterns: { exhaust: 'XF-' } };

const open = (props: Partial<Parameters<typeof SizingDefaultsDrawer>[0]> = {}) => {
  const onClose = jest.fn();
  const rendered = renderWithPlatform(
    <SizingDefaultsDrawer projectId={PROJECT_ID} saved={SAVED} isReadOnly={false} onClose={onClose} {...props} />,
    { responses: { [SAVE]: ({ body }) => ({ projectId: PROJECT_ID, ...(body as object) }) } },
  );
  return { ...rendered, onClose, user: userEvent.setup() };
};

it('Saving sends what is there with what was typed over it, and what it was', async () => {
  const { platform, user, onClose } = open();
  await user.selectOptions(screen.getByLabelText('Enclosure'), 'TEFC');
  await user.type(screen.getByLabelText('Supply fans'), 'S-');
  await user.click(screen.getByRole('button', { name: 'Save to project' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(platform.calls.at(-1)?.body).toEqual({
    sizingDefaults: { ...SAVED, enclosure: 'TEFC', tagPatterns: { exhaust: 'XF-', makeUpAir: 'S-' } },
    was: SAVED,
  });
});

it('A limit of small motors without their supply is said at its field, and nothing is sent', async () => {
  const { platform, user } = open();
  await user.selectOptions(screen.getByLabelText('Small motors are below'), '1/2 hp');
  await user.click(screen.getByRole('button', { name: 'Save to project' }));
  expect(await screen.findByText('Choose the voltage of small motors')).toBeVisible();
  expect(platform.calls).toEqual([]);
});

it('A search takes them for itself alone, without tags, and a viewer has no other choice', async () => {
  const onThisSearch = jest.fn();
  const { platform, user } = open({ onThisSearch, isReadOnly: true });
  expect(screen.queryByText('Tags')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to project' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Motor voltage'), '208 V, three phase');
  await user.click(screen.getByRole('button', { name: 'This search only' }));
  await waitFor(() => expect(onThisSearch).toHaveBeenCalledWith(expect.objectContaining({ motorSupply: '208/3' })));
  expect(platform.calls).toEqual([]);
});

it.each([
  [7.5, '7.5 hp'],
  [0.333, '1/3 hp'],
])('A limit of %d hp that the project has is shown, and saved as it was', async (smallMotorBelowHp, text) => {
  const saved = { smallMotorSupply: '115/1', smallMotorBelowHp } as const;
  const { platform, user, onClose } = open({ saved });
  const field = screen.getByLabelText<HTMLSelectElement>('Small motors are below');
  expect(field.selectedOptions[0]).toHaveTextContent(text);
  expect(field.options).toHaveLength(new Set([...field.options].map((option) => option.text)).size);
  await user.selectOptions(screen.getByLabelText('Enclosure'), 'TEFC');
  await user.click(screen.getByRole('button', { name: 'Save to project' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(platform.calls.at(-1)?.body).toMatchObject({ sizingDefaults: saved });
});

it('A viewer reads the defaults of a project', () => {
  open({ isReadOnly: true });
  expect(screen.getByLabelText('Exhaust fans')).toHaveValue('XF-');
  expect(screen.getByLabelText('Exhaust fans')).toBeDisabled();
});

it('Values that another user saved meanwhile stay where this one typed nothing; an emptied field is emptied', () => {
  const now = { altitude: 100, disconnect: 'NEMA 1', tagPatterns: { hvacUnit: 'AC-' } } as const;
  const typed = { altitude: 5280, motorSupply: null, tagPatterns: { exhaust: 'XF-', makeUpAir: 'S-' } };
  expect(withTyped(now, SAVED, typed)).toEqual({
    altitude: 100,
    disconnect: 'NEMA 1',
    motorSupply: null,
    tagPatterns: { hvacUnit: 'AC-', makeUpAir: 'S-' },
  });
  expect(withTyped({}, {}, { altitude: 0 })).toMatchObject({ altitude: 0 });
});

it('Chips say motors by size, enclosure and disconnect', () => {
  const small = { smallMotorSupply: '230/1', smallMotorBelowHp: 0.5 } as const;
  expect(equipmentTexts({ ...SAVED, ...small, enclosure: 'TEFC', disconnect: 'NEMA 3R' })).toEqual([
    'Motors 460/3',
    '208-230/1 below 1/2 hp',
    'TEFC',
    'NEMA 3R disconnect',
  ]);
  expect(equipmentTexts({})).toEqual([]);
});
