import type { DeliverableHealth } from '@specbuilder/shared-contracts/api';
import { PREWIRE_DEBOUNCE_MS, REVIT_CHECK_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, B, C, openItems } from '../../test/open-items.tsx';
import { PROJECT_ID } from '../../test/projects.ts';

type Next = (value: unknown) => void;
/** What the page does with the hub of the deliverables. */
const mockHub = {
  isDown: false,
  streams: [] as { readonly method: string; readonly next: Next; readonly error: Next }[],
  reconnecting: (_error: unknown): void => undefined,
};
jest.mock('@microsoft/signalr', () => ({
  LogLevel: { None: 6 },
  HubConnectionBuilder: class {
    url = '';
    withUrl(url: string) {
      this.url = url;
      return this;
    }
    withAutomaticReconnect = () => this;
    configureLogging = () => this;
    build = () => {
      const isOfDeliverables = this.url.includes('/hub/deliverableHealth');
      return {
        on: () => undefined,
        onreconnected: () => undefined,
        onreconnecting: (hear: Next) => {
          if (isOfDeliverables) mockHub.reconnecting = hear;
        },
        start: async () => {
          if (isOfDeliverables && mockHub.isDown) throw new Error('no hub');
        },
        stop: async () => undefined,
        invoke: async () => ({ changeNumber: 1 }),
        stream: (method: string) => ({
          subscribe: ({ next, error }: { readonly next: Next; readonly error: Next }) =>
            void mockHub.streams.push({ method, next, error }),
        }),
      };
    };
  },
}));

const report = (isAvailable: boolean): DeliverableHealth => ({
  deliverables: {
    isAvailable,
    ...{ isAutodrawApiHealthy: isAvailable, isPdfServiceHealthy: true, isSquidexHealthy: true },
  },
  specBuilder: { isAutodrawApiHealthy: isAvailable },
});
const notify = (isAvailable: boolean) => act(() => mockHub.streams.at(-1)?.next(report(isAvailable)));

/** A file as the server sends it. */
const file = (name: string, text = 'document') =>
  new Response(new Blob([text], { type: 'application/pdf' }), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
  });
