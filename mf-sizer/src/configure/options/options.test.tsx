import { DEFAULT_OPERATING_COST, OptionGroup, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import { TEST_USER, type TestResponse } from '@specbuilder/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { check, itemServer, nextState } from '../../../test/item-server.ts';
import { DAMPER_ID, fanItem, fanOption, ITEM_ID, OPTIONS } from '../../../test/items.ts';
import { textMessage, validationOf } from '../../../test/messages.ts';
import { NO_PRICING, setWindowWidth } from '../../../test/page-options.ts';
import { PROJECT_ID, projectStub } from '../../../test/people.ts';
import { openOptions, renderOptions } from '../../../test/render-options.tsx';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const SET_DAMPER = `PUT /api/fanItem/:id/option/:optionId`;
const rejected = () =>
  Response.json({ message: 'The option is not offered', errors: {}, modelState: {} }, { status: 400 });
const damper = () => screen.getByRole('checkbox', { name: /Gravity backdraft damper/ });
const footer = () => within(screen.getByTestId('price-foot'));
const group = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => setWindowWidth(1440));

describe('the options page', () => {
  it('[OPT-001] [OPT-002] [OPT-004] shows the item with its fields, its product page and the way back', async () => {
    const { platform } = await openOptions();
    expect(screen.getByRole('heading', { level: 1, name: 'KUB141' })).toBeVisible();
    expect(screen.getByText(/Upblast, backward-inclined, belt · 2,000 cfm at 0.50 in. wg/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Product page/ })).toHaveAttribute('target', '_blank');
    for (const field of ['Tag', 'Quantity', 'Notes']) expect(screen.getByLabelText(field)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      expect.stringContaining(`category=1&sub=2&r=${fanItem().resultId}`),
    );
    expect(platform.readyRoutes).toEqual(['app.fans.sizer.options']);
  });

  it('[OPT-003] names the project that it is in or will join', async () => {
    await openOptions({
      server: itemServer({ item: fanItem({ projectId: PROJECT_ID, tag: 'EF-4', qty: 2, notes: 'Level 3' }) }),
      user: TEST_USER,
      responses: {
        'GET /api/projectStubs/:id': () => projectStub('Harbor Point'),
        'GET /api/projects/:id': () => ({ projectItems: [], settings: { operatingCost: DEFAULT_OPERATING_COST } }),
      },
    });
    expect(await screen.findByText(/2,000 cfm at 0.50 in. wg · Harbor Point/)).toBeVisible();
    expect(screen.getByLabelText('Tag')).toHaveValue('EF-4');
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    expect(screen.getByLabelText('Notes')).toHaveValue('Level 3');
  });

  it('[OPT-077] the foot prices, saves, and is done with an item of a project', async () => {
    const first = await openOptions();
    expect(footer().getByText('Budget price')).toBeVisible();
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeEnabled();
    first.unmount();
    await openOptions({
      server: itemServer({ item: fanItem({ projectId: PROJECT_ID }) }),
      user: TEST_USER,
      responses: { 'GET /api/projectStubs/:id': () => projectStub('Harbor Point') },
    });
    expect(footer().getByRole('button', { name: 'Done' })).toBeEnabled();
  });

  it('says at its foot that figures are demonstration values, calculated and not certified', async () => {
    await openOptions();
    expect(screen.getByTestId('figures-statement')).toHaveTextContent(/demonstration values.*calculated.*certified/);
  });

  it('[OPT-008] [OPT-009] lists its groups in order above the price', async () => {
    await openOptions();
    const names = screen.getAllByTestId('option-group').map((element) => element.dataset['group']);
    expect(names).toEqual([OptionGroup.FanMotor, OptionGroup.StandardOptions, OptionGroup.FanCurb]);
    const menu = within(screen.getByRole('navigation', { name: 'Option groups' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Fan motor1/2 hp',
      'Standard options',
      'Fan curb',
    ]);
  });

  it('shows the size that an accessory has on this unit beside it', async () => {
    const size = { part: 'damper', isRound: false, widthIn: 22.5, lengthIn: 22.5 } as const;
    const sized = { size, replacesOptionIds: [11] };
    const options = OPTIONS.map((item) => (item.fanOptionId === DAMPER_ID ? { ...item, ...sized } : item));
    await openOptions({ server: itemServer({ options }) });
    expect(screen.getByText('22 1/2 × 22 1/2 in. · Replaces NEMA 3R disconnect')).toBeVisible();
  });

  it('[OPT-053] [OPT-056] a locked option says why, in words beside it', async () => {
    await openOptions();
    const locked = screen.getByRole('checkbox', { name: /Explosion-proof wiring/ });
    expect(locked).toBeDisabled();
    expect(screen.getByText('Needs 460 V')).toBeVisible();
    expect(locked).toHaveAccessibleName(expect.stringContaining('Needs 460 V'));
  });

  it('[OPT-076] a read-only item can be looked at and not changed', async () => {
    await openOptions({ server: itemServer({ item: fanItem({ isReadOnly: true }) }) });
    expect(screen.getByText('This item is read-only.')).toBeVisible();
    expect(damper()).toBeDisabled();
    expect(screen.getByLabelText('Tag')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save to project' })).not.toBeInTheDocument();
  });

  it('[PRC-007] keeps every price to itself under No Pricing', async () => {
    await openOptions({ currency: NO_PRICING });
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.queryByText('Budget price')).not.toBeInTheDocument();
  });

  it('says what is chosen by default, in the price or without one', async () => {
    const typical = OPTIONS.map((item) => ({ ...item, isUsual: item.fanOptionId === DAMPER_ID, isChecked: true }));
    const { unmount } = await openOptions({ server: itemServer({ options: typical }) });
    expect(screen.getByTestId('default-choices')).toHaveTextContent(
      'Price includes these default options: Gravity backdraft damper.',
    );
    unmount();
    await openOptions({ server: itemServer({ options: typical }), currency: NO_PRICING });
    expect(screen.getByTestId('default-choices')).toHaveTextContent(
      'Includes these default options: Gravity backdraft damper.',
    );
  });

  it('says nothing of default choices that were taken off', async () => {
    await openOptions({
      server: itemServer({ options: OPTIONS.map((item) => ({ ...item, isUsual: true, isChecked: false })) }),
    });
    expect(screen.queryByTestId('default-choices')).not.toBeInTheDocument();
  });

  it('shows chosen options alone on request', async () => {
    const { user } = await openOptions({
      server: itemServer({ options: OPTIONS.map((item) => ({ ...item, isChecked: item.fanOptionId === DAMPER_ID })) }),
    });
    await user.click(screen.getByRole('switch', { name: 'Selected only' }));
    expect(damper()).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /NEMA 3R/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Fan curb' })).not.toBeInTheDocument();
  });
});

