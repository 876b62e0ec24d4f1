import { PageFrame } from '@specbuilder/shared-ui/page';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { PageTabPanel, PageTabs } from '@specbuilder/shared-ui/widgets';
import type { ComponentType } from 'react';
import { UTILITIES_MESSAGES } from '../../messages/utilities.generated.ts';
import { BrandsTab } from './brands/brands-tab.tsx';
import { CloneTab } from './clone-tab.tsx';
import { CurrenciesTab } from './currencies/currencies-tab.tsx';
import { IssuedTab } from './issued/issued-tab.tsx';
import { OutboxTab } from './outbox/outbox-tab.tsx';
import { RegionsTab } from './regions/regions-tab.tsx';
import { ReleasesTab } from './releases/releases-tab.tsx';
import { isUtilityTab, UTILITY_TABS, type UtilityTab } from './tabs.ts';

const CONTENT: Readonly<Record<UtilityTab, ComponentType>> = {
  clone: CloneTab,
  outbox: OutboxTab,
  issued: IssuedTab,
  remotes: ReleasesTab,
  currencies: CurrenciesTab,
  regions: RegionsTab,
  brands: BrandsTab,
};

const PANEL_ID = 'utility';

/** What administrators look after besides people. */
export function UtilitiesPage() {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const tab = isUtilityTab(named) ? named : UTILITY_TABS[0];
  const Content = CONTENT[tab];
  return (
    <Screen state="app.admin.utilities">
      <PageFrame title={UTILITIES_MESSAGES.title}>
        <PageTabs
          panelId={PANEL_ID}
          label={UTILITIES_MESSAGES.title}
          names={UTILITY_TABS}
          shown={tab}
          labelOf={(name) => UTILITIES_MESSAGES.tabs[name]}
          onChoose={(name) => setQuery({ tab: name }, { replace: true })}
        />
        <PageTabPanel id={PANEL_ID} shown={tab}>
          <Content />
        </PageTabPanel>
      </PageFrame>
    </Screen>
  );
}
