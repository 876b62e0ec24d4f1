import type { Currency, SalesRegion } from '@specbuilder/shared-contracts/api';
import { type CurrencyState, type RegionState, type Writable, writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { ThemeRoot } from '@specbuilder/shared-ui/core';
import { QueryClientProvider } from '@specbuilder/shared-ui/query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Bound } from '../src/feature/compose.ts';
import type { FeaturePanel } from '../src/feature/define-feature.ts';
import type { Ports } from '../src/feature/ports.ts';
import { FEATURES } from '../src/host/features.ts';

export interface TestPage {
  /** What panels and menus of features need; routes, remotes and the like are not included. */
  readonly ports: Ports;
  readonly platform: TestPlatform;
  readonly region: Writable<RegionState>;
  readonly currency: Writable<CurrencyState>;
  readonly salesOffice: Writable<SalesRegion | null>;
  readonly currencies: Writable<readonly Currency[]>;
}

/** The ports of a page on a test platform, with the services a test brings. */
export function createTestPage(options: TestPlatformOptions = {}, services: Partial<Ports> = {}): TestPage {
  const platform = createTestPlatform(options);
  const region = platform.region as Writable<RegionState>;
  const currency = platform.currency as Writable<CurrencyState>;
  const salesOffice = writable<SalesRegion | null>(null);
  const currencies = writable<readonly Currency[]>([]);
  const ports = {
    ...platform,
    ...{ region, currency, salesOffice, currencies, language: writable('en'), assistanceDraft: writable(null) },
    theme: { state: platform.theme },
    history: platform.navigation.history,
    href: platform.navigation.href,
    conventions: {
      ...{ manufacturerLabelId: () => 1, isStoreView: () => false, userAgent: 'test', guestKey: () => 'test-guest' },
      accessToken: async () => null,
    },
    browserStorage: platform.storage,
    ...{ isStoreView: false, remotes: [], overrideOrigins: [], telemetry: {}, firstScreenIdle: Promise.resolve() },
    panels: { ...platform.panels, closeAll: () => undefined },
    ...services,
  } as unknown as Ports;
  return { ports, platform, region, currency, salesOffice, currencies };
}

export function renderInPage({ platform }: TestPage, ui: ReactNode) {
  return render(
    <ThemeRoot settings={platform.settings.get()} theme={platform.theme.get()}>
      <QueryClientProvider client={platform.queries}>{ui}</QueryClientProvider>
    </ThemeRoot>,
  );
}

/** Panels of all features, each with all ports. */
export function panelsOn(ports: Ports): readonly Bound<FeaturePanel>[] {
  return FEATURES.flatMap(({ panels = [] }) => panels.map((panel) => ({ ...panel, ports })));
}
