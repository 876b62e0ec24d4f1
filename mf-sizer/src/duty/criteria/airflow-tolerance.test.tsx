import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';

beforeEach(() => setWindowWidth(1440));

async function openTolerance() {
  const { platform } = renderSearch({
    path: '/fans/sizer/search?category=1&sub=2',
    responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification(DUTY) },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Advanced/ }));
  const group = screen.getByRole('group', { name: 'Airflow tolerance' });
  return {
    user,
    less: within(group).getByRole('slider', { name: 'Below the duty, up to' }),
    more: within(group).getByRole('slider', { name: 'Above the duty, up to' }),
    sized: () => platform.calls.findLast(({ path }) => path === '/api/sizefan/exhaust-supply')?.body,
  };
}

test('what an address requests among the advanced criteria is counted as set', async () => {
  renderSearch({
    path: '/fans/sizer/search?category=1&sub=2&cfm=2500&motorVoltage=460&motorPhase=3&isRestaurantDuty=true',
    responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification(DUTY) },
  });
  expect(await screen.findByRole('button', { name: /^Advanced/ })).toHaveTextContent('3 set');
});

describe('the tolerance of the airflow', () => {
  it('begins with none below and a tenth above, and is sent as it is set', async () => {
    const { user, less, more, sized } = await openTolerance();
    expect(less).toHaveAttribute('aria-valuetext', '−0%');
    expect(more).toHaveAttribute('aria-valuetext', '+10%');
    fireEvent.change(less, { target: { value: '-4' } });
    fireEvent.change(more, { target: { value: '25' } });
    expect(less).toHaveAttribute('aria-valuetext', '−4%');
    expect(more).toHaveAttribute('aria-valuetext', '+25%');
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    await waitFor(() => expect(sized()).toMatchObject({ airflowToleranceBelow: 4, airflowToleranceAbove: 25 }));
  });

  it('is among the assumptions and the criteria that are set, once it differs from the default', async () => {
    const { more } = await openTolerance();
    const assumptions = () => screen.getByRole('list', { name: 'Assumptions' });
    expect(within(assumptions()).queryByText(/airflow/)).not.toBeInTheDocument();
    fireEvent.change(more, { target: { value: '20' } });
    expect(await within(assumptions()).findByText('−0 to +20% airflow')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Advanced/ })).toHaveTextContent('1 set');
    await userEvent.click(screen.getByRole('button', { name: '−0 to +20% airflow. Change' }));
    await waitFor(() => expect(more).toHaveFocus());
  });
});
