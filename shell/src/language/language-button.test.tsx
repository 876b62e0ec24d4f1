import { writable } from '@specbuilder/shared-contracts/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, renderInShell } from '../testing/test-shell.tsx';
import { LanguageButton } from './language-button.tsx';
import type { Language } from './language-state.ts';

it('[TRN-004] the toolbar offers both languages, the one in use ticked', async () => {
  const chosen: string[] = [];
  const languageState = writable<Language>('en');
  const language = async () => ({ choose: async (code: string) => void chosen.push(code) }) as never;
  const test = createTestShell({}, { language, languageState });
  renderInShell(test, <LanguageButton shell={test.shell} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Language: EN' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Switch to English' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await user.click(screen.getByRole('menuitemradio', { name: 'Traducir al Español' }));
  await waitFor(() => expect(chosen).toEqual(['es']));
});
