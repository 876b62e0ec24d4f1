import { mayEditRegion } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testOffice } from '../../../test/test-offices.ts';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';

import RegionalEditPanel from './regional-edit-panel.tsx';

const SUBMIT = 'POST /api/feedback/submitEditRequest';
const person = (more: Partial<SignedInUser>) =>
  ({
    displayName: 'Sam',
    email: 'sam@sales.example',
    roles: ['user', 'sales'],
    salesRegions: [72],
    ...more,
  }) as SignedInUser;

function openPanel(user = person({}), responses: TestResponses = { [SUBMIT]: () => undefined }) {
  const page = createTestPage({ user, responses });
  const onClose = jest.fn();
  const panelProps = { region: testOffice(72) };
  const hasInput = { current: () => false };
  renderInPage(
    page,
    <RegionalEditPanel ports={page.ports} panelProps={panelProps} hasInput={hasInput} onClose={onClose} />,
  );
  return { ...page, onClose, user: userEvent.setup() };
}

describe('The correction of a sales region', () => {
  it('[SHL-070] [MSG-007] [EVT-038] sends only what was changed, beside all as it was', async () => {
    const { user, platform, onClose } = openPanel();
    const published = jest.fn();
    platform.bus.subscribe('feedback-updated', ({ payload }) => published(payload));
    const city = screen.getByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Madison');
    await user.clear(screen.getByLabelText('Address, second line'));
    await user.click(screen.getByRole('button', { name: 'Send correction' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(published.mock.calls).toEqual([[{ kind: 'regionalEdit', projectId: null }]]);
    expect(platform.calls[0]?.body).toEqual({
      ...{ name: 'Sam', email: 'sam@sales.example', regionNumber: 72, regionPostalCode: '53202' },
      changeSet: { city: 'Madison', addressLine2: '' },
      originalState: testOffice(72),
    });
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({
        title: 'Your edit request has been submitted',
        text: 'A SpecBuilder team member will review your feedback.',
      }),
    ]);
  });

  it('requires a change before it sends anything', async () => {
    const { user, platform } = openPanel();
    await user.click(screen.getByRole('button', { name: 'Send correction' }));
    expect(await screen.findByText('Change at least one field')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('[ERR-017] a failure is logged without a message, and what was written stays', async () => {
    const { user, platform } = openPanel(person({}), { [SUBMIT]: () => new Response(null, { status: 500 }) });
    await user.type(screen.getByLabelText('City'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Send correction' }));
    await waitFor(() => expect(platform.problems).toHaveLength(1));
    expect(screen.getByLabelText('City')).toHaveValue('Milwaukee 2');
    expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument();
  });

  it('[SHL-069] is for admins and for sales users of the region', () => {
    expect(mayEditRegion(null, 72)).toBe(false);
    expect(mayEditRegion(person({ roles: ['user'], salesRegions: [72] }), 72)).toBe(false);
    expect(mayEditRegion(person({ salesRegions: [24] }), 72)).toBe(false);
    expect(mayEditRegion(person({}), 72)).toBe(true);
    expect(mayEditRegion(person({ roles: ['user', 'admin'], salesRegions: [] }), 72)).toBe(true);
  });

  it('[SHL-069] goes away for anybody else', async () => {
    const { onClose } = openPanel(person({ salesRegions: [24] }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(null));
  });
});
