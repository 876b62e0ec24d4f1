import { screen, waitFor, within } from '@testing-library/react';
import type { ItemServer } from '../../../test/item-server.ts';
import { chooseMotor, itemServer } from '../../../test/item-server.ts';
import { DAMPER_ID, fanItem, ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { openOptions } from '../../../test/render-options.tsx';
import { rating } from '../../../test/results.ts';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const damper = () => screen.getByRole('checkbox', { name: /Gravity backdraft damper/ });
const footer = () => within(screen.getByTestId('price-foot'));

/** The damper's pressure makes the fan faster and, if requested, switches to the larger motor. */
function resizing(server: ItemServer, takesLargerMotor: boolean): ItemServer {
  server.effect = (state) => {
    const isOn = state.options.some(({ fanOptionId, isChecked }) => fanOptionId === DAMPER_ID && isChecked);
    const { rating: old, motor } = state.item;
    const next = isOn
      ? rating({ rpm: 901, totalBhp: 0.49, totalStaticPressure: 0.56, optionStaticPressure: 0.06 })
      : rating();
    state.item = { ...state.item, rating: next };
    if (takesLargerMotor) chooseMotor(state, isOn ? 12 : 11);
    const before = {
      cfm: old?.cfm ?? 0,
      rpm: old?.rpm ?? 0,
      totalBhp: old?.totalBhp ?? 0,
      motorHorsepower: motor.horsepower,
      totalStaticPressure: old?.totalStaticPressure ?? 0,
    };
    return { resize: { before, motorChanged: takesLargerMotor }, motors: [...state.motors] };
  };
  return server;
}

beforeEach(() => setWindowWidth(1440));

describe('a change that re-rates the fan', () => {
  it('says so once, strikes the old figures through and can be undone', async () => {
    const { user } = await openOptions({ server: resizing(itemServer(), false) });
    await user.click(damper());
    const notice = await screen.findByTestId('rerate-notice');
    expect(notice).toHaveTextContent('Re-rated: 868 rpm to 901 rpm.');
    expect(notice).toHaveTextContent(
      'Gravity backdraft damper adds 0.06 in. wg, so the fan was re-rated from 868 rpm to 901 rpm and requires 0.49 bhp.',
    );
    expect(screen.getByTestId('rerate-status')).toHaveTextContent(/^Re-rated: 868 rpm to 901 rpm/);
    const duty = within(screen.getByTestId('duty-column'));
    expect(duty.getByText('868').tagName).toBe('S');
    expect(duty.getByText('901')).toBeVisible();
    expect(duty.getByText('before 868')).toBeInTheDocument();
    expect(duty.getByRole('link', { name: 'Open full size' })).toHaveAttribute(
      'href',
      expect.stringContaining('/fans/sizer/curve?model=KUB141&fanUnitId=141&cfm=2000'),
    );
    expect(duty.getByRole('figure')).toHaveTextContent('External static pressure 0.50Gravity backdraft damper 0.06');

    await user.click(within(notice).getByRole('button', { name: 'Undo Gravity backdraft damper' }));
    await waitFor(() => expect(damper()).not.toBeChecked());
    await waitFor(() => expect(footer().getAllByText('$1,480.00')).not.toHaveLength(0));
    expect(await duty.findByText('901')).toBeInTheDocument();
    expect(duty.getByText('901').tagName).toBe('S');
  });

  it('[EVT-091] [OPT-020] [MSG-020] with a larger motor it names both and what it costs', async () => {
    const { platform, user } = await openOptions({ server: resizing(itemServer(), true) });
    const received = jest.fn();
    platform.bus.subscribe('motor-changed', ({ payload }) => received(payload));
    await user.click(damper());
    expect(await screen.findByTestId('rerate-notice')).toHaveTextContent('Motor changed: 1/2 to 3/4 hp (+$64.00).');
    expect(platform.shownToasts).toEqual([
      { kind: 'warning', title: 'Motor Changed:', text: '3/4 hp, ODP, 1,725 rpm', durationMs: 15_000 },
    ]);
    expect(received).toHaveBeenCalledWith({
      fanItemId: ITEM_ID,
      motorId: 12,
      motorText: '3/4 hp, ODP, 1,725 rpm',
      by: 'server',
    });
    expect(screen.getByRole('radio', { name: /3\/4 hp/ })).toBeChecked();
  });
});

describe('a change that needs a larger motor alone', () => {
  it('says that the speed stays, and nothing of a fixed speed', async () => {
    const server = itemServer();
    server.effect = (state) => {
      const { cfm, rpm, totalBhp, totalStaticPressure } = rating();
      const { horsepower } = state.item.motor;
      chooseMotor(state, 12);
      return {
        resize: {
          before: { cfm, rpm, totalBhp, totalStaticPressure, motorHorsepower: horsepower },
          motorChanged: true,
        },
      };
    };
    const { user } = await openOptions({ server });
    await user.click(damper());
    const notice = await screen.findByTestId('rerate-notice');
    expect(notice).toHaveTextContent(
      /Motor changed: 1\/2 to 3\/4 hp.* The fan still runs at 868 rpm and requires 0\.43 bhp\./,
    );
    expect(notice).not.toHaveTextContent(/fixed speed/);
  });
});

describe('a change on a fan of fixed speed', () => {
  const at = (cfm: number, totalStaticPressure: number, optionStaticPressure = 0) =>
    rating({ rpm: 1160, requiredCfm: 2000, cfm, totalStaticPressure, optionStaticPressure, totalBhp: 0.35 });

  function fixedSpeedServer(): ItemServer {
    const server = itemServer();
    const before = at(2172, 0.59);
    server.state.item = { ...server.state.item, rating: before };
    server.effect = (state) => {
      state.item = { ...state.item, rating: at(2135, 0.615, 0.04) };
      const { cfm, rpm, totalBhp, totalStaticPressure } = before;
      const motorHorsepower = state.item.motor.horsepower;
      return { resize: { before: { cfm, rpm, totalBhp, motorHorsepower, totalStaticPressure }, motorChanged: false } };
    };
    return server;
  }

  it('says what became of the airflow, not that the speed stayed', async () => {
    const { user } = await openOptions({ server: fixedSpeedServer() });
    const duty = within(screen.getByTestId('duty-column'));
    expect(duty.getByTestId('fixed-speed-note')).toHaveTextContent(
      'Delivers 2,172 cfm for 2,000 cfm required (+8.6%): its speed is fixed at 1,160 rpm. A variable-speed drive (VFD, ECM, speed controller) or a belt drive meets the required airflow.',
    );
    await user.click(damper());
    const notice = await screen.findByTestId('rerate-notice');
    expect(notice).toHaveTextContent('Airflow: 2,172 cfm to 2,135 cfm.');
    expect(notice).toHaveTextContent(
      'Gravity backdraft damper adds 0.04 in. wg. At its fixed speed of 1,160 rpm the fan now delivers 2,135 cfm for 2,000 cfm required (+6.8%) and requires 0.35 bhp.',
    );
  });

  it('states the parts of the pressure at the airflow that they belong to', async () => {
    const { user } = await openOptions({ server: fixedSpeedServer() });
    await user.click(damper());
    await screen.findByTestId('rerate-notice');
    const figure = within(screen.getByTestId('duty-column')).getByRole('figure');
    expect(figure).toHaveTextContent(
      'At the 2,000 cfm required:External static pressure 0.50Gravity backdraft damper 0.04',
    );
  });
});

describe('motor and voltage', () => {
  it('another supply that came with an option is said', async () => {
    const server = itemServer();
    server.effect = (state) => {
      const other = state.item.motor.voltages.find(({ id }) => id !== state.item.voltage.id);
      if (other) state.item = { ...state.item, voltage: other };
      return {};
    };
    const { platform, user } = await openOptions({ server });
    await user.click(damper());
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'warning', title: 'Supply voltage changed' });
    expect(platform.shownToasts[0]?.text).toMatch(/\d+ V, (three|single) phase/);
  });

  it('a motor and its voltage come back together by undo', async () => {
    const { platform, user } = await openOptions();
    await user.click(screen.getByRole('radio', { name: /3\/4 hp/ }));
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(platform.calls.find(({ path }) => path.endsWith('/undo'))).toBeDefined());
    await waitFor(() => expect(screen.getByRole('radio', { name: /1\/2 hp.*Included/ })).toBeChecked());
  });

  it('[OPT-078] a motor is chosen after a moment of rest, with what it costs beside it', async () => {
    const { platform, user } = await openOptions();
    expect(screen.getByRole('radio', { name: /1\/2 hp.*Included/ })).toBeChecked();
    const larger = screen.getByRole('radio', { name: /3\/4 hp.*\+\$64\.00/ });
    await user.click(larger);
    expect(larger).toBeChecked();
    await waitFor(() => expect(platform.calls.some(({ path }) => path.endsWith('/motor'))).toBe(true));
    const put = platform.calls.find(({ path }) => path.endsWith('/motor'));
    expect(put).toMatchObject({ method: 'PUT', body: { motorId: 12, trimmed: true } });
    await waitFor(() => expect(footer().getAllByText('$1,544.00')).not.toHaveLength(0));
    expect(platform.shownToasts).toEqual([]);
  });

  it('says what a unit with a heater draws beside its motor', async () => {
    const load = { fullLoadAmps: 50.2, motorAmps: 2.2, heaterAmps: 48, apparentPower: 40, inputKw: 38.7 };
    const electricity = { ...fanItem().electricity, ...load };
    await openOptions({ server: itemServer({ item: fanItem({ electricity }) }) });
    expect(screen.getByText('Unit 50.2 A full load: motor 2.2 A, heater 48.0 A · 40.0 kVA')).toBeVisible();
  });

  it('says the nameplates of compressors and condenser fans, and the short-circuit rating', async () => {
    const load = { fullLoadAmps: 19.8, motorAmps: 2.2, compressorAmps: 15.6, condenserFanAmps: 2, apparentPower: 15.8 };
    const compressors = { count: 2, ratedLoadAmps: 7.8, lockedRotorAmps: 52 };
    const condenserFans = { count: 2, fullLoadAmps: 1 };
    const electricity = { ...fanItem().electricity, ...load, compressors, condenserFans };
    await openOptions({ server: itemServer({ item: fanItem({ electricity, shortCircuitKa: 5 }) }) });
    expect(
      screen.getByText(
        'Unit 19.8 A full load: motor 2.2 A, 2 compressors 7.8 A RLA, 52.0 A LRA each, ' +
          '2 condenser fans 1.0 A each · 15.8 kVA · SCCR 5 kA',
      ),
    ).toBeVisible();
  });

  it('says what options draw, on the circuit of the unit and on their own', async () => {
    const reheat = { code: 'RH3', description: 'Electric reheat', heatKw: 24, horsepower: 0, phase: 3 as const };
    const cabinet = { ...reheat, code: 'CABH', description: 'Cabinet heater', heatKw: 0.15, phase: 1 as const };
    const circuit = { voltage: 115, minimumCircuitAmpacity: 1.6, maximumOvercurrentProtection: 15 };
    const electricity = {
      ...fanItem().electricity,
      ...{ fullLoadAmps: 32.3, motorAmps: 2.2, apparentPower: 25.7, options: [{ ...reheat, fullLoadAmps: 30.1 }] },
      ownCircuits: [{ ...cabinet, ...circuit, fullLoadAmps: 1.3, apparentPower: 0.15, inputKw: 0.15 }],
    };
    await openOptions({ server: itemServer({ item: fanItem({ electricity }) }) });
    expect(
      screen.getByText(
        'Unit 32.3 A full load: motor 2.2 A, Electric reheat 30.1 A · 25.7 kVA · ' +
          'Cabinet heater on its own circuit, 115/1: 1.3 A, MCA 1.6 A, MOCP 15 A',
      ),
    ).toBeVisible();
  });

  it('[MSG-014] a voltage changes what the circuit needs, and confirms the change', async () => {
    const { platform, user } = await openOptions();
    expect(screen.queryByText(/^Unit .* full load/)).not.toBeInTheDocument();
    expect(screen.getByText(/2\.2 A full load · MCA 2\.7 A · MOCP 15 A/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Voltage'), '208 V, three phase');
    expect(await screen.findByText(/4\.8 A full load · MCA 6\.0 A/)).toBeVisible();
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({ kind: 'success', title: 'Voltage updated successfully' });
    expect(platform.calls.find(({ path }) => path.endsWith('/voltage'))?.body).toMatchObject({ motorVoltageId: 101 });
  });

  it('[ERR-034] a rejected voltage is put back and says so', async () => {
    const broken = () => new Response(null, { status: 500 });
    const { platform, user } = await openOptions({ responses: { 'PUT /api/fanItem/:id/voltage': broken } });
    await user.selectOptions(screen.getByLabelText('Voltage'), '208 V, three phase');
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]?.title).toBe('Voltage failed to update');
    await waitFor(() => expect(screen.getByLabelText('Voltage')).toHaveDisplayValue('460 V, three phase'));
  });
});
