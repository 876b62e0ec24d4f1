import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { AccountPage } from '../src/account-page/account-page/account-page.tsx';
import { person, reads } from './account.ts';

/** The security tab of a signed-in user. */
export function openSecurity(responses: TestResponses) {
  const { platform } = renderWithPlatform(<AccountPage />, {
    ...{ user: person(false), path: '/accounts/edit?tab=security', responses: { ...reads, ...responses } },
  });
  return { platform, user: userEvent.setup() };
}

/** A server response that rejects a field. */
export const rejecting = (field: string, text: string) =>
  Response.json({ message: '', errors: { [field]: [text] }, modelState: { [field]: [text] } }, { status: 400 });
