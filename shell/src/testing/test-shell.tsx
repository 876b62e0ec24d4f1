import type { Currency, SalesRegion } from '@specbuilder/shared-contracts/api';
import { type CurrencyState, type RegionState, type Writable, writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { ThemeRoot } from '@specbuilder/shared-ui/core';
import { QueryClientProvider } from '@specbuilder/shared-ui/query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LaterServices } from '../own-area/later-services.ts';
import type { Shell } from '../shell.ts';

export interface TestShell {
  /** Has what own panels and menus read; routes, remotes and the like are not there. */
  readonly shell: Shell;
  readonly platform: TestPlatform;
  readonly region: Writable<RegionState>;
  readonly currency: Writable<CurrencyState>;
  readonly salesOffice: Writable<SalesRegion | null>;
  readonly currencies: Writable<readonly Currency[]>;
}

/** The shell as its own panels see it, on a test platform. */
export function createTestShell(
  options: TestPlatformOptions = {},
  later: Partial<Pick<LaterServices, 'region' | 'currency' | 'maps' | 'language' | 'languageState'>> = {},
): TestShell {
  const platform = createTestPlatform(options);
  const region = platform.region as Writable<RegionState>;
  const currency = platform.currency as Writable<CurrencyState>;
  const salesOffice = writable<SalesRegion | null>(null);
  const currencies = writable<readonly Currency[]>([]);
  const shell = {
    services: {
      ...platform,
      theme: { state: platform.theme },
      history: platform.navigation.history,
      conventions: {
        ...{ manufacturerLabelId: () => 1, isStoreView: () => false, userAgent: 'test', guestKey: 'test-guest' },
        accessToken: async () => null,
      },
    },
    storage: platform.storage,
    panels: { ...platform.panels, closeAll: () => undefined },
    platform: { shared: platform },
    later: { salesOffice, currencies, languageState: writable('en'), ...later },
  } as unknown as Shell;
  return { shell, platform, region, currency, salesOffice, currencies };
}

export function renderInShell({ platform }: TestShell, ui: ReactNode) {
  return render(
    <ThemeRoot settings={platform.settings.get()} theme={platform.theme.get()}>
      <QueryClientProvider client={platform.queries}>{ui}</QueryClientProvider>
    </ThemeRoot>,
  );
}
