import { clipboardEntry, type ProjectItem } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectItem } from '../../../test/projects.ts';
import { ClipboardBar } from './clipboard-bar.tsx';
import { forgetProject, parseEntries, storedText } from './stored-clipboard.ts';
import { useClipboard } from './use-clipboard.ts';

const USER = { ...TEST_USER, userId: '33333333-3333-4333-8333-333333333333' };
const OTHER = project({ projectId: '44444444-4444-4444-8444-444444444444', displayName: 'Lakeview', projectItems: [] });
const SECOND = projectItem({ projectItemId: '55555555-5555-4555-8555-555555555555', tag: 'EF-2' });
const FIRST_NAME = 'KRD140, EF-1';

/** A project page that has items to place, and the bar of the project that is open. */
function Page({
  open,
  items = [projectItem()],
}: {
  readonly open: ReturnType<typeof project>;
  readonly items?: readonly ProjectItem[];
}) {
  const { put } = useClipboard();
  return (
    <>
      <button type="button" onClick={() => put(items)}>
        Place
      </button>
      <ClipboardBar project={open} />
    </>
  );
}

function open(
  at: ReturnType<typeof project>,
  responses: TestResponses = {},
  items = [projectItem()],
  toastAction = '',
) {
  const rendered = renderWithPlatform(<Page open={at} items={items} />, { user: USER, responses, toastAction });
  const { apiQueries, queries } = rendered.platform;
  queries.setQueryData(apiQueries.projects.read.queryKey({ input: { projectId: PROJECT_ID } }), project());
  return { ...rendered, user: userEvent.setup() };
}

const place = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Place' }));
  return screen.findByRole('region', { name: 'Clipboard' });
};
const COPY = 'POST /api/fanItem/:id/copy-to';
const DELETE = 'POST /api/projects/:id/items/delete';
const copied = () => projectItem({ projectId: OTHER.projectId, projectItemId: '66666666-6666-4666-8666-666666666666' });

