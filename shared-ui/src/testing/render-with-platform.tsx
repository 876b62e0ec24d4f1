import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { PlatformProvider, ThemeRoot } from '@specbuilder/shared-ui/core';
import { QueryClientProvider } from '@specbuilder/shared-ui/query';
import { SpaRouter } from '@specbuilder/shared-ui/router';
import { type RenderOptions, type RenderResult, render } from '@testing-library/react';
import { createStore, Provider as JotaiProvider } from 'jotai';
import type { ReactNode } from 'react';

export interface RenderedWithPlatform extends RenderResult {
  readonly platform: TestPlatform;
}

/** Renders a part of a remote as defineRemote would, on a test platform. */
export function renderWithPlatform(ui: ReactNode, options: TestPlatformOptions = {}): RenderedWithPlatform {
  const platform = createTestPlatform(options);
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <ThemeRoot settings={platform.settings.get()} theme={platform.theme.get()}>
        <QueryClientProvider client={platform.queries}>
          <JotaiProvider store={store}>
            <SpaRouter>{children}</SpaRouter>
          </JotaiProvider>
        </QueryClientProvider>
      </ThemeRoot>
    </PlatformProvider>
  );
  const rendering: Omit<RenderOptions, 'queries'> = { wrapper };
  return { ...render(ui, rendering), platform };
}
