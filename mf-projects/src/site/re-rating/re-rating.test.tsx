import type { ReRatedItem, ReRatedValues } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, projectItem } from '../../../test/projects.ts';
import ReRatingDialog from './re-rating-dialog.tsx';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((digit) => `22222222-2222-4222-8222-22222222222${digit}`) as [
  string,
  string,
  string,
];
const BEFORE: ReRatedValues = {
  altitude: 617,
  rpm: 1140,
  bhp: 0.3,
  motorHorsepower: 0.5,
  voltage: '115/1',
  inputKw: 0.5,
  sones: 9,
  fei: 1.1,
  price: 1072,
  errors: [],
};
const AFTER: ReRatedValues = { ...BEFORE, altitude: 5280, rpm: 1290, motorHorsepower: 0.75, price: 1134 };

function reRated(projectItemId: string, tag: string, change: Partial<ReRatedItem> = {}): ReRatedItem {
  return {
    projectItemId,
    rowVersion: 4,
    tag,
    modelDisplayAs: 'KRD140',
    before: BEFORE,
    after: AFTER,
    reason: null,
    droppedOptions: [],
    isChanged: true,
    ...change,
  };
}

const PREVIEW = 'POST /api/projects/:id/items/re-rate/preview';
const APPLY = 'POST /api/projects/:id/items/re-rate';
const ITEMS = [
  reRated(FIRST, 'EF-1', { after: { ...AFTER, errors: ['Motor is too small'] }, droppedOptions: ['Bird screen'] }),
  reRated(SECOND, 'EF-2', { after: null, reason: 'The fan is not sold any more' }),
  reRated(THIRD, 'EF-3', { after: BEFORE, isChanged: false }),
];

function open(responses: object = {}) {
  const onClose = jest.fn();
  const rendered = renderWithPlatform(
    <ReRatingDialog projectId={PROJECT_ID} site={{ altitude: 5280, place: 'Denver, CO' }} onClose={onClose} />,
    {
      responses: {
        [PREVIEW]: () => ITEMS,
        [APPLY]: () => ({ items: [projectItem()], skipped: [] }),
        ...responses,
      },
    },
  );
  return { ...rendered, onClose, user: userEvent.setup() };
}
const applied = ({ platform }: Pick<ReturnType<typeof open>, 'platform'>) =>
  platform.calls.filter(({ path }) => path.endsWith('/items/re-rate'));

describe('rating items again', () => {
  it('says figure by figure what would change, and in words what is lost', async () => {
    open();
    const changed = within(await screen.findByRole('list', { name: 'What changes' }));
    expect(changed.getByText('1,140 rpm').closest('del')).toBeVisible();
    expect(changed.getByText('1,290 rpm').closest('ins')).toBeVisible();
    expect(changed.getByText('3/4 hp').closest('ins')).toBeVisible();
    expect(changed.getByText('$1,134.00')).toBeVisible();
    expect(changed.queryByText('FEI')).not.toBeInTheDocument();
    expect(changed.getByText('New to fix: Motor is too small')).toBeVisible();
    expect(changed.getByText('No longer selected: Bird screen')).toBeVisible();
    expect(changed.getByText('No longer offered: The fan is not sold any more')).toBeVisible();
    expect(screen.getByText('1 item is unchanged')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Apply to EF-2 KRD140' })).toBeDisabled();
  });

  it('takes an item that gains an error only when the user selects it', async () => {
    const { platform, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Update 1 item' }));
    await waitFor(() => expect(applied({ platform })).toHaveLength(1));
    expect(applied({ platform })[0]?.body).toMatchObject({ items: [{ projectItemId: THIRD }] });
  });

  it('takes what is chosen, with the versions that were looked at', async () => {
    const { platform, onClose, user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Apply to EF-1 KRD140' }));
    const published = jest.fn();
    platform.bus.subscribe('project-updated', ({ payload }) => published(payload));
    await user.click(await screen.findByRole('button', { name: 'Update 2 items' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(applied({ platform })[0]?.body).toEqual({
      items: [FIRST, THIRD].map((projectItemId) => ({ projectItemId, rowVersion: 4 })),
      altitude: 5280,
    });
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, changed: ['items'] });
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'success', title: '1 item updated' });
  });

  it('leaves an item that is not taken', async () => {
    const { platform, user } = open({ [PREVIEW]: () => [reRated(FIRST, 'EF-1'), ...ITEMS.slice(1)] });
    await user.click(await screen.findByRole('checkbox', { name: 'Apply to EF-1 KRD140' }));
    await user.click(screen.getByRole('button', { name: 'Update 1 item' }));
    await waitFor(() => expect(applied({ platform })).toHaveLength(1));
    expect(applied({ platform })[0]?.body).toMatchObject({ items: [{ projectItemId: THIRD }] });
  });

  it('[A-247] shows what would change now when another user saved first', async () => {
    let version = 4;
    const { platform, onClose, user } = open({
      [PREVIEW]: () => [reRated(FIRST, 'EF-1', { rowVersion: version })],
      [APPLY]: () => {
        version = 5;
        return Response.json({ message: 'Changed', errors: {}, modelState: {} }, { status: 409 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Update 1 item' }));
    expect(await screen.findByText(/Someone else changed an item in the meantime/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update 1 item' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Update 1 item' }));
    await waitFor(() => expect(applied({ platform })).toHaveLength(2));
    expect(applied({ platform })[1]?.body).toMatchObject({ items: [{ rowVersion: 5 }] });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that nothing was changed when the server fails, and that a preview did not come', async () => {
    const { user } = open({ [APPLY]: () => new Response(null, { status: 500 }) });
    await user.click(await screen.findByRole('button', { name: 'Update 1 item' }));
    expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
  });

  it('tries a preview again that did not come', async () => {
    let isDown = true;
    const { user } = open({ [PREVIEW]: () => (isDown ? new Response(null, { status: 500 }) : ITEMS) });
    expect(await screen.findByText('The items could not be re-rated.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'What changes' })).toBeVisible();
  });

  it('says when nothing changes', async () => {
    open({ [PREVIEW]: () => [reRated(FIRST, 'EF-1', { after: BEFORE, isChanged: false })] });
    expect(await screen.findByText(/^No changes/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update 1 item' })).toBeEnabled();
  });
});
