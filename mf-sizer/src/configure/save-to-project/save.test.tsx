import { OptionGroup, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { itemServer } from '../../../test/item-server.ts';
import { CURBS, fanItem, ITEM_ID, NO_CURBS } from '../../../test/items.ts';
import { validationOf } from '../../../test/messages.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { openOptions, renderOptions } from '../../../test/render-options.tsx';
import { requiresCurb } from './curb-question.ts';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const OTHER_ID = '1c2d3e4f-3a1e-4a0f-8a8e-0f0f5d3a7c12';
const ATTACH = 'PUT /api/projects/:projectId/attach-item';
const responses: TestResponses = {
  'GET /api/projectStubs': () => [projectStub('Harbor Point'), projectStub('Lakeview', OTHER_ID)],
  'GET /api/projectStubs/:id': () => projectStub('Harbor Point'),
  [ATTACH]: () => ({}),
};
const saveButton = () => screen.getByRole('button', { name: 'Save to project' });
const withoutCurbs = () => itemServer({ curbs: NO_CURBS });
const request: SaveRequest = {
  itemId: ITEM_ID,
  tag: 'EF-7',
  qty: 2,
  notes: null,
  buildingId: null,
  alternateToId: null,
  replacesItemId: null,
  projectId: PROJECT_ID,
  idempotencyKey: 'key-1',
};
type Rendered = Awaited<ReturnType<typeof openOptions>>;
const attached = ({ platform }: Pick<Rendered, 'platform'>) =>
  platform.calls.filter(({ path }) => path.endsWith('/attach-item'));

beforeEach(() => setWindowWidth(1440));

describe('saving as a guest', () => {
  it('[AUT-029] starts sign-in and remembers what was to be saved', async () => {
    const { platform, user } = await openOptions({ server: withoutCurbs() });
    await user.type(screen.getByLabelText('Tag'), 'EF-7');
    await user.click(saveButton());
    await waitFor(() => expect(platform.signIns).toHaveLength(1));
    expect(platform.signIns[0]).toEqual({
      action: 'UpdateProject',
      data: { ...request, qty: 1, projectId: null, idempotencyKey: expect.any(String) },
    });
    expect(attached({ platform })).toEqual([]);
  });

  it('is not offered where no one can sign in', async () => {
    const { platform, user } = await openOptions({ server: withoutCurbs() });
    expect(saveButton()).toBeVisible();
    Object.assign(platform.session, { canSignIn: false });
    await user.type(screen.getByLabelText('Tag'), 'E');
    expect(screen.queryByRole('button', { name: 'Save to project' })).not.toBeInTheDocument();
  });

  it('[SAV-002] goes on by itself after sign-in, once', async () => {
    const options = { server: withoutCurbs(), user: TEST_USER, responses };
    const rendered = await openOptions({ ...options, continuation: { action: 'UpdateProject', data: request } });
    await waitFor(() => expect(rendered.platform.navigations).toHaveLength(1));
    expect(attached(rendered)).toHaveLength(1);
    expect(attached(rendered)[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(attached(rendered)[0]?.body).toMatchObject({ tag: 'EF-7', qty: 2 });
    expect(rendered.platform.session.takeContinuation(['UpdateProject'])).toBeNull();
  });

  it('[SAV-003] goes no further after sign-in while the options are not valid', async () => {
    const invalid = validationOf({
      errors: [plainMessage('option.temperatureControlRequired', OptionGroup.TemperatureControl)],
    });
    const server = itemServer({ curbs: NO_CURBS, validation: invalid });
    const continuation = { action: 'UpdateProject', data: request } as const;
    const rendered = await openOptions({ server, user: TEST_USER, responses, continuation });
    expect(saveButton()).toBeDisabled();
    expect(attached(rendered)).toEqual([]);
    expect(rendered.platform.openedPanels).toEqual([]);
  });
});

describe('saving to a project', () => {
  it('[SAV-004] [SAV-009] [EVT-068] [EVT-069] [EVT-085] [SAV-011] [SAV-016] [MSG-009] goes to the open one without a question', async () => {
    const { platform, user } = await openOptions({ server: withoutCurbs(), user: TEST_USER, responses });
    const facts: string[] = [];
    for (const fact of ['item-attached', 'sizer-context-reset'] as const)
      platform.bus.subscribe(fact, ({ name }) => facts.push(name));
    platform.storage.write('search.exhaustSupply', '{}');
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    await user.type(screen.getByLabelText('Tag'), 'EF-7');
    await user.type(screen.getByLabelText('Notes'), 'Kitchen');
    await user.click(saveButton());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(attached({ platform })[0]).toMatchObject({
      path: `/api/projects/${PROJECT_ID}/attach-item`,
      body: {
        itemId: ITEM_ID,
        tag: 'EF-7',
        qty: 1,
        notes: 'Kitchen',
        buildingId: null,
        replacesItemId: null,
        alternateToId: null,
      },
    });
    expect(platform.openedPanels).toEqual([]);
    expect(platform.shownToasts).toEqual([
      { kind: 'success', title: 'Fan Added to Project "Harbor Point"', durationMs: 3000 },
    ]);
    expect(facts).toEqual(['item-attached', 'sizer-context-reset']);
    expect(platform.storage.read('search.exhaustSupply')).toBeNull();
    expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: { projectId: PROJECT_ID } }]);
  });

  it('[SAV-007] offers a choice when none is open; the tag is as shown while the tags of the chosen one are not known', async () => {
    const { platform, user } = await openOptions({
      server: withoutCurbs(),
      user: TEST_USER,
      responses,
      panelResults: { 'project-picker': { projectId: OTHER_ID, projectName: 'Lakeview' } },
    });
    await user.click(saveButton());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(platform.openedPanels).toEqual(['project-picker']);
    expect(attached({ platform })[0]).toMatchObject({
      path: `/api/projects/${OTHER_ID}/attach-item`,
      body: { tag: 'EF-1', qty: 1, notes: null },
    });
    expect(platform.currentProject.get()).toBe(OTHER_ID);
  });

  it('[SAV-008] opens the form of a new one for a user without projects', async () => {
    const { platform, user } = await openOptions({
      server: withoutCurbs(),
      user: TEST_USER,
      responses: { ...responses, 'GET /api/projectStubs': () => [] },
      panelResults: { 'new-project': { projectId: PROJECT_ID, projectName: 'Harbor Point' } },
    });
    await user.click(saveButton());
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Fan Added to Project "Harbor Point"'));
    expect(platform.openedPanels).toEqual(['new-project']);
  });

  it.each([
    ['60606-1234', 'GET /api/location', { postalCode: '60606', city: 'Chicago', state: 'IL', country: 'USA' }],
    ['M5V', 'GET /api/location/climate', { postalCode: '', city: 'Toronto', state: 'ON', country: 'CAN' }],
  ])('hands the site %s that the item was sized for to who makes the project', async (zip, lookUp, place) => {
    const { platform, user } = await openOptions({
      server: withoutCurbs(),
      user: TEST_USER,
      responses: {
        ...responses,
        'GET /api/projectStubs': () => [],
        'GET /api/fanItem/exhaust-supply/:id/specification': () => ({ zip }),
        [lookUp]: () => place,
      },
    });
    const open = jest.spyOn(platform.panels, 'open');
    await user.click(saveButton());
    await waitFor(() => expect(open).toHaveBeenCalledWith('new-project', { reason: 'save', site: place }));
  });

  it('saves nothing when the choice is left', async () => {
    const { platform, user } = await openOptions({ server: withoutCurbs(), user: TEST_USER, responses });
    await user.click(saveButton());
    await waitFor(() => expect(platform.openedPanels).toEqual(['project-picker']));
    await waitFor(() => expect(saveButton()).toBeEnabled());
    expect(attached({ platform })).toEqual([]);
    expect(platform.shownToasts).toEqual([]);
  });

  it('[ERR-016] a failure says why for 10 s, and a second try carries the same key', async () => {
    let isRejected = true;
    const rejection = {
      message: 'The item is gone',
      errors: { itemId: ['Unknown item', 'Size it again'] },
      modelState: {},
    };
    const { platform, user } = await openOptions({
      server: withoutCurbs(),
      user: TEST_USER,
      responses: { ...responses, [ATTACH]: () => (isRejected ? Response.json(rejection, { status: 409 }) : {}) },
    });
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    await user.click(saveButton());
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toEqual({
      kind: 'error',
      title: 'Failure saving project: The item is gone',
      text: 'Unknown item, Size it again',
      durationMs: 10_000,
    });
    isRejected = false;
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    const keys = attached({ platform }).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the curb question', () => {
  const open = (confirms: boolean) =>
    openOptions({ server: itemServer({ curbs: CURBS }), user: TEST_USER, responses, confirms });

  it('[SAV-006] [OPT-069] comes first, and leads to the curbs', async () => {
    const { platform, user } = await open(true);
    await user.click(saveButton());
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(platform.shownDialogs[0]).toEqual({
      title: 'Do you need a curb?',
      text: 'A Curb is a recommended option. Would you like to select one?',
      confirm: 'Select Curb',
      cancel: 'No Curb Needed',
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Roof curb, 12 in/ })).toHaveFocus());
    expect(platform.openedPanels).toEqual([]);
  });

  it('[SAV-001] [SAV-006] comes after the sign-in that it waits for, and the save goes on from there', async () => {
    const guest = await openOptions({ server: itemServer({ curbs: CURBS }) });
    await guest.user.click(saveButton());
    await waitFor(() => expect(guest.platform.signIns).toEqual([{ action: 'AddCurb', data: { fanItemId: ITEM_ID } }]));
    expect(guest.platform.shownDialogs).toEqual([]);
    guest.unmount();
    const back = await openOptions({
      server: itemServer({ curbs: CURBS }),
      user: TEST_USER,
      responses,
      confirms: false,
      continuation: { action: 'AddCurb', data: { fanItemId: ITEM_ID } },
    });
    await waitFor(() => expect(back.platform.openedPanels).toEqual(['project-picker']));
    expect(back.platform.shownDialogs).toHaveLength(1);
  });

  it('[SAV-001] [A-154] leads to the curbs after sign-in where one is wanted', async () => {
    const { platform } = await openOptions({
      server: itemServer({ curbs: CURBS }),
      user: TEST_USER,
      responses,
      confirms: true,
      continuation: { action: 'AddCurb', data: { fanItemId: ITEM_ID } },
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Roof curb, 12 in/ })).toHaveFocus());
    expect(platform.openedPanels).toEqual([]);
  });

  it('[OPT-070] a vertical heater without its stand offers the stand instead', async () => {
    const validation = validationOf({ errors: [plainMessage('option.standRequired', OptionGroup.FanCurb)] });
    const { platform, user } = await openOptions({
      server: itemServer({ curbs: CURBS, validation }),
      user: TEST_USER,
      responses,
    });
    await user.click(saveButton());
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(platform.shownDialogs[0]).toEqual({
      title: 'Stand Required',
      text: 'Industrial Vertical Heater requires a Stand option. Please select before continuing.',
      confirm: 'Select Stand',
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: /Roof curb, 12 in/ })).toHaveFocus());
    expect(platform.openedPanels).toEqual([]);
  });

  it('[OPT-068] is offered once for an item', async () => {
    const { platform, user } = await open(false);
    await user.click(saveButton());
    await waitFor(() => expect(platform.openedPanels).toHaveLength(1));
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    await waitFor(() => expect(platform.openedPanels).toHaveLength(2));
    expect(platform.shownDialogs).toHaveLength(1);
  });

  const yesNo = [true, false];
  const facts = yesNo.flatMap((isEditing) =>
    yesNo.flatMap((wasShown) =>
      yesNo.flatMap((hasCurbs) => yesNo.map((hasChosenCurb) => ({ isEditing, wasShown, hasCurbs, hasChosenCurb }))),
    ),
  );

  it('[OPT-068] comes in one of sixteen cases', () => {
    expect(facts).toHaveLength(16);
    expect(facts.filter(requiresCurb)).toEqual([
      { isEditing: false, wasShown: false, hasCurbs: true, hasChosenCurb: false },
    ]);
  });
});

