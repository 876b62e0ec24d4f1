import { writable } from '@specbuilder/shared-contracts/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { LanguageButton } from './language-button.tsx';

it('[TRN-004] the toolbar offers both languages, the one in use ticked', async () => {
  const chosen: string[] = [];
  const language = writable('en');
  const languageService = async () => ({ choose: async (code: string) => void chosen.push(code) }) as never;
  const test = createTestPage({}, { language, languageService });
  renderInPage(test, <LanguageButton ports={test.ports} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Language: EN' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Switch to English' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await user.click(screen.getByRole('menuitemradio', { name: 'Traducir al Español' }));
  await waitFor(() => expect(chosen).toEqual(['es']));
});
