import type { CustomerRecord } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { CUSTOMER_RECORD_MESSAGES } from '../messages/customer-record.generated.ts';
import { CUSTOMER_TABS, type CustomerTab, isCustomerTab } from './tabs.ts';

interface CustomerTabsProps {
  readonly tab: CustomerTab;
  /** Undefined while it loads: then the tabs have no counts. */
  readonly record: CustomerRecord | undefined;
  readonly onChoose: (tab: CustomerTab) => void;
}

const PANEL_ID = 'customer-tab';

/** What there is of a customer, with how much of it. */
export function CustomerTabs({ tab, record, onChoose }: CustomerTabsProps) {
  const styles = useStyles();
  return (
    <TabList
      className={styles.tabs}
      selectedValue={tab}
      onTabSelect={(_, { value }) => {
        if (isCustomerTab(value)) onChoose(value);
      }}
      aria-label={CUSTOMER_RECORD_MESSAGES.tabsLabel}
    >
      {CUSTOMER_TABS.map((name) => (
        <Tab key={name} id={tabId(name)} value={name} aria-controls={PANEL_ID}>
          {labelOf(name, record)}
        </Tab>
      ))}
    </TabList>
  );
}

function labelOf(tab: CustomerTab, record: CustomerRecord | undefined): string {
  const label = CUSTOMER_RECORD_MESSAGES.tabs[tab];
  if (tab === 'activity' || record === undefined) return label;
  return CUSTOMER_RECORD_MESSAGES.counted({ label, count: record[tab] });
}

export function TabPanel({ tab, children }: { readonly tab: CustomerTab; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.panel}>
      {children}
    </div>
  );
}

const tabId = (tab: CustomerTab): string => `${PANEL_ID}-${tab}`;

const useStyles = makeStyles({
  // The labels begin where the text above them does.
  tabs: { overflowX: 'auto', marginLeft: `calc(-1 * ${tokens.spacingHorizontalM})` },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});
