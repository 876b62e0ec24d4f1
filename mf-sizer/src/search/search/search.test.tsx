import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { renderSearch, SEARCH, SIZED } from '../../../test/render-search.tsx';
import { exhaustSet, RESULT_ID } from '../../../test/results.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';

const SIZE = 'POST /api/sizefan/exhaust-supply';
const FIND = { name: 'Find fans' };

/** Opens the search with a whole duty typed in. */
async function openWithDuty(responses: Record<string, TestResponse> = {}) {
  const rendered = renderSearch({ responses: { 'GET /api/specification/exhaust-supply': withDuty, ...responses } });
  await screen.findByLabelText(/Job postal code/);
  return { ...rendered, user: userEvent.setup() };
}
const withDuty = () => exhaustSpecification(DUTY);
const sizings = (platform: ReturnType<typeof renderSearch>['platform']) =>
  platform.calls.filter(({ method, path }) => method === 'POST' && path === '/api/sizefan/exhaust-supply');

beforeEach(() => setWindowWidth(1440));

describe('the search before it opens', () => {
  it('[SCH-004] [SCH-007] [SCH-008] [SCH-009] opens with the defaults of the category, the criteria in sight', async () => {
    const { platform } = renderSearch();
    expect(await screen.findByTestId('default-criteria')).toBeVisible();
    expect(screen.getByTestId('advanced-criteria')).toBeVisible();
    expect(screen.getByLabelText(/Max. sound/)).toHaveValue('30.0');
    const call = platform.calls.find(({ path }) => path === '/api/specification/exhaust-supply');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ fanCategoryType: '1', subFanCategoryType: '2' });
    expect(platform.readyRoutes).toEqual(['app.fans.sizer.search']);
    expect(screen.getByText('Enter the duty point')).toBeVisible();
    expect(screen.getByLabelText(/Job postal code/)).toHaveFocus();
  });

  it('[SCH-027] goes from the form to rows that are looked for, and to those that came', async () => {
    let response: (() => void) | undefined;
    const sized = new Promise<void>((resolve) => {
      response = resolve;
    });
    const { user } = await openWithDuty({ [SIZE]: () => sized.then(() => exhaustSet()) });
    expect(screen.getByText('Enter the duty point')).toBeVisible();
    await user.click(screen.getByRole('button', FIND));
    expect(await screen.findByRole('button', { name: 'Finding' })).toBeVisible();
    expect(screen.queryByText('Enter the duty point')).not.toBeInTheDocument();
    response?.();
    expect(await screen.findByTestId('exhaust-supply-results')).toBeVisible();
    expect(screen.getByRole('button', FIND)).toBeVisible();
  });

  it('[SCH-003] [SCH-006] loads projects of a user, not of a guest', async () => {
    const { platform } = renderSearch();
    await screen.findByTestId('default-criteria');
    expect(platform.calls.some(({ path }) => path.startsWith('/api/project'))).toBe(false);
  });

  it('[SCH-003] [SCH-006] loads the projects of a user, and buildings and cost settings of the open one', async () => {
    const operatingCost = { daysPerWeek: 5, hoursPerDay: 10, electricCostPerKwh: 0.2 };
    const { platform } = renderSearch({
      path: '/start',
      user: TEST_USER,
      responses: {
        'GET /api/projectStubs': () => [projectStub('Harbor Point')],
        'GET /api/projects/:id/buildings': () => [],
        'GET /api/projects/:id': () => ({ settings: { operatingCost } }),
      },
    });
    act(() => platform.currentProject.set(PROJECT_ID, 'selected'));
    act(() => platform.navigation.history.push(SEARCH));
    expect(await screen.findByRole('button', { name: '2,610 h/yr at $0.20. Change' })).toBeVisible();
    const paths = platform.calls.map(({ path }) => path);
    for (const path of ['/api/projectStubs', `/api/projects/${PROJECT_ID}/buildings`]) {
      expect(paths.filter((item) => item === path)).toHaveLength(1);
    }
  });

  it('[SCH-005] [SCH-070] shows the stored result that the address names', async () => {
    const { platform } = renderSearch({ path: SIZED });
    expect(await screen.findByRole('button', { name: /^KUB141/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2,000 cfm at 0.50 in. wg');
    expect(screen.getByLabelText(/Airflow/)).toHaveValue('2,000');
    expect(sizings(platform)).toEqual([]);
  });

  it('[ERR-027] leads home when the address names no category', async () => {
    const { platform } = renderSearch({ path: '/fans/sizer/search' });
    await waitFor(() => expect(platform.failedRoutes).toHaveLength(1));
    expect(platform.failedRoutes[0]?.error.message).toBe('Bad State');
  });

  it('[ERR-027] leads home when the server has no specification for it', async () => {
    const rejected = () => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 400 });
    const { platform } = renderSearch({ responses: { 'GET /api/specification/exhaust-supply': rejected } });
    await waitFor(() => expect(platform.failedRoutes[0]?.error.message).toBe('Bad State'));
  });

  it('can be tried again when the server did not respond', async () => {
    let isDown = true;
    const response = () => (isDown ? new Response(null, { status: 503 }) : exhaustSpecification());
    renderSearch({ responses: { 'GET /api/specification/exhaust-supply': response } });
    expect(await screen.findByText('The search did not load')).toBeVisible();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('default-criteria')).toBeVisible();
  });

  it('sizes again when the stored result is gone and its criteria are still known', async () => {
    const gone = () => Response.json({ message: 'Gone', errors: {}, modelState: {} }, { status: 404 });
    const first = renderSearch({ path: SIZED });
    await screen.findByRole('button', { name: /^KUB141/ });
    await waitFor(() => expect(first.platform.storage.read('search.exhaustSupply')).not.toBeNull());
    const remembered = first.platform.storage.read('search.exhaustSupply') ?? '';
    first.unmount();
    const second = renderSearch({ path: '/start', responses: { 'GET /api/sizefan/exhaust-supply/:resultId': gone } });
    second.platform.storage.write('search.exhaustSupply', remembered);
    act(() => second.platform.navigation.history.push(SIZED));
    await waitFor(() => expect(sizings(second.platform)).toHaveLength(1));
    expect(second.platform.shownToasts).toEqual([]);
  });
});

