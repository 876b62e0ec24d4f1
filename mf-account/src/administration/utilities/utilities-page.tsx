import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
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
const idOf = (tab: UtilityTab) => `${PANEL_ID}-${tab}`;

/** What administrators look after besides people. */
export function UtilitiesPage() {
  const styles = useStyles();
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const tab = isUtilityTab(named) ? named : UTILITY_TABS[0];
  const Content = CONTENT[tab];
  return (
    <Screen state="app.admin.utilities">
      <PageFrame title={UTILITIES_MESSAGES.title}>
        <TabList
          className={styles.tabs}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setQuery({ tab: String(value) }, { replace: true })}
          aria-label={UTILITIES_MESSAGES.title}
        >
          {UTILITY_TABS.map((name) => (
            <Tab key={name} id={idOf(name)} value={name} aria-controls={PANEL_ID}>
              {UTILITIES_MESSAGES.tabs[name]}
            </Tab>
          ))}
        </TabList>
        <div id={PANEL_ID} role="tabpanel" aria-labelledby={idOf(tab)}>
          <Content />
        </div>
      </PageFrame>
    </Screen>
  );
}

/** The labels begin where the text above them does. */
const useStyles = makeStyles({ tabs: { overflowX: 'auto', marginLeft: `calc(-1 * ${tokens.spacingHorizontalM})` } });