describe('the clipboard', () => {
  it('[CLP-001] [MSG-010] [EVT-077] takes an item with what a copy and its bar need, and says so', async () => {
    const { platform, user } = open(OTHER);
    const bar = await place(user);
    expect(within(bar).getByText(FIRST_NAME)).toBeVisible();
    expect(within(bar).getByText('from Harbor Point')).toBeVisible();
    expect(platform.shownToasts[0]?.title).toBe('Placed in clipboard. To copy or move item switch projects.');
    const [entry] = parseEntries(storedText(platform));
    expect(clipboardEntry.parse(entry)).toEqual({
      projectItemId: projectItem().projectItemId,
      projectId: PROJECT_ID,
      imagePath: projectItem().image,
      userId: USER.userId,
      description: FIRST_NAME,
      sourceProject: 'Harbor Point',
    });
    expect(platform.bus.last('clipboard-changed')?.payload).toEqual({ projectItemIds: [entry?.projectItemId] });
  });

  it('[CLP-002] [MSG-011] copies into the project that is open and keeps the entry', async () => {
    const { platform, user } = open(OTHER, { [COPY]: copied });
    await place(user);
    await user.click(screen.getByRole('button', { name: 'Copy here' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe(`Copied "${FIRST_NAME}"`));
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({
        body: { destinationProjectId: OTHER.projectId, imagePath: projectItem().image },
      }),
    ]);
    expect(screen.getByRole('region', { name: 'Clipboard' })).toBeVisible();
  });

  it('[CLP-003] [CLP-004] [MSG-012] moves by a copy and then a delete, and is gone with its last entry', async () => {
    const { platform, user } = open(OTHER, { [COPY]: copied, [DELETE]: () => undefined });
    const deleted = jest.fn();
    platform.bus.subscribe('items-deleted', ({ payload }) => deleted(payload));
    await place(user);
    await user.click(screen.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe(`Moved "${FIRST_NAME}"`));
    const posts = platform.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts).toEqual([expect.stringMatching(/\/copy-to$/), `/api/projects/${PROJECT_ID}/items/delete`]);
    expect(deleted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Clipboard' })).not.toBeInTheDocument();
    expect(storedText(platform)).toBe('');
    expect(platform.browserStorage.read(`clipboard.${USER.userId}`)).toBeNull();
  });

  it('takes the alternates of an item along, and makes their copies alternates of its copy', async () => {
    const alternate = projectItem({ ...SECOND, tag: 'EF-1', alternateToId: projectItem().projectItemId });
    const copies = ['66666666-6666-4666-8666-666666666666', '77777777-7777-4777-8777-777777777777'];
    const { platform, user } = open(OTHER, {
      [COPY]: () => projectItem({ projectId: OTHER.projectId, projectItemId: copies.shift() ?? '' }),
      'PUT /api/projects/:id/items/:id/alternate-to': () => ({ items: [], order: [] }),
      [DELETE]: () => undefined,
    });
    const { apiQueries, queries } = platform;
    const source = project({ projectItems: [projectItem(), alternate] });
    queries.setQueryData(apiQueries.projects.read.queryKey({ input: { projectId: PROJECT_ID } }), source);
    const bar = await place(user);
    expect(within(bar).getByText('2 items from 1 project')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe(`Moved "${FIRST_NAME} and 1 more"`));
    const related = platform.calls.filter(({ path }) => path.endsWith('/alternate-to'));
    expect(related.map(({ path, body }) => [path.split('/').at(-2), body])).toEqual([
      ['77777777-7777-4777-8777-777777777777', { alternateToId: '66666666-6666-4666-8666-666666666666' }],
    ]);
    const deleted = platform.calls.filter(({ path }) => path.endsWith('/items/delete')).map(({ body }) => body);
    expect(deleted).toEqual(
      [alternate, projectItem()].map(({ projectItemId }) => ({ projectItemIds: [projectItemId] })),
    );
  });

  it('undoes a move: the original comes back, then the copy goes', async () => {
    const responses = {
      [COPY]: copied,
      [DELETE]: () => undefined,
      'POST /api/projects/:id/items/restore': () => [projectItem()],
    };
    const { platform, user } = open(OTHER, responses, [projectItem()], 'undo');
    await place(user);
    await user.click(screen.getByRole('button', { name: 'Move here' }));
    const sent = () =>
      platform.calls
        .filter(({ path }) => /\/items\/(delete|restore)$/.test(path))
        .map(({ path, body }) => [path.split('/').slice(3, 4)[0], path.split('/').at(-1), body]);
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [original, copy] = [projectItem().projectItemId, copied().projectItemId];
    expect(sent()).toEqual([
      [PROJECT_ID, 'delete', { projectItemIds: [original] }],
      [PROJECT_ID, 'restore', { projectItemIds: [original] }],
      [OTHER.projectId, 'delete', { projectItemIds: [copy] }],
    ]);
  });

  it('[A-185] keeps a copy whose original could not be deleted, and deletes without another copy the next time', async () => {
    let isDown = true;
    const { platform, user } = open(OTHER, {
      [COPY]: copied,
      [DELETE]: () => (isDown ? new Response(null, { status: 500 }) : undefined),
    });
    await place(user);
    await user.click(screen.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe('Failed to delete 1 item'));
    expect(screen.getByText(FIRST_NAME)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe(`Moved "${FIRST_NAME}"`));
    const keys = platform.calls
      .filter(({ path }) => path.includes('copy-to'))
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('sends a copy whose response was lost under the same key, and a second copy under another', async () => {
    let isLost = true;
    const { platform, user } = open(OTHER, { [COPY]: () => (isLost ? new Response(null, { status: 502 }) : copied()) });
    await place(user);
    const copy = async (title: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Copy here' }));
      await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toMatch(title));
    };
    await copy(/Oops/);
    isLost = false;
    await copy(/Copied/);
    await copy(/Copied/);
    const keys = platform.calls
      .filter(({ path }) => path.includes('copy-to'))
      .map(({ headers }) => headers.get('Idempotency-Key'));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('counts an original that is already gone as moved', async () => {
    const gone = () => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 404 });
    const { platform, user } = open(OTHER, { [COPY]: copied, [DELETE]: gone });
    await place(user);
    await user.click(screen.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe(`Moved "${FIRST_NAME}"`));
  });

  it('[A-186] offers nothing in the project that the item is in', async () => {
    const { platform, user } = open(project());
    await place(user);
    for (const name of ['Copy here', 'Move here']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await user.click(screen.getByRole('button', { name }));
    }
    expect(screen.getByText('Switch projects to copy or move')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[CLP-005] several entries are counted, listed and removed one by one', async () => {
    const { platform, user } = open(OTHER, {}, [projectItem(), SECOND]);
    const bar = await place(user);
    expect(within(bar).getByText(`${FIRST_NAME} and 1 more`)).toBeVisible();
    expect(within(bar).getByText('2 items from 1 project')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show what is in the clipboard' }));
    await user.click(screen.getByRole('button', { name: `Remove ${FIRST_NAME} from the clipboard` }));
    expect(within(bar).getByText('KRD140, EF-2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove KRD140, EF-2 from the clipboard' }));
    expect(screen.queryByRole('region', { name: 'Clipboard' })).not.toBeInTheDocument();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[CLP-006] stays when another project is opened', async () => {
    const { user, platform } = open(project());
    await place(user);
    expect(parseEntries(storedText(platform))).toHaveLength(1);
    act(() => platform.currentProject.set(OTHER.projectId, 'selected'));
    expect(screen.getByRole('region', { name: 'Clipboard' })).toBeVisible();
  });

  it('[CLP-007] is its user’s alone', async () => {
    const { user, platform } = open(OTHER);
    await place(user);
    const other = {
      ...platform.session,
      user: { ...platform.session.user, get: () => ({ ...USER, userId: 'other' }) },
    };
    expect(storedText({ ...platform, session: other })).toBe('');
  });

  it('follows the browser’s other tabs', async () => {
    const { user, platform } = open(OTHER);
    await place(user);
    platform.browserStorage.remove(`clipboard.${USER.userId}`);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.queryByRole('region', { name: 'Clipboard' })).not.toBeInTheDocument();
  });

  it('drops what was deleted, and what was in a project that was', async () => {
    const { user, platform } = open(OTHER, {}, [projectItem(), SECOND]);
    const bar = await place(user);
    act(() => platform.bus.publish('items-deleted', { projectId: PROJECT_ID, projectItemIds: [SECOND.projectItemId] }));
    expect(await within(bar).findByText(FIRST_NAME)).toBeVisible();
    act(() => forgetProject(platform, PROJECT_ID));
    expect(screen.queryByRole('region', { name: 'Clipboard' })).not.toBeInTheDocument();
  });

  it('counts what cannot be read as nothing', () => {
    expect(parseEntries('{')).toEqual([]);
    expect(parseEntries('[{"projectItemId":1}]')).toEqual([]);
  });
});