describe('an option', () => {
  it('[EVT-089] [EVT-090] [OPT-015] [OPT-017] [OPT-019] [OPT-021] [PRC-005] is checked at once, confirmed by a delta and priced', async () => {
    let release: () => void = () => undefined;
    const server = itemServer();
    const response = server.responses[SET_DAMPER] as TestResponse;
    const slow: TestResponse = async (call) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return response(call);
    };
    const { platform } = await openOptions({ server, responses: { [SET_DAMPER]: slow } });
    const facts: [string, unknown][] = [];
    for (const fact of ['fan-options-changed', 'options-validity-changed'] as const)
      platform.bus.subscribe(fact, ({ name, payload }) => facts.push([name, payload]));
    fireEvent.click(damper());
    // In the same turn, before the cache notifies: a checkbox that waited for it would flip back for a moment.
    expect(damper()).toBeChecked();
    await waitFor(() => expect(footer().getByText('Working')).toBeVisible());
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeDisabled();
    expect(footer().getAllByText('$1,480.00').length).toBeGreaterThan(0);
    release();
    expect(await footer().findAllByText('$1,600.00')).not.toHaveLength(0);
    await waitFor(() => expect(footer().queryByText('Working')).not.toBeInTheDocument());
    expect(damper()).toBeChecked();
    const put = platform.calls.find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ selected: true, trimmed: true, checksum: optionsChecksum(OPTIONS) });
    await waitFor(() =>
      expect(Object.fromEntries(facts)).toEqual({
        'fan-options-changed': { fanItemId: ITEM_ID, checksum: expect.any(Number), totalPrice: 1600 },
        'options-validity-changed': { fanItemId: ITEM_ID, isValid: true, errors: [], warnings: [] },
      }),
    );
    expect(platform.calls.filter(({ path }) => path.endsWith('/configuration'))).toHaveLength(1);
  });

  it('[EVT-089] [EVT-090] changed elsewhere is broadcast once its list is loaded again', async () => {
    const server = itemServer();
    const facts: string[] = [];
    const { platform } = renderOptions({ server });
    const { bus } = platform;
    bus.subscribe('fan-options-changed', ({ name, payload }) => facts.push(`${name} ${payload.totalPrice}`));
    bus.subscribe('options-validity-changed', ({ name, payload }) => facts.push(`${name} ${payload.isValid}`));
    await screen.findByTestId('options-page');
    expect(facts).toEqual(['options-validity-changed true']);
    check(server.state, 11, true);
    nextState(server.state);
    await act(() => platform.queries.invalidateQueries());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /NEMA 3R/ })).toBeChecked());
    expect(facts.slice(1)).toEqual([expect.stringMatching(/^fan-options-changed \d/), 'options-validity-changed true']);
  });

  it('[OPT-016] [ERR-033] changed by another user in between: the whole list is loaded again', async () => {
    const server = itemServer();
    const { platform, user } = await openOptions({ server });
    check(server.state, 11, true);
    nextState(server.state);
    await user.click(damper());
    expect(await screen.findByRole('checkbox', { name: /NEMA 3R/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /NEMA 3R/ })).toBeChecked());
    expect(damper()).toBeChecked();
    expect(platform.calls.filter(({ path }) => path.endsWith('/configuration'))).toHaveLength(2);
  });

  it('[OPT-022] rejected: it is put back, the section is loaded again and a toast says so for 8 s', async () => {
    const { platform, user } = await openOptions({ responses: { [SET_DAMPER]: rejected } });
    const loads = () => platform.calls.filter(({ path }) => path.endsWith('/configuration')).length;
    await user.click(damper());
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(platform.shownToasts[0]).toMatchObject({
      kind: 'error',
      title: 'Gravity backdraft damper could not be changed',
      text: 'The option is not offered',
      durationMs: 8000,
    });
    await waitFor(() => expect(damper()).not.toBeChecked());
    await waitFor(() => expect(loads()).toBe(2));
  });

  it('changes made quickly go out one after another, each with the checksum of the one before', async () => {
    let running = 0;
    let max = 0;
    const server = itemServer();
    const response = server.responses[SET_DAMPER] as TestResponse;
    const counted: TestResponse = async (call) => {
      max = Math.max(max, ++running);
      await Promise.resolve();
      running -= 1;
      return response(call);
    };
    const { platform, user } = await openOptions({ server, responses: { [SET_DAMPER]: counted } });
    await user.click(damper());
    await user.click(screen.getByRole('checkbox', { name: /NEMA 3R/ }));
    expect(await footer().findAllByText('$1,745.00')).not.toHaveLength(0);
    const sums = platform.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { checksum: number }).checksum);
    expect(new Set(sums).size).toBe(2);
    expect(max).toBe(1);
    expect(platform.calls.filter(({ path }) => path.endsWith('/configuration'))).toHaveLength(1);
  });

  it('that takes the place of another says so, and can be chosen', async () => {
    const options = OPTIONS.map((item) =>
      item.fanOptionId === DAMPER_ID ? { ...item, replacesOptionIds: [11] } : item,
    );
    await openOptions({ server: itemServer({ options }) });
    expect(screen.getByText('Replaces NEMA 3R disconnect')).toBeVisible();
    expect(damper()).toBeEnabled();
  });

  it('a curb is one of a group, goes by the call of its own and can be cleared', async () => {
    const { platform, user } = await openOptions();
    await user.click(group('Fan curb').getByRole('radio', { name: /12 in/ }));
    await waitFor(() => expect(footer().getAllByText('$1,690.00')).not.toHaveLength(0));
    await user.click(group('Fan curb').getByRole('button', { name: 'Clear the selection in Fan curb' }));
    await waitFor(() => expect(footer().getAllByText('$1,480.00')).not.toHaveLength(0));
    const puts = platform.calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ path, body }) => [path.split('/').at(-1), (body as { curbId: number }).curbId])).toEqual([
      ['curb', 31],
      ['curb', null],
    ]);
  });

  it('[OPT-052] a merged pair goes out in one call with both ids', async () => {
    const merged = fanOption(41, OptionGroup.HvacFilterOptions, 'MERV 8 and 13', { mergedFanOptionIds: [41, 42] });
    const setMany = jest.fn<unknown, Parameters<TestResponse>>(rejected);
    const { user } = await openOptions({
      server: itemServer({ options: [...OPTIONS, merged] }),
      responses: { 'PUT /api/fanItem/:id/options': setMany },
    });
    await user.click(screen.getByRole('checkbox', { name: /MERV 8 and 13/ }));
    await waitFor(() => expect(setMany).toHaveBeenCalled());
    expect(setMany.mock.calls[0]?.[0].body).toMatchObject({
      options: [
        { optionId: 41, selected: true },
        { optionId: 42, selected: true },
      ],
    });
  });
});

