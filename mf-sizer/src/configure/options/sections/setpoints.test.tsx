import { screen, waitFor, within } from '@testing-library/react';
import { nextState } from '../../../../test/item-server.ts';
import { ITEM_ID } from '../../../../test/items.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { accept, puts, sectionServer } from '../../../../test/section-server.ts';
import { CONTROL_OPTIONS, temperatureControls } from '../../../../test/temperature-controls.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const group = (name: string) => within(screen.getByRole('region', { name }));
const footer = () => within(screen.getByTestId('price-foot'));

const setpoint = (typeId: number, description: string, value: number, minimum: number, maximum: number) => ({
  ...{ typeId, description, value, isUnoccupied: false },
  range: { minimum, maximum },
});
const MIN_AND_MAX = {
  fanOptionId: 51,
  setpoints: [setpoint(3, 'Minimum discharge', 50, 40, 110), setpoint(4, 'Maximum discharge', 110, 50, 140)],
};

beforeEach(() => setWindowWidth(1440));

describe('setpoints', () => {
  const open = (responses = {}) => {
    const server = sectionServer(CONTROL_OPTIONS, { ...temperatureControls(), setpoints: [MIN_AND_MAX] });
    const path = 'PUT /api/fanItem/:id/option/:optionId/setpoints';
    return openOptions({ server, responses: { [path]: accept(server), ...responses } });
  };
  const minimum = () => screen.getByLabelText('Minimum discharge');

  it('[OPT-058] are saved when they were changed and are right', async () => {
    const opened = await open();
    await opened.user.clear(minimum());
    await opened.user.type(minimum(), '60{Enter}');
    await waitFor(() => expect(puts(opened)).toHaveLength(1));
    expect(puts(opened)[0]?.body).toMatchObject({ setpoints: [{ typeId: 3, value: 60, isUnoccupied: false }] });
    await opened.user.click(minimum());
    await opened.user.tab();
    expect(puts(opened)).toHaveLength(1);
  });

  it('[OPT-059] [OPT-048] [OPT-049] a minimum stays below its maximum; nothing is sent and nothing saved until it does', async () => {
    const opened = await open();
    await opened.user.clear(minimum());
    await opened.user.type(minimum(), '111');
    await opened.user.tab();
    expect(await screen.findByText('40 to 110 °F')).toBeVisible();
    expect(
      group('Temperature control').getByText('Fix Minimum discharge errors (Section: Temperature control)'),
    ).toBeVisible();
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeDisabled();
    const maximum = screen.getByLabelText('Maximum discharge');
    await opened.user.clear(maximum);
    await opened.user.type(maximum, '120{Enter}');
    expect(puts(opened)).toEqual([]);
    await opened.user.click(minimum());
    await opened.user.keyboard('{Escape}');
    expect(minimum()).toHaveValue('50');
    await waitFor(() => expect(screen.queryByText(/^Fix Minimum discharge/)).not.toBeInTheDocument());
  });

  it('[OPT-060] go with their option', async () => {
    const server = sectionServer(CONTROL_OPTIONS, {
      ...temperatureControls(),
      setpoints: [{ ...MIN_AND_MAX, fanOptionId: 52 }],
    });
    await openOptions({ server });
    expect(screen.queryByLabelText('Minimum discharge')).not.toBeInTheDocument();
  });

  it('keep what was typed while another user’s change is loaded', async () => {
    const opened = await open();
    await opened.user.clear(minimum());
    await opened.user.type(minimum(), '61');
    nextState(opened.server.state);
    const { queryKey } = opened.platform.apiQueries.fanItem.configuration.queryOptions({
      input: { fanItemId: ITEM_ID },
    });
    await opened.platform.queries.refetchQueries({ queryKey });
    expect(minimum()).toHaveValue('61');
  });

  it('of the occupied hours come first; one of the same name outside of them says so', async () => {
    const night = { ...setpoint(2, 'Heating', 60, 40, 90), isUnoccupied: true };
    const setpoints = [night, setpoint(1, 'Heating', 70, 50, 110)];
    await openOptions({
      server: sectionServer(CONTROL_OPTIONS, { ...temperatureControls(), setpoints: [{ fanOptionId: 51, setpoints }] }),
    });
    const shown = group('Temperature control').getAllByRole('textbox', { name: /^Heating/ });
    expect(shown.map((field) => field.getAttribute('value'))).toEqual(['70', '60']);
    expect(screen.getByLabelText('Heating, unoccupied')).toHaveValue('60');
  });

  it('stay in a field that is typed into while another one is saved', async () => {
    const opened = await open();
    await opened.user.clear(minimum());
    await opened.user.type(minimum(), '60{Enter}');
    await opened.user.click(screen.getByLabelText('Maximum discharge'));
    await opened.user.keyboard('0');
    await waitFor(() => expect(footer().queryByText('Working')).not.toBeInTheDocument());
    expect(puts(opened)).toHaveLength(1);
    expect(screen.getByLabelText('Maximum discharge')).toHaveValue('1100');
  });

  it('[OPT-050] take what is wrong with them along when their option leaves', async () => {
    const opened = await open();
    await opened.user.clear(minimum());
    await opened.user.tab();
    expect(await screen.findByText(/^Fix Minimum discharge/)).toBeVisible();
    await opened.user.click(screen.getByRole('radio', { name: /Outdoor reset/ }));
    await waitFor(() => expect(screen.queryByText(/^Fix Minimum discharge/)).not.toBeInTheDocument());
  });
});
