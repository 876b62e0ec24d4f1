import type { TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { Route, Routes } from '@specbuilder/shared-ui/router';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OptionsPage from '../src/configure/options/options-page.tsx';
import { type ItemServer, itemServer } from './item-server.ts';
import { ITEM_ID } from './items.ts';
import { REMOTES } from './page-options.ts';

interface RenderOptions extends TestPlatformOptions {
  readonly server?: ItemServer;
}

/** The options page of an item on the real client, over a server that the test drives. */
export function renderOptions({ server = itemServer(), responses, ...options }: RenderOptions = {}) {
  const rendered = renderWithPlatform(
    <Routes>
      <Route path="/fans/sizer/options/:fanItemId" element={<OptionsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path: `/fans/sizer/options/${ITEM_ID}`,
      remotes: REMOTES,
      ...options,
      responses: { ...server.responses, ...responses },
    },
  );
  return { ...rendered, server, user: userEvent.setup() };
}

/** The same once its groups are there. */
export async function openOptions(options: RenderOptions = {}) {
  const rendered = renderOptions(options);
  await screen.findByTestId('options-page');
  return rendered;
}
