import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act } from '@testing-library/react';
import { useResetAtSignOut } from './use-reset-at-sign-out.ts';

function Page() {
  useResetAtSignOut();
  return null;
}

describe('the sizer at sign-out', () => {
  it.each([
    ['user', ['signedOut']],
    ['sessionEnded', ['signedOut']],
    ['expired', []],
  ] as const)('[EVT-085] broadcasts that its context is reset: %s', (reason, expected) => {
    const { platform } = renderWithPlatform(<Page />);
    const reasons: string[] = [];
    platform.bus.subscribe('sizer-context-reset', ({ payload }) => reasons.push(payload.reason));
    act(() => platform.bus.publish('user-signed-out', { reason }));
    expect(reasons).toEqual(expected);
  });
});
