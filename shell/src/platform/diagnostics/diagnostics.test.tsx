import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { createBus, sharedEventHub } from '@specbuilder/shared-contracts/events';
import { type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createTelemetry } from '../../composition/index.ts';
import { maySeeDiagnostics } from './diagnostics-access.ts';
import DiagnosticsGuard from './diagnostics-guard.tsx';
import { maskedPayload } from './masked-payload.ts';
import { remoteStates } from './remote-states.ts';

jest.mock('../../composition/index.ts', () => ({
  ...jest.requireActual('../../composition/telemetry.ts'),
  ...jest.requireActual('../../composition/registry.ts'),
}));

const remote = (name: string, version: string) =>
  ({ name, platform: '1.0.0', active: { version, federationName: `${name}_${version}` } }) as unknown as RegistryRemote;
const record = (name: string, version: string, code = 'loaded'): RemoteRecord => ({
  ...{ remote: name, version, code, message: 'after 1 tries', reportId: null },
  ...{ durationMs: 87, at: '2026-11-20T23:40:42.911Z' },
});
const DEVELOPER = { userId: 'd', roles: ['user', 'dev'] } as unknown as SignedInUser;
const ENGINEER = { userId: 'e', roles: ['user'] } as unknown as SignedInUser;

function openPage(user: SignedInUser | null, debug: boolean) {
  const settings = testSettings();
  const telemetry = createTelemetry(async () => undefined);
  const response = { ...settings, app: { ...settings.app, debug } };
  const remotes = [remote('mf-sizer', '1.1.0'), remote('mf-account', '1.0.0')];
  const test = createTestPage({ user }, { settings: writable(response), remotes, telemetry });
  renderInPage(test, <DiagnosticsGuard ports={test.ports} path="/diagnostics" onHome={() => undefined} />);
  return { ...test, telemetry };
}

describe('who may see the diagnostics', () => {
  const settings = testSettings();
  const withDebug = (debug: boolean) => ({ ...settings, app: { ...settings.app, debug } });

  it.each([
    ['a developer', DEVELOPER, false, true],
    ['an engineer', ENGINEER, false, false],
    ['a guest', null, false, false],
    ['anybody where debugging is on', null, true, true],
  ] as const)('%s', (_, user, debug, may) => expect(maySeeDiagnostics(withDebug(debug), user)).toBe(may));

  it('a guest sees that they need to sign in', async () => {
    openPage(null, false);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You need to sign in');
  });

  it('a user without the role is rejected', async () => {
    openPage(ENGINEER, false);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You don’t have access to this page');
  });
});

describe('what runs of each remote', () => {
  it('is read from the records of its loading', () => {
    const remotes = [remote('a', '1.1.0'), remote('b', '1.0.0'), remote('c', '2.0.0'), remote('d', '1.0.0')];
    const records = [
      record('a', '1.1.0', 'MFE-101'),
      record('a', '1.0.0'),
      record('b', '1.0.0'),
      record('d', '1.0.0', 'MFE-102'),
    ];
    expect(remoteStates(remotes, records).map(({ running, kind }) => [running, kind])).toEqual([
      ['1.0.0', 'fallback'],
      ['1.0.0', 'loaded'],
      [null, 'notLoaded'],
      [null, 'failed'],
    ]);
  });
});

describe('payloads', () => {
  it('contain no name or address of a person', () => {
    const payload = { userName: 'Maya', email: 'maya@a.test', stateName: 'app.x', note: 'ask maya@a.test', count: 2 };
    expect(maskedPayload(payload)).toBe(
      '{"userName":"•••","email":"•••","stateName":"app.x","note":"ask •••","count":2}',
    );
  });
});

describe('the diagnostics page', () => {
  it('shows versions, how remotes came, and the events on the bus while one looks', async () => {
    const { telemetry } = openPage(DEVELOPER, false);
    const registry = await screen.findByRole('grid', { name: 'Registry' });
    expect(within(registry).getByRole('row', { name: /mf-sizer.*1\.1\.0.*Not loaded/ })).toBeVisible();
    act(() => telemetry.report(record('mf-sizer', '1.1.0')));
    expect(within(registry).getByRole('row', { name: /mf-sizer.*87.*Loaded/ })).toBeVisible();
    const records = screen.getByRole('grid', { name: 'Federation records' });
    expect(within(records).getByRole('row', { name: /loaded.*mf-sizer 1\.1\.0/ })).toBeVisible();
    const bus = createBus({ source: 'mf-sizer', hub: sharedEventHub() });
    act(() => bus.publish('sizer-context-reset', { reason: 'newFan' }));
    const log = screen.getByRole('grid', { name: 'Bus log' });
    expect(within(log).getByRole('row', { name: /sizer-context-reset.*mf-sizer.*newFan/ })).toBeVisible();
  });

  it('finds events by name or sender and adds none while paused', async () => {
    const user = userEvent.setup();
    openPage(DEVELOPER, false);
    const bus = createBus({ source: 'mf-projects', hub: sharedEventHub() });
    act(() => bus.publish('project-created', { projectId: 'p1' }));
    const log = await screen.findByRole('grid', { name: 'Bus log' });
    await user.type(screen.getByRole('searchbox', { name: 'Event or sender' }), 'MF-projects');
    await waitFor(() => expect(within(log).getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => bus.publish('project-created', { projectId: 'p2' }));
    expect(within(log).getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(within(log).getAllByRole('row')).toHaveLength(3);
  });

  it('orders what came by how long it took', async () => {
    const user = userEvent.setup();
    const { telemetry } = openPage(DEVELOPER, false);
    for (const [name, durationMs] of [
      ['mf-sizer', 120],
      ['mf-account', 9],
      ['mf-projects', 87],
    ] as const) {
      telemetry.report({ ...record(name, '1.0.0'), durationMs });
    }
    const records = await screen.findByRole('grid', { name: 'Federation records' });
    await user.click(within(records).getByRole('button', { name: 'ms' }));
    const names = within(records).getAllByRole('row').slice(1);
    expect(names.map(({ textContent }) => /mf-[a-z]+/.exec(textContent ?? '')?.[0])).toEqual([
      'mf-account',
      'mf-projects',
      'mf-sizer',
    ]);
  });

  it('copies everything as text', async () => {
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { telemetry, platform } = openPage(DEVELOPER, false);
    telemetry.report(record('mf-account', '1.0.0', 'MFE-101'));
    await user.click(await screen.findByRole('button', { name: 'Copy report' }));
    await waitFor(() => expect(platform.shownToasts.map(({ title }) => title)).toEqual(['Report copied']));
    const [[report = ''] = []] = written.mock.calls;
    expect(report).toMatch(/mf-account\t-\t1\.0\.0\tmf-account_1\.0\.0\tfailed/);
    expect(report).toMatch(/MFE-101\tmf-account 1\.0\.0/);
  });
});
