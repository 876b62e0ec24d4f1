import type { SignedInUser, Writable } from '@specbuilder/shared-contracts/platform';
import { createTestPage } from '../../../test/test-ports.tsx';
import { type AssistanceDraft, restoreDraft, saveDraft } from './assistance-draft.ts';
import { ASSISTANCE } from './feature.ts';

const DRAFT = { assistanceRequest: 'EF-4 is too loud' } as AssistanceDraft;
const ANN = { userId: 'ann' } as SignedInUser;
const BOB = { userId: 'bob' } as SignedInUser;

function openPage(user: SignedInUser | null) {
  const { ports, platform } = createTestPage({ user });
  ASSISTANCE.start?.(ports);
  return { ...ports, user: platform.session.user as Writable<SignedInUser | null> };
}

describe('A draft that waits', () => {
  it('is handed out once', () => {
    const page = openPage(ANN);
    saveDraft(DRAFT, page);
    expect([restoreDraft(page), restoreDraft(page)]).toEqual([DRAFT, null]);
  });

  it('[AUT-012] goes with the user who signs out', () => {
    const page = openPage(ANN);
    saveDraft(DRAFT, page);
    page.bus.publish('user-signed-out', { reason: 'sessionEnded' });
    expect(restoreDraft(page)).toBeNull();
  });

  it('outlives an expiry for the same user alone', () => {
    const page = openPage(ANN);
    for (const [next, expected] of [
      [ANN, DRAFT],
      [BOB, null],
    ] as const) {
      page.user.set(ANN);
      saveDraft(DRAFT, page);
      page.bus.publish('user-signed-out', { reason: 'expired' });
      page.user.set(next);
      expect(restoreDraft(page)).toBe(expected);
    }
  });

  it('of a guest is theirs after they signed in', () => {
    const page = openPage(null);
    saveDraft(DRAFT, page);
    page.user.set(ANN);
    expect(restoreDraft(page)).toBe(DRAFT);
  });

  it('of a guest stays when the session of another tab ends', () => {
    const page = openPage(null);
    saveDraft(DRAFT, page);
    page.bus.publish('user-signed-out', { reason: 'sessionEnded' });
    expect(restoreDraft(page)).toBe(DRAFT);
  });

  it('adds no listener however often it is saved, and none waits on another page', () => {
    const page = openPage(ANN);
    const subscribe = jest.spyOn(page.bus, 'subscribe');
    for (let saved = 0; saved < 3; saved += 1) saveDraft(DRAFT, page);
    expect(subscribe).not.toHaveBeenCalled();
    expect(restoreDraft(openPage(ANN))).toBeNull();
  });
});