describe('an item of a project', () => {
  const TAGS = 'PUT /api/projects/:projectId/items/:itemId/tag-quantity-and-notes';
  const open = (failing: TestResponses = {}) =>
    openOptions({
      server: itemServer({ item: fanItem({ projectId: PROJECT_ID, tag: 'EF-1', qty: 2 }) }),
      user: TEST_USER,
      responses: {
        ...responses,
        'GET /api/projects/:id': () => new Response(null, { status: 404 }),
        [TAGS]: () => ({}),
        ...failing,
      },
    });
  const done = () => screen.getByRole('button', { name: 'Done' });

  it('[SAV-010] is done without a call when nothing was changed', async () => {
    const { platform, user } = await open();
    await user.click(done());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(platform.calls.some(({ method }) => method === 'PUT')).toBe(false);
    expect(platform.shownDialogs).toEqual([]);
  });

  it('[EVT-075] [SAV-010] sends tag, quantity and notes when they were', async () => {
    const { platform, user } = await open();
    const received = jest.fn();
    platform.bus.subscribe('item-editing-finished', ({ payload }) => received(payload));
    await user.type(screen.getByLabelText('Notes'), 'Roof B');
    await user.click(done());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(platform.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      tag: 'EF-1',
      quantity: 2,
      notes: 'Roof B',
      rowVersion: 1,
    });
    expect(received).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectItemId: ITEM_ID, wasChanged: true });
  });

  it('[EVT-070] names what was typed otherwise, and nothing else', async () => {
    const { platform, user } = await open();
    const changed: string[][] = [];
    platform.bus.subscribe('item-updated', ({ payload }) => changed.push(payload.changed));
    await user.type(screen.getByLabelText('Tag'), '0');
    await user.click(done());
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(changed).toEqual([['tag']]);
  });

  it('[EVT-075] was changed by an option too, once', async () => {
    const { platform, user } = await open();
    const received: boolean[] = [];
    platform.bus.subscribe('item-editing-finished', ({ payload }) => received.push(payload.wasChanged));
    await user.click(screen.getByRole('checkbox', { name: /Gravity backdraft damper/ }));
    await waitFor(() => expect(done()).toBeEnabled());
    await user.click(done());
    await waitFor(() => expect(received).toEqual([true]));
    await user.click(done());
    await waitFor(() => expect(received).toEqual([true, false]));
  });

  it('[EVT-085] resets the sizer when it is opened to be edited', async () => {
    const reasons: string[] = [];
    const { platform } = renderOptions({
      server: itemServer({ item: fanItem({ projectId: PROJECT_ID }) }),
      user: TEST_USER,
    });
    platform.bus.subscribe('sizer-context-reset', ({ payload }) => reasons.push(payload.reason));
    await screen.findByTestId('options-page');
    expect(reasons).toEqual(['itemSelected']);
  });

  it('[ERR-036] a failure is shown and keeps what was typed', async () => {
    const { platform, user } = await open({ [TAGS]: () => new Response(null, { status: 500 }) });
    await user.type(screen.getByLabelText('Notes'), 'Roof B');
    await user.click(done());
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.navigations).toEqual([]);
    expect(screen.getByLabelText('Notes')).toHaveValue('Roof B');
  });
});