const html = () =>
  new Response('<!doctype html><style>h1{color:black}</style><h1>Harbor Point Clinic</h1>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

// jsdom's own takes no content from the responses of Node's fetch.
const { File: NodeFile } = jest.requireActual<{ readonly File: typeof File }>('node:buffer');
beforeAll(() => Object.assign(globalThis, { File: NodeFile }));

const saved: { readonly name: string }[] = [];
const user = { includePreWire: false };

function open(responses: Parameters<typeof openItems>[1] = {}, tab = 'deliverables') {
  return openItems(
    {},
    {
      'GET /api/projects/revit/any': () => ({ hasRevits: true, itemsWithRevits: [A, B] }),
      'GET /api/projects/submittal/preview': html,
      'GET /api/projects/schedule/preview': html,
      'GET /api/projects/specification/preview': html,
      'GET /api/projects/submittal': () => file('Harbor Point Clinic submittal.pdf'),
      'GET /api/projects/schedule': () => file('Harbor Point Clinic schedule.csv'),
      'GET /api/projects/revit': () => file('Harbor Point Clinic revit.zip'),
      'GET /api/user/details': () => ({ settings: { includePreWire: user.includePreWire } }),
      'PUT /api/user/settings/togglePrewireSetting': () => {
        user.includePreWire = !user.includePreWire;
        return { includePreWire: user.includePreWire };
      },
      ...responses,
    },
    { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=${tab}` },
  );
}
type Opened = ReturnType<typeof open>;

const card = (name: string) => screen.findByRole('region', { name });
const callsTo = ({ platform }: Opened, path: string) => platform.calls.filter((call) => call.path === path);
const titles = ({ platform }: Opened) => platform.shownToasts.map(({ title }) => title);

/** Opens the generator of a deliverable and downloads it with its present settings. */
async function generate(name: string, choose: (dialog: HTMLElement) => Promise<void> = async () => undefined) {
  await userEvent.click(within(await card(name)).getByRole('button', { name: `Download ${name}` }));
  const dialog = await screen.findByRole('dialog', { name });
  await choose(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Download / }));
  return dialog;
}

beforeEach(() => {
  Object.assign(mockHub, { isDown: false, streams: [] });
  user.includePreWire = false;
  saved.length = 0;
  URL.createObjectURL = jest.fn(() => 'blob:document');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('The deliverables of a project', () => {
  it('[DLV-001] are submittal, schedule, specification and Revit archive', async () => {
    open();
    for (const name of ['Submittal', 'Schedule', 'Specification', 'Revit']) expect(await card(name)).toBeVisible();
    expect(await card('Schedule')).toHaveTextContent('PDF, XLSX, CSV, DWG, DXF');
  });

  it('are laid out for the chosen sheet, which only the schedule offers', async () => {
    const opened = open();
    await generate('Schedule', async (dialog) => {
      await userEvent.click(within(dialog).getByRole('radio', { name: 'Tabloid (11 x 17)' }));
    });
    await waitFor(() => expect(callsTo(opened, '/api/projects/schedule')).toHaveLength(1));
    expect(callsTo(opened, '/api/projects/schedule')[0]?.query.get('pageSize')).toBe('2');
  });

  it('[DLV-002] [DLV-013] [DLV-014] are generated of chosen items, as a file that lies as chosen', async () => {
    const opened = open();
    await generate('Submittal', async (dialog) => {
      await userEvent.click(within(dialog).getByRole('checkbox', { name: /EF-2/ }));
      await userEvent.click(within(dialog).getByRole('radio', { name: 'Landscape' }));
    });
    await waitFor(() => expect(callsTo(opened, '/api/projects/submittal')).toHaveLength(1));
    const { query } = callsTo(opened, '/api/projects/submittal')[0] ?? { query: new URLSearchParams() };
    expect(query.has('pageSize')).toBe(false);
    const requested = query.toString();
    expect(requested).toContain(A);
    expect(requested).toContain(C);
    expect(requested).not.toContain(B);
    expect(query.get('projectId')).toBe(PROJECT_ID);
    expect(query.get('pdfOrientation')).toBe('2');
    expect(query.get('manufacturerLabelId')).toBe('1');
    expect(query.get('now')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    await waitFor(() => expect(saved).toEqual([{ name: 'Harbor Point Clinic submittal.pdf' }]));
  });

  it('[DLV-003] are looked at as pages without scripts', async () => {
    open();
    const page = (await screen.findByTitle('Submittal, preview')) as HTMLIFrameElement;
    // Of this origin, so that the page can scroll and scale it; nothing in it runs.
    expect(page.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(page.srcdoc).toContain('Harbor Point Clinic');
    await userEvent.click(within(await card('Schedule')).getByRole('button', { name: 'Schedule, preview' }));
    expect(await screen.findByTitle('Schedule, preview')).toBeVisible();
    expect(within(await card('Revit')).queryByRole('button', { name: /preview/ })).toBeNull();
  });

  it('[DLV-007] [EVT-080] [EVT-081] say that they are on their way until they are there', async () => {
    let finish: (response: Response) => void = () => undefined;
    const opened = open({ 'GET /api/projects/schedule': () => new Promise((resolve) => (finish = resolve)) });
    const received: unknown[] = [];
    for (const fact of ['deliverable-started', 'deliverable-finished'] as const)
      opened.platform.bus.subscribe(fact, ({ payload }) => received.push(payload));
    const dialog = await generate('Schedule');
    expect(await within(dialog).findByRole('button', { name: 'Generating…' })).toHaveAttribute('aria-disabled', 'true');
    const started = { downloadId: expect.any(String), projectId: PROJECT_ID, type: 2, format: 5 };
    expect(received).toEqual([started]);
    await act(async () => finish(file('schedule.pdf')));
    expect(await within(dialog).findByRole('button', { name: 'Download PDF' })).toBeEnabled();
    const [{ downloadId }] = received as [{ readonly downloadId: string }];
    expect(received).toEqual([started, { downloadId, outcome: 'succeeded' }]);
  });

  it.each([
    ['Submittal', '/api/projects/submittal'],
    ['Schedule', '/api/projects/schedule'],
    ['Specification', '/api/projects/specification'],
    ['Revit', '/api/projects/revit'],
  ])('[ERR-051] [ERR-053] [EVT-081] say that %s failed, and can be tried again', async (name, path) => {
    const body = { message: 'Too many at once', errors: {}, modelState: {} };
    const opened = open({ [`GET ${path}`]: () => Response.json(body, { status: 503 }) });
    const received = jest.fn();
    opened.platform.bus.subscribe('deliverable-finished', ({ payload }) => received(payload));
    await screen.findByTitle('Submittal, preview');
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    notify(true);
    const dialog = await generate(name);
    const message = `${name} Generation Failed`;
    await waitFor(() => expect(titles(opened)).toContain(message));
    expect(received).toHaveBeenCalledWith({ downloadId: expect.any(String), outcome: 'failed', message });
    expect(within(dialog).getByRole('button', { name: /^Download / })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('[DLV-005] [DLV-006] [EVT-040] keep the wiring that is wanted after 800 ms, once', async () => {
    jest.useFakeTimers();
    const opened = open();
    const changed: unknown[] = [];
    opened.platform.bus.subscribe('user-settings-changed', ({ payload }) => changed.push(payload));
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.click(screen.getByRole('button', { name: 'Download Submittal' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    const wiring = () => screen.getByRole('checkbox', { name: 'Wiring between unit and building' });
    for (let click = 0; click < 3; click += 1) fireEvent.click(wiring());
    const toggles = () => callsTo(opened, '/api/user/settings/togglePrewireSetting').length;
    await act(() => jest.advanceTimersByTimeAsync(PREWIRE_DEBOUNCE_MS - 1));
    expect(toggles()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect([toggles(), changed]).toEqual([1, [{ changed: ['includePreWire'] }]]);
    expect(wiring()).toBeChecked();
    for (let click = 0; click < 2; click += 1) fireEvent.click(wiring());
    await act(() => jest.advanceTimersByTimeAsync(PREWIRE_DEBOUNCE_MS));
    expect(toggles()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(callsTo(opened, '/api/projects/submittal')[0]?.query.get('includePreWire')).toBe('true');
  });
});

describe('The health of the deliverables', () => {
  it('[DLV-009] [MSG-023] [MSG-024] [EVT-082] is said with each flip, and only then', async () => {
    const opened = open();
    const received: unknown[] = [];
    opened.platform.bus.subscribe('deliverable-health-changed', ({ payload }) => received.push(payload));
    await waitFor(() => expect(mockHub.streams.map(({ method }) => method)).toEqual(['StreamDeliverableHealth']));
    for (const isAvailable of [true, true, false, false, true]) notify(isAvailable);
    expect(opened.platform.shownToasts.map(({ title, durationMs }) => [title, durationMs])).toEqual([
      ['Service Outage: Deliverables generation is offline', 6000],
      ['Service Restored: Deliverables back online', 6000],
    ]);
    expect(received.map((payload) => (payload as { readonly isFlip: boolean }).isFlip)).toEqual([
      ...[false, false, true, false, true],
    ]);
    const later: unknown[] = [];
    opened.platform.bus.subscribe('deliverable-health-changed', ({ payload }) => later.push(payload));
    expect(later).toEqual([{ isAvailable: true, isFlip: true }]);
  });

  it('is no news when the tab is left, and one loss is said once', async () => {
    const opened = open();
    const received = jest.fn();
    opened.platform.bus.subscribe('deliverable-health-failed', received);
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    act(() => {
      mockHub.reconnecting(new Error('lost'));
      mockHub.streams.at(-1)?.error(new Error('lost'));
    });
    expect(received).toHaveBeenCalledTimes(1);
    opened.unmount();
    mockHub.streams.at(-1)?.error(new Error('ended'));
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('[DLV-012] disables downloads while the service is down', async () => {
    open();
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    notify(false);
    const button = within(await card('Schedule')).getByRole('button', { name: 'Download Schedule' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', 'Service Outage: Deliverables generation is offline');
    notify(true);
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('[ERR-055] [EVT-083] is not checked without a connection, and documents can still be downloaded', async () => {
    mockHub.isDown = true;
    const opened = open();
    const received = jest.fn();
    await waitFor(() => expect(opened.platform.bus.last('deliverable-health-failed')).toBeDefined());
    opened.platform.bus.subscribe('deliverable-health-failed', ({ payload }) => received(payload.message));
    expect(received).toHaveBeenCalledWith('no hub');
    expect(titles(opened)).toEqual([]);
    expect(callsTo(opened, '/api/projects/revit/any')).toEqual([]);
    expect(within(await card('Revit')).getByRole('button', { name: 'Download Revit' })).toBeEnabled();
  });
});

describe('The models for Revit', () => {
  const checks = (opened: Opened) => callsTo(opened, '/api/projects/revit/any').length;

  it('[DLV-010] are checked with the first health report', async () => {
    const opened = open();
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    expect(checks(opened)).toBe(0);
    notify(true);
    await waitFor(() => expect(checks(opened)).toBe(1));
    expect(await card('Revit')).toHaveTextContent('2 of 3 items have a Revit model');
  });

  it('are checked for every item, since those that were not selected before can be chosen later', async () => {
    const opened = open({}, 'items');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select EF-2 KRD140' }));
    await userEvent.click(screen.getByRole('tab', { name: /Deliverables/ }));
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    notify(true);
    await waitFor(() => expect(checks(opened)).toBe(1));
    const [check] = callsTo(opened, '/api/projects/revit/any');
    expect(check?.query.get('specificItemId')?.split(',')).toHaveLength(3);
  });

  it('[DLV-010] are checked after nine seconds without a report', async () => {
    jest.useFakeTimers();
    const opened = open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('region', { name: 'Revit' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(REVIT_CHECK_DELAY_MS - 1000));
    expect(checks(opened)).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(checks(opened)).toBe(1);
  });

  it('[DLV-011] are not downloaded where no item has one', async () => {
    open({ 'GET /api/projects/revit/any': () => ({ hasRevits: false, itemsWithRevits: [] }) });
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    notify(true);
    const button = within(await card('Revit')).getByRole('button', { name: 'Download Revit' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(await card('Revit')).toHaveTextContent('None of these items has a Revit model');
  });

  it('[ERR-052] count as absent when the check fails, and a message says so', async () => {
    const opened = open({ 'GET /api/projects/revit/any': () => new Response(null, { status: 500 }) });
    await waitFor(() => expect(mockHub.streams).toHaveLength(1));
    notify(true);
    await waitFor(() => expect(titles(opened)).toEqual(['Checking Revit Existence Failed']));
    const button = within(await card('Revit')).getByRole('button', { name: 'Download Revit' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('What goes on while something else is looked at', () => {
  it('[DLV-007] is a download: it ends in a file, and its button is busy when the tab is back', async () => {
    let finish: (response: Response) => void = () => undefined;
    const opened = open({ 'GET /api/projects/schedule': () => new Promise((resolve) => (finish = resolve)) });
    await generate('Schedule');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('tab', { name: /^Items/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Deliverables' }));
    const button = within(await card('Schedule')).getByRole('button', { name: 'Generating… Schedule' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish(file('schedule.pdf')));
    await waitFor(() => expect(saved).toEqual([{ name: 'schedule.pdf' }]));
    expect(titles(opened)).toContain('Schedule downloaded');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  });

  it('[DLV-006] is a preference for wiring: the last click counts, however slow the one before is', async () => {
    jest.useFakeTimers();
    const responses: (() => void)[] = [];
    const opened = open({
      'PUT /api/user/settings/togglePrewireSetting': () =>
        new Promise((resolve) => {
          user.includePreWire = !user.includePreWire;
          const { includePreWire } = user;
          responses.push(() => resolve({ includePreWire }));
        }),
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    fireEvent.click(screen.getByRole('button', { name: 'Download Submittal' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    const wiring = () => screen.getByRole('checkbox', { name: 'Wiring between unit and building' });
    for (let click = 0; click < 2; click += 1) {
      fireEvent.click(wiring());
      await act(() => jest.advanceTimersByTimeAsync(PREWIRE_DEBOUNCE_MS));
    }
    for (let call = 0; call < 2; call += 1) {
      responses[call]?.();
      await act(() => jest.advanceTimersByTimeAsync(100));
    }
    expect(callsTo(opened, '/api/user/settings/togglePrewireSetting')).toHaveLength(2);
    expect([user.includePreWire, (wiring() as HTMLInputElement).checked]).toEqual([false, false]);
  });
});
