import { createBus } from '@specbuilder/shared-contracts/events';
import { type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import { createCurrentProject } from './current-project.ts';

const KEY = 'specbuilder-projectContext.currentProject';
const kept = () => [window.sessionStorage.getItem(KEY), window.localStorage.getItem(KEY)];
const ANN = { userId: 'ann' } as SignedInUser;
const signedIn = {
  ...{ userId: 'ann', roles: [], salesRegions: [] },
  ...{ defaultSalesRegion: null, isExternal: false },
};

function openPage(user: SignedInUser | null = ANN) {
  const bus = createBus({ source: 'shell' });
  const project = createCurrentProject(bus, { user: writable(user) });
  return { bus, project };
}

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('The open project', () => {
  it.each(['user', 'sessionEnded'] as const)(
    '[AUT-012] is dropped at sign-out (%s), here and for the next visit',
    (reason) => {
      const { bus, project } = openPage();
      project.set('p1', 'selected');
      const received = jest.fn();
      project.subscribe(received);
      bus.publish('user-signed-out', { reason });
      expect([project.get(), ...kept()]).toEqual([null, null, null]);
      expect(received).toHaveBeenCalledWith(null);
      expect(openPage().project.get()).toBeNull();
    },
  );

  it('means nothing to a guest, and is there again when the same user signs in after an expiry', () => {
    const { bus, project } = openPage();
    project.set('p1', 'selected');
    bus.publish('user-signed-out', { reason: 'expired' });
    expect(project.get()).toBeNull();
    expect(openPage(null).project.get()).toBeNull();
    bus.publish('user-signed-in', signedIn);
    expect(project.get()).toBe('p1');
  });

  it('[A-171] is the one of this browser session, else the last one of the browser', () => {
    openPage().project.set('p1', 'selected');
    expect(kept()).toEqual(['p1', 'p1']);
    window.sessionStorage.clear();
    expect(openPage().project.get()).toBe('p1');
    window.sessionStorage.setItem(KEY, 'p2');
    expect(openPage().project.get()).toBe('p2');
  });

  it('is announced once for each change', () => {
    const { bus, project } = openPage();
    const received = jest.fn();
    bus.subscribe('current-project-changed', ({ payload }) => received(payload));
    project.set('p1', 'created');
    project.set('p1', 'selected');
    expect(received.mock.calls).toEqual([[{ projectId: 'p1', reason: 'created' }]]);
  });
});
