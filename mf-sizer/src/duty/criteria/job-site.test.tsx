import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { RESULT_ID } from '../../../test/results.ts';
import { CHICAGO, DUTY, exhaustSpecification } from '../../../test/specifications.ts';
import { firstState } from '../../results/session/sizer-state.ts';
import { createSizerStore } from '../../results/session/sizer-store.ts';
import { criteriaOf } from './criteria-schema.ts';
import { EXHAUST_DEPENDENCIES } from './exhaust-dependencies.ts';
import type { ExhaustStore } from './exhaust-store.ts';
import { useJobSite } from './use-job-site.ts';

/** The look-up waits half a second. */
const PATIENT = { timeout: 4000 };

const UNKNOWN = { message: 'No', errors: {}, modelState: { postalCode: ['Postal code 00000 is unknown'] } };
const sizingsOf = ({ calls }: ReturnType<typeof renderSearch>['platform']) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/sizefan/exhaust-supply');

beforeEach(() => setWindowWidth(1440));

describe('the job postal code', () => {
  it('[SCH-040] [SCH-043] fills the site, which can be edited', async () => {
    const { platform } = renderSearch();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Job postal code/), '60606');
    expect(await screen.findByText('Chicago, IL', {}, PATIENT)).toBeVisible();
    expect(screen.getByText(/594 ft · 92 °F \/ 75 °F/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit the site conditions' }));
    expect(screen.getByLabelText('Altitude')).toHaveValue('594');
    expect(screen.getByLabelText('Winter')).toHaveValue('1');
    expect(platform.calls.filter(({ path }) => path === '/api/location/climate')).toHaveLength(1);
  });

  it('is looked up before a run that is requested immediately, so that rows never mix places', async () => {
    const { platform } = renderSearch({
      responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification({ ...DUTY, zip: '' }) },
    });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Job postal code/), '60606{Enter}');
    await waitFor(() => expect(sizingsOf(platform)).toHaveLength(1));
    expect(sizingsOf(platform)[0]?.body).toMatchObject({ zip: '60606', altitude: 594, winterTemperature: 1 });
    expect(platform.calls.filter(({ path }) => path === '/api/location/climate')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: /^Chicago.* 594 ft\. Change$/ })).toBeVisible();
  });

  it('is no place any more where it is unknown: the run has no altitude of the place before', async () => {
    const places = ({ query }: { readonly query: URLSearchParams }) =>
      query.get('postalCode') === '60606' ? CHICAGO : Response.json(UNKNOWN, { status: 400 });
    const { platform } = renderSearch({
      responses: {
        'GET /api/location/climate': places,
        'GET /api/specification/exhaust-supply': () => exhaustSpecification({ ...DUTY, zip: '' }),
      },
    });
    const user = userEvent.setup();
    const zip = await screen.findByLabelText(/Job postal code/);
    await user.type(zip, '60606{Enter}');
    await waitFor(() => expect(sizingsOf(platform)).toHaveLength(1));
    await user.clear(zip);
    await user.type(zip, '00000{Enter}');
    await waitFor(() => expect(sizingsOf(platform)).toHaveLength(2));
    expect(sizingsOf(platform)[1]?.body).toMatchObject({ zip: '00000', altitude: null });
  });

  it('[SCH-042] [ERR-030] not found: says so for 7 s, opens the site fields and keeps the work', async () => {
    const unknown = () =>
      Response.json(
        { message: 'No', errors: {}, modelState: { postalCode: ['Postal code 00000 is unknown'] } },
        { status: 400 },
      );
    const { platform } = renderSearch({ responses: { 'GET /api/location/climate': unknown } });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Airflow/), '2000');
    await user.type(screen.getByLabelText(/Job postal code/), '00000');
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1), PATIENT);
    expect(platform.shownToasts[0]).toMatchObject({
      title: 'Postal code not found. Please enter the site conditions manually.',
      durationMs: 7000,
    });
    expect(await screen.findByLabelText('Altitude')).toHaveValue('');
    expect(screen.getByLabelText(/Airflow/)).toHaveValue('2,000');
    expect(screen.getByText(/unknown|not found/i)).toBeVisible();
  });

  it('[SCH-038] an invalid one takes the result from the address', async () => {
    const { platform } = renderSearch({ path: SIZED });
    const user = userEvent.setup();
    await screen.findByRole('button', { name: /^KUB141/ });
    expect(platform.navigation.history.location.search).toContain(RESULT_ID);
    await user.clear(screen.getByLabelText(/Job postal code/));
    await waitFor(() => expect(platform.navigation.history.location.search).not.toContain(RESULT_ID));
  });

  it('[SCH-038] an invalid one forgets the place that was found, and a valid one finds it again', async () => {
    renderSearch();
    const user = userEvent.setup();
    const field = await screen.findByLabelText(/Job postal code/);
    await user.type(field, '60606');
    expect(await screen.findByText('Chicago, IL', {}, PATIENT)).toBeVisible();
    await user.type(field, '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Chicago, IL')).not.toBeInTheDocument(), PATIENT);
    await user.type(field, '6');
    expect(await screen.findByText('Chicago, IL', {}, PATIENT)).toBeVisible();
  });

  it('[SCH-041] one that is no postal code is reported at its field', async () => {
    renderSearch();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Job postal code/), 'ABCDE');
    await user.tab();
    expect(await screen.findByText('Invalid postal code')).toBeVisible();
  });
});

describe('the look-up of a site', () => {
  const values = criteriaOf(exhaustSpecification(), DEFAULT_OPERATING_COST);

  /** The hook alone, over a state that a user types into. */
  function Site({ store }: { readonly store: ExhaustStore }) {
    const { place } = useJobSite(store, ignore);
    return <output>{place.status}</output>;
  }
  const ignore = () => undefined;

  afterEach(() => jest.useRealTimers());

  it('[SCH-039] [SCH-040] [LOC-026] [LOC-027] waits for a debounce of 500 ms and for five characters', async () => {
    jest.useFakeTimers();
    const store: ExhaustStore = createSizerStore(
      EXHAUST_DEPENDENCIES,
      firstState(EXHAUST_DEPENDENCIES, { criteria: values, rows: null }),
    );
    const type = (zip: string) => store.dispatch({ type: 'typed', field: 'zip', criteria: { ...values, zip } });
    const responses = { 'GET /api/location/climate': () => CHICAGO };
    const { platform } = renderWithPlatform(<Site store={store} />, { responses });
    const requests = () => platform.calls.length;
    const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    act(() => type('6060'));
    await rest(2000);
    expect(requests()).toBe(0);
    act(() => type('60606'));
    await rest(499);
    expect(requests()).toBe(0);
    await rest(1);
    expect(requests()).toBe(1);
    expect(platform.calls[0]?.query.get('postalCode')).toBe('60606');
  });
});