describe('running a search', () => {
  it.each([
    ['the button', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', FIND))],
    ['Enter', async (user) => user.type(screen.getByLabelText(/Airflow/), '{Enter}')],
    ['Alt+U', async () => fireEvent.keyDown(document.body, { code: 'KeyU', key: 'u', altKey: true })],
    ['Ctrl+U', async () => fireEvent.keyDown(document.body, { code: 'KeyU', key: 'u', ctrlKey: true })],
    ['Cmd+U', async () => fireEvent.keyDown(document.body, { code: 'KeyU', key: 'u', metaKey: true })],
  ])('[EVT-086] [SCH-010] works with %s', async (_, run) => {
    const { platform, user } = await openWithDuty();
    const completed = jest.fn();
    platform.bus.subscribe('sizing-completed', ({ payload }) => completed(payload));
    await run(user);
    expect(await screen.findByRole('button', { name: /^KUB141/ })).toBeVisible();
    expect(sizings(platform)).toHaveLength(1);
    expect(platform.navigation.history.location.search).toBe(`?category=1&sub=2&r=${RESULT_ID}`);
    expect(completed).toHaveBeenCalledWith(expect.objectContaining({ resultId: RESULT_ID, fanCategoryType: 1 }));
  });

  it('has what the rows were sized for as its heading, however the criteria change', async () => {
    const { user } = await openWithDuty();
    await user.click(screen.getByRole('button', FIND));
    await screen.findByRole('button', { name: /^KUB141/ });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('2,000 cfm at 0.50 in. wg');
    const airflow = screen.getByLabelText(/Airflow/);
    await user.clear(airflow);
    await user.type(airflow, '3000');
    expect(await screen.findByTestId('criteria-changed')).toHaveTextContent('2,000 cfm at 0.50 in. wg');
    expect(heading).toHaveTextContent('2,000 cfm at 0.50 in. wg');
    await user.type(airflow, '{Enter}');
    await waitFor(() => expect(heading).toHaveTextContent('3,000 cfm at 0.50 in. wg'));
  });

  it.each([
    ['0.375', '2,000 cfm at 0.375 in. wg'],
    ['0.5', '2,000 cfm at 0.50 in. wg'],
  ])('keeps the digits of a pressure of %s in its heading', async (typed, heading) => {
    const { user } = await openWithDuty();
    const pressure = screen.getByLabelText(/Static pressure/);
    await user.clear(pressure);
    await user.type(pressure, typed);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
  });

  it.each(['-500', '99999999'])('has no heading of an airflow of %s, which cannot be meant', async (typed) => {
    const { user } = await openWithDuty();
    const airflow = screen.getByLabelText(/Airflow/);
    await user.clear(airflow);
    await user.type(airflow, typed);
    await user.tab();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('cfm'));
  });

  it('[SCH-044] [SCH-069] sends the specification alone, the static pressure without its sign, and requests rows as a list has them', async () => {
    const { platform, user } = await openWithDuty();
    const pressure = screen.getByLabelText(/Static pressure/);
    await user.clear(pressure);
    await user.type(pressure, '-0.75');
    expect(screen.getByText(/^Sized for 0.75 in. wg/)).toBeVisible();
    await user.type(pressure, '{Enter}');
    await waitFor(() => expect(sizings(platform)).toHaveLength(1));
    expect(sizings(platform)[0]?.body).toEqual({ ...exhaustSpecification({ ...DUTY, sp: 0.75 }), rows: 'columns' });
  });

  it('[SCH-029] [SCH-030] [SCH-061] stops at what is missing, says it at the fields and goes to the first', async () => {
    const { platform } = renderSearch();
    const user = userEvent.setup();
    await screen.findByTestId('default-criteria');
    await user.clear(screen.getByLabelText(/Max. sound/));
    await user.type(screen.getByLabelText(/Max. sound/), '200');
    await user.click(screen.getByRole('button', FIND));
    expect(await screen.findByText('Enter the job postal code')).toBeVisible();
    for (const text of ['Enter the airflow, such as 1,500', 'Enter the static pressure, such as 0.5']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(/0\.1 to 100 sones/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Job postal code/)).toHaveFocus());
    expect(sizings(platform)).toEqual([]);
  });

  it('[SCH-030] does not ask again for what is on screen', async () => {
    const { platform, user } = await openWithDuty();
    await user.click(screen.getByRole('button', FIND));
    await screen.findByRole('button', { name: /^KUB141/ });
    await user.click(screen.getByRole('button', FIND));
    await user.click(screen.getByRole('button', { name: /^KUB161/ }));
    expect(sizings(platform)).toHaveLength(1);
  });

  it('[SCH-031] [ERR-026] a second run ends the first without a toast', async () => {
    const releases: (() => void)[] = [];
    const responses = {
      [SIZE]: async ({ body }) => {
        await new Promise<void>((resolve) => releases.push(resolve));
        return exhaustSet({ specification: body as never });
      },
    } satisfies Record<string, TestResponse>;
    const { platform, user } = await openWithDuty(responses);
    await user.click(screen.getByRole('button', FIND));
    await waitFor(() => expect(releases).toHaveLength(1));
    await user.type(screen.getByLabelText(/Airflow/), '0');
    await user.click(screen.getByRole('button', { name: 'Finding' }));
    await waitFor(() => expect(releases).toHaveLength(2));
    for (const release of releases) release();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('20,000 cfm');
    await screen.findByRole('button', { name: /^KUB141/ });
    expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
    expect(platform.shownToasts).toEqual([]);
  });

  it('[ERR-025] a failed run says so for a second and keeps the old rows', async () => {
    let isDown = false;
    const broken = () =>
      Response.json({ message: 'The catalogue is busy', errors: {}, modelState: {} }, { status: 500 });
    const { platform, user } = await openWithDuty({ [SIZE]: () => (isDown ? broken() : exhaustSet()) });
    await user.click(screen.getByRole('button', FIND));
    await screen.findByRole('button', { name: /^KUB141/ });
    isDown = true;
    await user.type(screen.getByLabelText(/Airflow/), '0{Enter}');
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({
      title: 'Error Loading Sizing Results',
      text: 'Internal Server Error',
      durationMs: 1000,
    });
    expect(screen.getByRole('button', { name: /^KUB141/ })).toBeVisible();
    expect(screen.getByTestId('criteria-changed')).toBeVisible();
    const card = screen.getByTestId('run-failure');
    expect(card).toHaveTextContent('Error Loading Sizing ResultsInternal Server Error. Your entries are kept.');
    // Not repeated above the form, which has no invalid field.
    expect(screen.queryByText('The catalogue is busy')).not.toBeInTheDocument();
    isDown = false;
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByTestId('run-failure')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/Airflow/)).toHaveValue('20,000');
    expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
  });

  it('waits calmly for its turn when the server has too much of it, and goes on by itself', async () => {
    let isBusy = true;
    const busy = () =>
      Response.json(
        { message: 'Too many requests. Please try again in 2 s.', errors: {}, modelState: {} },
        { status: 429, headers: { 'retry-after': '2' } },
      );
    const { platform } = await openWithDuty({ [SIZE]: () => (isBusy ? busy() : exhaustSet()) });
    jest.useFakeTimers({ advanceTimers: true });
    const typing = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await typing.click(screen.getByRole('button', FIND));
    expect(await screen.findByTestId('run-waits')).toHaveTextContent('This one continues in 2 seconds.');
    expect(platform.shownToasts).toEqual([]);
    isBusy = false;
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByTestId('run-waits')).toHaveTextContent('in 1 second.');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('button', { name: /^KUB141/ })).toBeVisible();
    expect(screen.queryByTestId('run-waits')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('without a line keeps the form, says so, and goes on by itself when the line is back', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await openWithDuty({
      [SIZE]: () => (navigator.onLine ? exhaustSet() : Promise.reject(new TypeError('Failed to fetch'))),
    });
    await user.click(screen.getByRole('button', FIND));
    expect(await screen.findByTestId('run-failure')).toHaveTextContent('You are offline.');
    expect(screen.getByLabelText(/Airflow/)).toHaveValue('2,000');
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: /^KUB141/ })).toBeVisible();
    expect(screen.queryByTestId('run-failure')).not.toBeInTheDocument();
    line.mockRestore();
  });

  it('says that rows belong to earlier criteria, and finds the new ones from there', async () => {
    const { platform, user } = await openWithDuty();
    await user.click(screen.getByRole('button', FIND));
    await screen.findByRole('button', { name: /^KUB141/ });
    expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Airflow/), '0');
    const notice = await screen.findByTestId('criteria-changed');
    expect(notice).toHaveTextContent('These rows are for 2,000 cfm at 0.50 in. wg.');
    await user.click(within(notice).getByRole('button', FIND));
    await waitFor(() => expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument());
    expect(sizings(platform)).toHaveLength(2);
  });
});

