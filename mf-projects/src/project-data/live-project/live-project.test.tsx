import { PROJECT_HUB, type ProjectChanged } from '@specbuilder/shared-contracts/api';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { A, B, openItems, tags } from '../../../test/open-items.tsx';
import { PROJECT_ID } from '../../../test/projects.ts';

/** What the page does with a connection of the hub's library. */
const mockHub = {
  url: '',
  changeNumber: 7,
  invoked: [] as unknown[][],
  handlers: new Map<string, (message: unknown) => void>(),
  reconnected: (): void => undefined,
  stops: 0,
};
const mockConnection = {
  on: (name: string, handler: (message: unknown) => void) => void mockHub.handlers.set(name, handler),
  onreconnected: (handler: () => void) => {
    mockHub.reconnected = handler;
  },
  start: async () => undefined,
  stop: async () => {
    mockHub.stops += 1;
  },
  invoke: async (...call: unknown[]) => {
    mockHub.invoked.push(call);
    return { changeNumber: mockHub.changeNumber };
  },
};

jest.mock('@microsoft/signalr', () => ({
  LogLevel: { None: 6 },
  HubConnectionBuilder: class {
    withUrl(url: string) {
      mockHub.url = url;
      return this;
    }
    withAutomaticReconnect = () => this;
    configureLogging = () => this;
    build = () => mockConnection;
  },
}));

beforeEach(() => Object.assign(mockHub, { invoked: [], stops: 0, changeNumber: 7 }));

const ANNA = { projectId: PROJECT_ID, userId: 'a0000000-0000-4000-8000-000000000000', userName: 'Anna Bell' };
const say = (changeNumber: number, change: ProjectChanged['change'], who: object = ANNA) => {
  mockHub.changeNumber = changeNumber;
  act(() => mockHub.handlers.get(PROJECT_HUB.changed)?.({ ...ANNA, ...who, changeNumber, change }));
};
const cells = (item: string, ...changed: ('tag' | 'quantity' | 'notes')[]) =>
  ({ what: 'cells', item, count: 1, cells: changed }) as const;

async function openLive() {
  const opened = openItems({
    // Like the server, which counts at the moment of the request.
    get changeNumber() {
      return mockHub.changeNumber;
    },
  });
  await waitFor(() => expect(mockHub.invoked).toEqual([[PROJECT_HUB.watch, PROJECT_ID]]));
  const reads = () =>
    opened.platform.calls.filter(({ method, path }) => method === 'GET' && path === `/api/projects/${PROJECT_ID}`)
      .length;
  return { ...opened, reads };
}

afterEach(() => jest.restoreAllMocks());

describe('An open project that others change', () => {
  it('shows what they changed, and says who it was without taking the focus', async () => {
    const { setItems } = await openLive();
    const focused = document.activeElement;
    setItems((items) =>
      items.map((item) => (item.projectItemId === B ? { ...item, tag: 'EF-22', rowVersion: 2 } : item)),
    );
    say(8, cells('EF-22', 'tag'));
    await waitFor(() => expect(tags()).toContain('EF-22'));
    const notice = screen.getByText('Anna Bell changed the tag of EF-22');
    expect(notice).toHaveAttribute('role', 'status');
    expect(document.activeElement).toBe(focused);
  });

  it('is not read again for a change of the user’s own, whose response is there already', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { reads } = await openLive();
    const before = reads();
    say(8, cells('EF-1', 'tag'), { userId: TEST_USER.userId });
    await new Promise((done) => setTimeout(done, 200));
    expect(reads()).toBe(before);
    expect(screen.queryByText(/changed the tag/)).not.toBeInTheDocument();
  });

  it('follows what the user changes in another window, without a word about it', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { setItems } = await openLive();
    setItems((items) =>
      items.map((item) => (item.projectItemId === B ? { ...item, tag: 'EF-22', rowVersion: 2 } : item)),
    );
    say(8, cells('EF-22', 'tag'), { userId: TEST_USER.userId });
    await waitFor(() => expect(tags()).toContain('EF-22'));
    expect(screen.queryByText(/changed the tag/)).not.toBeInTheDocument();
  });

  it('catches up with what happened while the connection was lost', async () => {
    const { setItems } = await openLive();
    setItems((items) => items.filter(({ projectItemId }) => projectItemId !== A));
    mockHub.changeNumber = 12;
    act(() => mockHub.reconnected());
    await waitFor(() => expect(tags()).not.toContain('EF-1'));
  });

  it('reads the project again when the user loses access to it', async () => {
    const { reads } = await openLive();
    const before = reads();
    act(() => mockHub.handlers.get(PROJECT_HUB.closed)?.({ projectId: PROJECT_ID }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('is left with the page', async () => {
    const { unmount } = await openLive();
    unmount();
    expect(mockHub.stops).toBe(1);
  });
});
