import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { writable } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import type { UploadState } from '@specbuilder/shared-contracts/upload';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testOffice } from '../../../test/test-offices.ts';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import type { AssistanceDraft } from './assistance-draft.ts';
import AssistancePanel from './assistance-panel.tsx';
import { Attachments } from './attachments/attachments.ts';

const SEND = 'POST /api/feedback/requestAssistance';
const PROJECT_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const FILE_ID = '9b2f4a86-2f4e-4d3c-8e9a-0c5f8f6f2a11';
const maya = { displayName: 'Maya Lindqvist', email: 'maya@northshore.example', roles: ['user'] } as const;

interface PanelOptions {
  readonly user?: Partial<SignedInUser> | null;
  readonly responses?: TestResponses;
  readonly regionNumber?: number | null;
  readonly confirms?: boolean;
  /** Waits for the panel since another took its place. */
  readonly draft?: AssistanceDraft | undefined;
}

function openPanel({ user = maya, responses = {}, regionNumber = 72, confirms = true, draft }: PanelOptions = {}) {
  const stub = { projectId: PROJECT_ID, name: 'x', displayName: 'Harbor Point Clinic', referenceId: 'A', itemCount: 7 };
  const page = createTestPage({
    user: user as SignedInUser | null,
    confirms,
    responses: {
      [SEND]: () => undefined,
      'GET /api/projectStubs/:projectId': () => ({ ...stub, updatedOnUtc: '' }),
      ...responses,
    },
  });
  page.region.set({ regionNumber });
  page.salesOffice.set(regionNumber === null ? null : testOffice(regionNumber));
  if (draft) page.ports.assistanceDraft.set({ draft, userId: null });
  const onClose = jest.fn();
  const hasInput = { current: () => false };
  renderInPage(page, <AssistancePanel ports={page.ports} panelProps={{}} hasInput={hasInput} onClose={onClose} />);
  const sent = () => page.platform.calls.find(({ path }) => path === '/api/feedback/requestAssistance')?.body;
  return { ...page, onClose, hasInput, sent, user: userEvent.setup() };
}
const text = () => screen.getByLabelText(/^How can we help/);
const send = () => screen.getByRole('button', { name: 'Send request' });

/** Files whose uploads a test moves on. */
function attachmentsIn(state: Partial<UploadState>) {
  const all = writable<UploadState>({
    ...{ status: 'sending', sentParts: 12, partCount: 19, progress: 0.63, secondsLeft: 8, failure: null, file: null },
    ...state,
  });
  const upload = { state: all, pause: jest.fn(), resume: jest.fn(), abort: jest.fn() };
  const attachments = new Attachments(() => upload);
  attachments.add([new File(['x'], 'Level 3 ducts.dwg')]);
  const draft = { name: 'Maya', email: 'maya@a.example', phone: '', assistanceRequest: 'Help', sendsProject: true };
  return {
    upload,
    draft: { ...draft, attachments },
    change: (next: Partial<UploadState>) => act(() => all.set({ ...all.get(), ...next })),
  };
}
const DONE: Partial<UploadState> = {
  ...{ status: 'done', progress: 1 },
  file: { fileId: FILE_ID, name: 'Level 3 ducts.dwg', size: 1, contentType: 'image/vnd.dwg' },
};

