import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { CHICAGO, DUTY, exhaustSpecification } from '../../../test/specifications.ts';

const UNKNOWN = { message: 'No', errors: {}, modelState: { postalCode: ['Postal code 00000 is unknown'] } };

/** A whole duty but for its postal code, over a server that knows Chicago alone. */
async function openWithoutPlace() {
  const { platform } = renderSearch({
    responses: {
      'GET /api/location/climate': ({ query }) =>
        query.get('postalCode') === '60606' ? CHICAGO : Response.json(UNKNOWN, { status: 400 }),
      'GET /api/specification/exhaust-supply': () => exhaustSpecification({ ...DUTY, zip: '', altitude: null }),
    },
  });
  const user = userEvent.setup();
  const zip = await screen.findByLabelText(/Job postal code/);
  const bodies = () =>
    platform.calls.flatMap(({ method, path, body }) =>
      method === 'POST' && path === '/api/sizefan/exhaust-supply' ? [body] : [],
    );
  return { user, zip, bodies };
}

beforeEach(() => setWindowWidth(1440));

describe('an unknown postal code', () => {
  it('is sized at the altitude that is entered by hand', async () => {
    const { user, zip, bodies } = await openWithoutPlace();
    await user.type(zip, '00000{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    await user.type(await screen.findByLabelText('Altitude'), '800{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ zip: '00000', altitude: 800 });
  });

  it('gives way to the one before, whose site is filled in again', async () => {
    const { user, zip, bodies } = await openWithoutPlace();
    for (const code of ['60606', '00000', '60606']) {
      await user.clear(zip);
      await user.type(zip, `${code}{Enter}`);
      const count = bodies().length;
      await waitFor(() => expect(bodies().length).toBeGreaterThan(Math.max(0, count - 1)));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Finding' })).not.toBeInTheDocument());
    }
    expect(bodies().map((body) => (body as { altitude: number | null }).altitude)).toEqual([594, null, 594]);
    expect(screen.getByLabelText('Altitude')).toHaveValue('594');
  });
});
