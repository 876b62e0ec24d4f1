import type { Project } from '@specbuilder/shared-contracts/api';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectItem } from '../../../test/projects.ts';
import { nextNumberedTag } from './numbered-tag.ts';
import TagGeneratorDialog from './tag-generator-dialog.tsx';

const USER = { ...TEST_USER, userId: 'u1' };
const CLONE = 'POST /api/fanItem/:id/clone';
const ITEMS = ['EF-1', 'EF-2'].map((tag, index) => projectItem({ tag, projectItemId: `item-${index}` }));
const PROJECT: Project = project({ projectItems: ITEMS, selectedProjectItemIds: ['item-0', 'item-1'] });
const copies = ['EF-3', 'EF-4', 'EF-5'].map((tag) => projectItem({ tag, projectItemId: tag, qty: 1 }));

function open(responses = {}, toastAction = '') {
  const onClose = jest.fn();
  const [item = projectItem()] = ITEMS;
  const rendered = renderWithPlatform(<TagGeneratorDialog project={PROJECT} item={item} onClose={onClose} />, {
    user: USER,
    responses: { [CLONE]: () => copies, ...responses },
    toastAction,
  });
  const { apiQueries, queries } = rendered.platform;
  const queryKey = apiQueries.projects.read.queryKey({ input: { projectId: PROJECT_ID } });
  queries.setQueryData(queryKey, PROJECT);
  return { ...rendered, onClose, user: userEvent.setup(), loaded: () => queries.getQueryData(queryKey) };
}

const preview = () => screen.getByTestId('tag-preview');
const replace = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  const field = screen.getByLabelText(new RegExp(label));
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};

describe('the tag generator', () => {
  it('[TAG-005] makes one copy with tag and quantity, without a start number', async () => {
    const { platform, onClose, user } = open({ [CLONE]: () => copies.slice(0, 1) });
    expect(preview()).toHaveTextContent('EF-1, quantity 1');
    await replace(user, 'Tag', 'EF-9');
    await replace(user, 'Quantity', '4');
    expect(preview()).toHaveTextContent('EF-9, quantity 4');
    await user.click(screen.getByRole('button', { name: 'Make 1 copy' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(platform.calls[0]?.body).toMatchObject({
      newTag: 'EF-9',
      newQuant: 4,
      startNumber: null,
      makeOneCopy: true,
    });
    expect(platform.calls[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[TAG-001] [TAG-003] [TAG-004] [TAG-006] [EVT-073] numbers copies on from the highest, which appear at once', async () => {
    const { platform, onClose, user, loaded } = open();
    const published = jest.fn();
    platform.bus.subscribe('items-cloned', ({ payload }) => published(payload));
    await user.click(screen.getByRole('switch', { name: 'Number the copies' }));
    expect(screen.getByLabelText(/Start number/)).toHaveValue('3');
    await replace(user, 'Quantity', '3');
    expect(preview()).toHaveTextContent('EF-3 ... EF-5');
    await user.click(screen.getByRole('button', { name: 'Make 3 copies' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(platform.calls[0]?.body).toEqual({
      ...{ newTag: 'EF-', newQuant: 3, startNumber: 3, makeOneCopy: false },
      imagePath: projectItem().image,
    });
    expect(loaded()?.projectItems.map(({ tag }) => tag)).toEqual(['EF-1', 'EF-2', 'EF-3', 'EF-4', 'EF-5']);
    expect(loaded()?.selectedProjectItemIds).toHaveLength(5);
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectItemIds: ['EF-3', 'EF-4', 'EF-5'] });
  });

  it('deletes the copies again when that is undone', async () => {
    const { platform, user } = open({ 'POST /api/projects/:id/items/delete': () => undefined }, 'undo');
    await user.click(screen.getByRole('button', { name: 'Make 1 copy' }));
    await waitFor(() => {
      const deleted = platform.calls.find(({ path }) => path.endsWith('/items/delete'));
      expect(deleted?.body).toEqual({ projectItemIds: ['EF-3', 'EF-4', 'EF-5'] });
    });
  });

  it('tags one copy with the whole range where that is wanted', async () => {
    const { user } = open();
    await user.click(screen.getByRole('switch', { name: 'Number the copies' }));
    await replace(user, 'Quantity', '3');
    await user.click(screen.getByRole('checkbox', { name: 'One copy, tagged with the whole range' }));
    expect(preview()).toHaveTextContent('EF-3 ... EF-5, quantity 3');
    expect(screen.getByRole('button', { name: 'Make 1 copy' })).toBeVisible();
  });

  it.each([
    ['Quantity', ''],
    ['Quantity', '0'],
    ['Quantity', '100'],
    ['Quantity', 'x'],
    ['Start number', ''],
    ['Start number', '-1'],
  ])('[TAG-002] [TAG-003] has no preview and makes nothing with %s "%s"', async (label, text) => {
    const { platform, user } = open();
    await user.click(screen.getByRole('switch', { name: 'Number the copies' }));
    await replace(user, label, text);
    expect(preview()).toHaveTextContent('Enter quantity and start number');
    await user.click(screen.getByRole('button', { name: 'Make copies' }));
    expect(platform.calls).toEqual([]);
  });

  it('says what the server rejected and stays open', async () => {
    const { platform, onClose, user } = open({ [CLONE]: () => new Response(null, { status: 500 }) });
    await user.click(screen.getByRole('button', { name: 'Make 1 copy' }));
    await waitFor(() => expect(platform.shownToasts[0]).toMatchObject({ kind: 'error' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['EF-1', ['EF-1', 'ef-7', 'SF-9'], { prefix: 'EF-', startNumber: 8 }],
    ['Kitchen', ['Kitchen'], { prefix: 'Kitchen', startNumber: 1 }],
    [null, [null], { prefix: '', startNumber: 1 }],
    ['EF-3 ... EF-5', ['EF-3 ... EF-5'], { prefix: 'EF-', startNumber: 6 }],
  ])('goes on from %s among %p', (tag, tags, next) => {
    expect(
      nextNumberedTag(
        { tag },
        tags.map((each) => ({ tag: each })),
      ),
    ).toEqual(next);
  });
});
