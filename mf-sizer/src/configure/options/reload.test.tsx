import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { itemServer, nextState } from '../../../test/item-server.ts';
import { fanItem, ITEM_ID, OPTIONS } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { openOptions } from '../../../test/render-options.tsx';
import { exhaustSet } from '../../../test/results.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const FRESH_ID = '7b1d2c33-4b7e-4f7d-9c55-2f3a7e1b9d02';
const responses: TestResponses = {
  'GET /api/fanItem/exhaust-supply/:id/specification': () => exhaustSpecification(DUTY),
  'POST /api/sizefan/exhaust-supply': () => exhaustSet(),
  'POST /api/fanItem': () => fanItem({ fanItemId: FRESH_ID }),
};
const reload = { name: 'Reload' };

beforeEach(() => setWindowWidth(1440));

describe('Reload', () => {
  it('[OPT-005] [MSG-018] confirms first, then opens the same fan as a fresh search gives it', async () => {
    const { platform, user } = await openOptions({ responses });
    await user.click(screen.getByRole('button', reload));
    await waitFor(() =>
      expect(platform.navigations).toEqual([{ state: 'app.fans.sizer.options', params: { fanItemId: FRESH_ID } }]),
    );
    expect(platform.shownDialogs).toEqual([
      {
        title: 'Are you sure?',
        text: 'This will reset the current fan configuration back to default values.',
        confirm: 'Reload',
        cancel: 'Cancel',
      },
    ]);
    const created = platform.calls.find(({ method, path }) => method === 'POST' && path === '/api/fanItem');
    expect(created?.body).toEqual({ resultId: exhaustSet().resultId, fanListId: 1, motorId: 11, motorVoltageId: 102 });
    expect(created?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(platform.shownToasts).toEqual([
      { kind: 'success', title: 'Successful fan configuration reset!', durationMs: 6000 },
    ]);
  });

  it('[OPT-005] does nothing when the user says no', async () => {
    const { platform, user } = await openOptions({ responses, confirms: false });
    await user.click(screen.getByRole('button', reload));
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(platform.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each(['altitude', 'cfm', 'sp'])('[OPT-007] [ERR-031] without %s only the search can help', async (field) => {
    const { platform, user } = await openOptions({
      responses: {
        ...responses,
        'GET /api/fanItem/exhaust-supply/:id/specification': () => exhaustSpecification({ ...DUTY, [field]: null }),
      },
    });
    await user.click(screen.getByRole('button', reload));
    await waitFor(() => expect(platform.navigations).toHaveLength(1));
    expect(platform.shownDialogs[1]).toMatchObject({
      title: 'An error has occurred!',
      text: expect.stringContaining('we need to send you back to the search page to fix this issue'),
    });
    expect(platform.navigations[0]?.state).toBe('app.fans.sizer.search');
  });

  it.each([
    ['the server is down', { 'POST /api/sizefan/exhaust-supply': () => new Response(null, { status: 500 }) }],
    ['the fan no longer fits', { 'POST /api/sizefan/exhaust-supply': () => exhaustSet({ results: [] }) }],
  ])('[ERR-032] says so when %s, and stays', async (_, failing: TestResponses) => {
    const { platform, user } = await openOptions({ responses: { ...responses, ...failing } });
    await user.click(screen.getByRole('button', reload));
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(2));
    expect(platform.shownDialogs[1]?.text).toBe(
      'Your request cannot be completed at the moment. Please try again shortly.',
    );
    expect(platform.navigations).toEqual([]);
  });

  it('[OPT-006] [A-159] an item of a project begins again as the item it is, in its place', async () => {
    const item = fanItem({ fanItemId: ITEM_ID, projectId: PROJECT_ID });
    const server = itemServer({ item, options: OPTIONS.map((entry) => ({ ...entry, isChecked: true })) });
    const reselect = 'POST /api/fanItem/exhaust-supply/:id';
    const { platform, user } = await openOptions({
      server,
      user: TEST_USER,
      responses: {
        ...responses,
        'GET /api/projectStubs/:id': () => projectStub('Harbor Point'),
        [reselect]: () => {
          server.state.options = OPTIONS;
          nextState(server.state);
          return server.state.item;
        },
      },
    });
    const damper = () => screen.getByRole('checkbox', { name: /Gravity backdraft damper/ });
    expect(damper()).toBeChecked();
    await user.click(screen.getByRole('button', reload));
    await waitFor(() => expect(damper()).not.toBeChecked());
    const sent = platform.calls.find(({ path }) => path === `/api/fanItem/exhaust-supply/${ITEM_ID}`);
    expect(sent?.body).toEqual({ resultId: exhaustSet().resultId, fanListId: 1, motorId: 11, motorVoltageId: 102 });
    expect(platform.navigations).toEqual([]);
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Successful fan configuration reset!'));
  });
});