describe('The request for project assistance', () => {
  it('[SHL-072] [MSG-006] [EVT-038] of a user goes with the open project to their region', async () => {
    const { user, sent, onClose, platform } = openPanel();
    const published = jest.fn();
    platform.bus.subscribe('feedback-updated', ({ payload }) => published(payload));
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    expect(screen.getByText('Sent to Sales Region #72')).toBeVisible();
    expect(await screen.findByText('Harbor Point Clinic')).toBeVisible();
    expect(screen.getByText('7 items included')).toBeVisible();
    await user.type(screen.getByLabelText('Phone'), '414.555.0136');
    await user.type(text(), 'EF-4 is too loud');
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(published.mock.calls).toEqual([[{ kind: 'assistance', projectId: PROJECT_ID }]]);
    expect(sent()).toEqual({
      ...{ name: 'Maya Lindqvist', email: 'maya@northshore.example', phone: '(414) 555-0136' },
      ...{ assistanceRequest: 'EF-4 is too loud', projectId: PROJECT_ID, unAuthenticatedUserSalesRegionId: null },
    });
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({
        title: 'Request Successfully Sent',
        text: 'A representative will reach out to your shortly.',
        durationMs: 5000,
      }),
    ]);
  });

  it('[SHL-072] leaves the project out when its switch is off', async () => {
    const { user, sent, onClose, platform } = openPanel();
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    await user.click(await screen.findByRole('switch', { name: 'Include the project Harbor Point Clinic' }));
    await user.type(text(), 'Help');
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ projectId: null, phone: null });
  });

  it.each([
    [72, 72],
    [null, 15],
  ])('[SHL-072] of a guest in region %p goes to region %p, without project and files', async (regionNumber, region) => {
    const { user, sent, onClose } = openPanel({ user: null, regionNumber });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.getByText('to attach files')).toBeVisible();
    await user.type(screen.getByLabelText(/^Name/), 'Ana');
    await user.type(screen.getByLabelText(/^Email/), 'ana@ruiz.example');
    await user.type(text(), 'Help');
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject({ projectId: null, unAuthenticatedUserSalesRegionId: region });
  });

  it('[VAL-027] says what is missing and puts the focus there', async () => {
    const { user, sent } = openPanel();
    await user.click(send());
    expect(await screen.findByText('Say what you need')).toBeVisible();
    expect(text()).toHaveFocus();
    expect(sent()).toBeUndefined();
  });

  it('[ERR-017] a failure is logged without a message, and everything stays', async () => {
    const { user, platform, onClose } = openPanel({ responses: { [SEND]: () => new Response(null, { status: 500 }) } });
    await user.type(text(), 'Help');
    await user.click(send());
    await waitFor(() => expect(platform.problems).toHaveLength(1));
    expect(text()).toHaveValue('Help');
    expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument();
    expect([platform.shownToasts, onClose.mock.calls]).toEqual([[], []]);
  });

  it('waits for a file that is on its way and names it in the request', async () => {
    const { change, draft } = attachmentsIn({});
    const { user, sent, onClose } = openPanel({ draft });
    expect(screen.getByText('63%, 12 of 19 parts, about 8 s left')).toBeVisible();
    await user.click(send());
    expect(await screen.findByText('Waits for 1 file')).toBeVisible();
    expect(sent()).toBeUndefined();
    change(DONE);
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(sent()).toMatchObject({ fileIds: [FILE_ID] });
  });

  it.each([true, false])(
    'shows a confirmation for a file that was not uploaded; sends without it: %p',
    async (confirms) => {
      const { draft } = attachmentsIn({ status: 'failed', failure: { kind: 'lost' } });
      const { user, sent, platform, onClose } = openPanel({ confirms, draft });
      await user.click(send());
      await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
      expect(platform.shownDialogs[0]?.text).toBe('Not uploaded: Level 3 ducts.dwg');
      if (confirms) await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(sent() === undefined).toBe(!confirms);
    },
  );

  it('comes back with what was written after the region was changed', async () => {
    const { user, platform, ports } = openPanel();
    await user.type(text(), 'EF-4 is too loud');
    await user.click(screen.getByRole('button', { name: 'Change the sales region' }));
    await waitFor(() => expect(platform.openedPanels).toEqual(['region-searcher', 'project-help']));
    const { hasInput } = openPanel({ draft: ports.assistanceDraft.get()?.draft });
    expect(screen.getAllByLabelText(/^How can we help/).at(-1)).toHaveValue('EF-4 is too loud');
    expect(hasInput.current()).toBe(true);
  });
});
