import type { Project, RatedModel, RatedModels } from '@specbuilder/shared-contracts/api';
import { plainMessage } from '@specbuilder/shared-contracts/domain';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectItem } from '../../../test/projects.ts';
import ByModelDialog from './by-model-dialog.tsx';

const RATE = 'POST /api/projects/:id/models';
const ADD = 'POST /api/projects/:id/items/by-model';
const PROJECT: Project = project({ projectItems: [projectItem({ tag: 'EF-1', projectItemId: 'first' })] });

const rated = (model: string, change: Partial<RatedModel> = {}): RatedModel => ({
  model,
  description: 'Roof exhauster',
  fanCategoryType: 1,
  subFanCategoryType: 3,
  offer: {
    modelDisplayAs: model,
    driveText: 'Belt',
    cfm: 2500,
    rpm: 612,
    totalBhp: 0.52,
    motorHorsepower: 0.75,
    soundSones: 9.4,
    kilowattHour: 0.5,
    price: 2100,
  },
  reasons: [],
  ...change,
});
const response = (change: Partial<RatedModels>): RatedModels => ({
  exact: null,
  nearest: [],
  assumptions: [],
  ...change,
});
const unfit = {
  offer: null,
  reasons: [{ modelCode: 'KRB245B', driveText: 'Belt', message: plainMessage('heating.anyHeatMissing') }],
};

function open(models: RatedModels, responses = {}) {
  const onClose = jest.fn();
  const added = projectItem({ tag: 'EF-2', modelDisplayAs: 'KRB245', projectItemId: 'second', itemIndex: 1 });
  const rendered = renderWithPlatform(<ByModelDialog project={PROJECT} onClose={onClose} />, {
    user: TEST_USER,
    responses: { [RATE]: () => models, [ADD]: () => added, ...responses },
  });
  const { apiQueries, queries } = rendered.platform;
  const queryKey = apiQueries.projects.read.queryKey({ input: { projectId: PROJECT_ID } });
  queries.setQueryData(queryKey, PROJECT);
  const sent = (path: string) => rendered.platform.calls.filter(({ path: called }) => called.endsWith(path));
  return {
    ...rendered,
    onClose,
    sent,
    user: userEvent.setup(),
    items: () => queries.getQueryData(queryKey)?.projectItems,
  };
}

const field = () => screen.getByLabelText('Model and duty');
const addButton = (name: RegExp | string) => screen.findByRole('button', { name });

describe('Adding by model number', () => {
  it('shows what the model is at the duty and adds it, tagged with the next number', async () => {
    const { user, platform, items, sent } = open(response({ exact: rated('KRB245') }));
    const published = jest.fn();
    platform.bus.subscribe('item-attached', ({ payload }) => published(payload));
    await user.type(field(), 'KRB245 2,500 cfm 0.75 x2');
    expect(await screen.findByText(/Belt · 2,500 cfm · 3\/4 hp · 612 rpm · 0.52 bhp · 9.4 sones/)).toBeVisible();
    expect(screen.getByLabelText('Tag')).toHaveValue('EF-2');
    await user.click(await addButton('Add KRB245'));
    expect(await screen.findByText('EF-2 KRB245 added')).toBeVisible();
    expect(sent('/by-model')[0]?.body).toEqual({
      ...{ model: 'KRB245', cfm: 2500, sp: 0.75, qty: 2, tag: 'EF-2', notes: null },
    });
    expect(items()?.map(({ tag }) => tag)).toEqual(['EF-1', 'EF-2']);
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectItemId: 'second', replacedItemId: null });
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByLabelText('Tag')).toHaveValue('EF-3');
  });

  it('adds with Enter, once', async () => {
    const { user, sent } = open(response({ exact: rated('KRB245') }));
    await user.type(field(), 'KRB245 2500 0.75');
    await addButton('Add KRB245');
    await waitFor(async () => {
      await user.type(field(), '{Enter}');
      expect(sent('/by-model')).toHaveLength(1);
    });
    expect(await screen.findByText('EF-2 KRB245 added')).toBeVisible();
    await user.type(field(), '{Enter}');
    expect(sent('/by-model')).toHaveLength(1);
  });

  it('offers the nearest for a model that does not exist, and takes none without a choice', async () => {
    const { user, sent } = open(response({ nearest: [rated('KRB245'), rated('KRB270')] }));
    await user.type(field(), 'KRB250 2500 0.75');
    expect(await screen.findByText('No model matches this number exactly.')).toBeVisible();
    expect(await addButton('Add')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /KRB270/ }));
    await user.click(await addButton('Add KRB270'));
    await waitFor(() => expect(sent('/by-model')[0]?.body).toMatchObject({ model: 'KRB270' }));
  });

  it('says why a model cannot do the duty, with the way to its search', async () => {
    const { user, platform } = open(response({ exact: rated('KRB245', unfit) }));
    const navigate = jest.spyOn(platform, 'navigate');
    await user.type(field(), 'KRB245 60000 9');
    expect(await screen.findByText(/^Belt: /)).toBeVisible();
    expect(screen.getByRole('radio', { name: /KRB245/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Search Roof exhauster' }));
    expect(navigate).toHaveBeenCalledWith('app.fans.sizer.search', { category: '1', sub: '3' });
  });

  it('keeps the line and says what the server says where it rejects', async () => {
    const reject = () =>
      Response.json({ message: 'The project is read only.', errors: {}, modelState: {} }, { status: 400 });
    const { user } = open(response({ exact: rated('KRB245') }), { [ADD]: reject });
    await user.type(field(), 'KRB245 2500 0.75');
    await user.click(await addButton('Add KRB245'));
    expect(await screen.findByText('The project is read only.')).toBeVisible();
    expect(field()).toHaveValue('KRB245 2500 0.75');
  });

  it('requires a model first, and names what it cannot read', async () => {
    const { user } = open(response({ exact: rated('KRB245') }));
    await user.type(field(), '2500 0.75');
    expect(await screen.findByText('Start with a model number, such as KRB245.')).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'KRB245 2500 0.75 kitchen');
    expect(await screen.findByText('Not used: kitchen')).toBeVisible();
  });
});
