import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';
import { criteriaOf } from './criteria-schema.ts';

const NO_LIMIT = 100;

describe('The limit of sound', () => {
  it('is empty until one is typed, and empty again when it is deleted', async () => {
    setWindowWidth(1440);
    renderSearch({
      responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification({ sones: NO_LIMIT }) },
    });
    const user = userEvent.setup();
    const field = await screen.findByLabelText(/Max. sound/);
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', 'No limit');
    await user.type(field, '25');
    await user.tab();
    expect(field).toHaveValue('25.0');
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('[SCH-063] is 30 sones at 5 ft where another fan is chosen for an item that was saved without', () => {
    const saved = { ...exhaustSpecification(), sones: null, soundLevelDistance: null };
    expect(criteriaOf(saved, DEFAULT_OPERATING_COST, true)).toMatchObject({ sones: 30, soundLevelDistance: 5 });
    expect(criteriaOf(saved, DEFAULT_OPERATING_COST)).toMatchObject({ sones: NO_LIMIT, soundLevelDistance: 5 });
  });
});

describe('The limit of sound pressure', () => {
  const advanced = () => screen.findByRole('button', { name: /^Advanced/ });
  const shown = (query = '') =>
    renderSearch({
      path: `/fans/sizer/search?category=1&sub=2${query}`,
      responses: { 'GET /api/specification/exhaust-supply': () => exhaustSpecification({ ...DUTY, sones: NO_LIMIT }) },
    });

  it('is none while its field is empty, and is sent in dBA', async () => {
    setWindowWidth(1440);
    const { platform } = shown();
    const sent = () => platform.calls.findLast(({ path }) => path === '/api/sizefan/exhaust-supply')?.body;
    const user = userEvent.setup();
    await user.click(await advanced());
    const field = screen.getByLabelText('Max. sound pressure');
    expect(field).toHaveAttribute('placeholder', 'No limit');
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    await waitFor(() => expect(sent()).toMatchObject({ soundPressure: null }));
    await user.type(field, '55');
    expect(await advanced()).toHaveTextContent('1 set');
    const form = within(screen.getByRole('form', { name: 'Criteria' }));
    await user.click(form.getByRole('button', { name: 'Find fans' }));
    await waitFor(() => expect(sent()).toMatchObject({ soundPressure: 55 }));
  });

  it('outside of 20 to 120 dBA is an error in words', async () => {
    setWindowWidth(1440);
    shown();
    const user = userEvent.setup();
    await user.click(await advanced());
    await user.type(screen.getByLabelText('Max. sound pressure'), '140');
    await user.click(screen.getByRole('button', { name: 'Find fans' }));
    expect(await screen.findByText('Sound pressure: 20 to 120 dBA')).toBeVisible();
  });

  it('comes from an address, and is in the summary beside that in sones', async () => {
    setWindowWidth(390);
    shown('&cfm=2500&sones=30&soundPressure=55');
    expect(await screen.findByTestId('criteria-summary')).toHaveTextContent(/30\.0 sones at 5 ft.*55 dBA at 5 ft/);
  });

  it('of a search that was remembered before there was one is none', () => {
    const { soundPressure: _none, ...before } = exhaustSpecification();
    expect(criteriaOf(before as typeof before & { soundPressure: null }, DEFAULT_OPERATING_COST)).toMatchObject({
      soundPressure: null,
    });
  });
});