describe('the price', () => {
  it('adds unit, motor and options, and multiplies by the quantity', async () => {
    const { user } = await openOptions();
    const parts = ['Unit$1,300.00', 'Motor$180.00', 'Options$0.00'];
    for (const text of parts) expect(screen.getByTestId('price-foot')).toHaveTextContent(text);
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '3{Enter}');
    expect(await footer().findByText('$4,440.00')).toBeVisible();
    expect(screen.getByTestId('price-foot')).toHaveTextContent('3 × $1,480.00');
  });

  it('[PRC-004] is in the active currency', async () => {
    const currency = { currencyCode: 'CAD', currencySymbol: 'CA$', exchangeRate: 2, arePricesHidden: false };
    await openOptions({ currency });
    expect(screen.getByTestId('price-foot')).toHaveTextContent('2,960');
  });
});

describe('errors and warnings', () => {
  const invalid = validationOf({ errors: [textMessage('Fan Curb: choose a curb', OptionGroup.FanCurb)] });

  it('[OPT-045] [OPT-066] [SAV-003] an error is shown in its group, keeps from saving, and Fix leads to it', async () => {
    const { user } = await openOptions({ server: itemServer({ validation: invalid }) });
    expect(group('Fan curb').getByText('Fan Curb: choose a curb')).toBeVisible();
    expect(footer().getByText('1 to fix: Fan curb')).toBeVisible();
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeDisabled();
    await user.click(footer().getByRole('button', { name: 'Fix' }));
    expect(group('Fan curb').getAllByRole('radio')[0]).toHaveFocus();
  });

  it('[OPT-057] Fix leads to the first warning where there is no error, and neither keeps from saving', async () => {
    const warned = validationOf({ warnings: [textMessage('Curb: vented curb is recommended', OptionGroup.FanCurb)] });
    const { user } = await openOptions({ server: itemServer({ validation: warned }) });
    expect(footer().getByText('1 warning: Fan curb')).toBeVisible();
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeEnabled();
    await user.click(footer().getByRole('button', { name: 'Fix' }));
    expect(group('Fan curb').getAllByRole('radio')[0]).toHaveFocus();
  });

  it('[OPT-050] an error leaves its group once it is fixed', async () => {
    const server = itemServer({ validation: invalid });
    server.effect = (state) => {
      state.validation = validationOf();
      return undefined;
    };
    const { user } = await openOptions({ server });
    await user.click(group('Fan curb').getByRole('radio', { name: /12 in/ }));
    await waitFor(() => expect(screen.queryByText('Fan Curb: choose a curb')).not.toBeInTheDocument());
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeEnabled();
  });

  it('[OPT-066] [MSG-019] a new warning is shown once and does not prevent saving', async () => {
    const server = itemServer();
    server.effect = (state) => {
      state.validation = validationOf({ warnings: [textMessage('Fan Motor: 6% margin', OptionGroup.FanMotor)] });
      return undefined;
    };
    const { platform, user } = await openOptions({ server });
    await user.click(damper());
    expect(await group('Fan motor').findByText('Fan Motor: 6% margin')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /NEMA 3R/ }));
    await waitFor(() => expect(footer().queryByText('Working')).not.toBeInTheDocument());
    expect(platform.shownToasts).toEqual([
      { kind: 'warning', title: 'WARNING:', text: 'Fan Motor: 6% margin', durationMs: 15_000 },
    ]);
    expect(footer().getByRole('button', { name: 'Save to project' })).toBeEnabled();
  });
});
