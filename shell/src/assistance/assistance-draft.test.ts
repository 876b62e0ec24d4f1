import type { SignedInUser, Writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { type AssistanceDraft, restoreDraft, saveDraft } from './assistance-draft.ts';

const DRAFT = { assistanceRequest: 'EF-4 is too loud' } as AssistanceDraft;
const ANN = { userId: 'ann' } as SignedInUser;
const BOB = { userId: 'bob' } as SignedInUser;

function openPage(user: SignedInUser | null) {
  const platform = createTestPlatform({ user });
  return { ...platform, user: platform.session.user as Writable<SignedInUser | null> };
}

describe('A draft that waits', () => {
  it('is handed out once', () => {
    const page = openPage(ANN);
    saveDraft(DRAFT, page);
    expect([restoreDraft(page.session), restoreDraft(page.session)]).toEqual([DRAFT, null]);
  });

  it('[AUT-012] goes with the user who signs out', () => {
    const page = openPage(ANN);
    saveDraft(DRAFT, page);
    page.bus.publish('user-signed-out', { reason: 'sessionEnded' });
    expect(restoreDraft(page.session)).toBeNull();
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
      expect(restoreDraft(page.session)).toBe(expected);
    }
  });

  it('of a guest is theirs after they signed in', () => {
    const page = openPage(null);
    saveDraft(DRAFT, page);
    page.user.set(ANN);
    expect(restoreDraft(page.session)).toBe(DRAFT);
  });
});