describe('the criteria', () => {
  it('[SCH-011] Alt+S opens and closes the advanced ones', async () => {
    renderSearch();
    await screen.findByTestId('default-criteria');
    const press = () => fireEvent.keyDown(document.body, { code: 'KeyS', key: 's', altKey: true });
    press();
    expect(screen.getByLabelText('Airstream')).toBeVisible();
    press();
    expect(screen.queryByLabelText('Airstream')).not.toBeInTheDocument();
  });

  it('an assumption leads to its field, a guess says that it is one', async () => {
    renderSearch();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Sea level, assumed. Change' }));
    await waitFor(() => expect(screen.getByLabelText('Altitude')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '60 Hz. Change' }));
    await waitFor(() => expect(screen.getByLabelText('Frequency')).toHaveFocus());
  });

  it('what is typed is kept for a reload', async () => {
    const { platform } = renderSearch();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Airflow/), '1234');
    await waitFor(() => expect(platform.storage.read('search.exhaustSupply')).toContain('"cfm":1234'));
  });

  it('[SCH-025] Reset brings the defaults back', async () => {
    renderSearch();
    const user = userEvent.setup();
    const sound = await screen.findByLabelText(/Max. sound/);
    await user.clear(sound);
    await user.type(sound, '12');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sound).toHaveValue('30.0'));
  });

  it('on a phone they stand in a sheet behind their summary', async () => {
    setWindowWidth(390);
    renderSearch({ path: SIZED });
    const user = userEvent.setup();
    const summary = await screen.findByTestId('criteria-summary');
    expect(summary).toHaveTextContent('2,000 cfm at 0.50 in. wg');
    expect(screen.queryByLabelText(/Airflow/)).not.toBeInTheDocument();
    await user.click(summary);
    expect(await screen.findByLabelText(/Airflow/)).toBeInTheDocument();
  });
});
